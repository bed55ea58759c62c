// The classes of the app's styles and of its pages: neither is there without the other.
import { globSync, readFileSync } from 'node:fs'
import { parse, parseCss } from 'svelte/compiler'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function* within(node: Node, isLeftOut: (node: Node) => boolean = () => false): Generator<Node> {
  if (isLeftOut(node)) return
  yield node
  for (const child of Object.values(node)) if (isNode(child)) yield* within(child, isLeftOut)
}

/** In the place of what is only known on the page. */
const anything = '*'

/** A text as it is written. */
function textOf(node: Node): string | null {
  if (node['type'] === 'Text') return String(node['data'])
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node['type'] !== 'TemplateLiteral') return null
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(anything)
}

/** The texts that an attribute may become. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return []
  if (Array.isArray(value)) {
    const isMixed = value.length > 1 && value.some(({ type }) => type === 'Text')
    return isMixed ? [value.map((part) => textOf(part) ?? anything).join('')] : value.flatMap(textsOf)
  }
  const text = textOf(value)
  if (text !== null) return [text]
  // What a condition compares with is no class.
  const { expression, consequent, alternate, left, right, elements, properties } = value
  if (value['type'] === 'BinaryExpression') return []
  const keys = ((properties ?? []) as { key: Node }[]).map(({ key }) => String(key['name'] ?? key['value']))
  return [...keys, ...[expression, consequent, alternate, left, right, elements].flatMap(textsOf)]
}

const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)

function isClass({ type, name }: Node): boolean {
  return type === 'ClassDirective' || (type === 'Attribute' && name === 'class')
}

/** `element.classList.add('name')` and its like. */
function isListed({ type, callee }: Node): boolean {
  const { object } = isNode(callee) ? callee : {}
  return (
    type === 'CallExpression' &&
    isNode(object) &&
    isNode(object['property']) &&
    object['property']['name'] === 'classList'
  )
}

/** What stands in the classes of a page's elements. */
function classesIn(page: Node): string[] {
  const all = [...within(page)]
  const listed = all.filter(isListed).flatMap((call) => textsOf(call['arguments']))
  const written = all
    .filter(isClass)
    .flatMap(({ value, name }) => (value === undefined ? [String(name)] : textsOf(value)))
  return words([...listed, ...written])
}

/** What else may be handed on as a class; a dash tells it from common words. */
function dashedIn(page: Node): string[] {
  const rest = [...within(page, (node) => node['type'] === 'StyleSheet' || node['name'] === 'class')]
  return words(rest.flatMap((node) => textOf(node) ?? [])).filter((word) => word.includes('-'))
}

function namedIn(styles: Node): string[] {
  const selectors = [...within(styles)].filter(({ type }) => type === 'ClassSelector')
  return [...new Set(selectors.map(({ name }) => String(name)))]
}

/** What a component styles in others. */
function namedForAll(styles: Node): string[] {
  const everywhere = [...within(styles)].filter(({ type, name }) => type === 'PseudoClassSelector' && name === 'global')
  return everywhere.flatMap(namedIn)
}

interface File {
  readonly path: string
  readonly text: string
}

function read({ path, text }: File): Node {
  if (path.endsWith('.css')) return { css: parseCss(text) }
  return { ...parse(path.endsWith('.ts') ? `<script lang="ts">${text}</script>` : text, { modern: true }) }
}

/** A sentence for each class that a style names and no page uses, or a page uses and no style reaches. */
export function unusedAndUnstyled(files: readonly File[]): string[] {
  const pages = files.map((file) => ({ path: file.path, page: read(file) }))
  const used = new Set(pages.flatMap(({ page }) => [...classesIn(page), ...dashedIn(page)]))
  const stems = [...used].filter((word) => word.includes(anything) && word !== anything)
  const patterns = stems.map((stem) => new RegExp(`^${stem.replaceAll(anything, '[\\w-]+')}$`))
  const isUsed = (name: string) => used.has(name) || patterns.some((pattern) => pattern.test(name))
  const styled = pages.flatMap(({ path, page }) => {
    const css = page['css'] as Node | null
    return css ? [{ path, names: namedIn(css), forAll: path.endsWith('.css') ? namedIn(css) : namedForAll(css) }] : []
  })
  const everywhere = new Set(styled.flatMap(({ forAll }) => forAll))
  const ownOf = (path: string) => styled.find((one) => one.path === path)?.names ?? []
  return [
    ...styled.flatMap(({ path, names }) =>
      names.filter((name) => !isUsed(name)).map((name) => `nothing uses .${name} of ${path}`),
    ),
    ...pages.flatMap(({ path, page }) => {
      const isStyled = (name: string) => everywhere.has(name) || ownOf(path).includes(name)
      const unstyled = new Set(classesIn(page).filter((name) => !name.includes(anything) && !isStyled(name)))
      return [...unstyled].map((name) => `no style reaches .${name} of ${path}`)
    }),
  ]
}

if (import.meta.main) {
  const paths = globSync('web/src/**/*.{css,svelte,ts,html}').filter((path) => !path.endsWith('.test.ts'))
  const complaints = unusedAndUnstyled(paths.sort().map((path) => ({ path, text: readFileSync(path, 'utf8') })))
  for (const complaint of complaints) console.log(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
