import { expect, test } from 'vitest'
import { unusedAndUnstyled } from './unused-classes.ts'

const page = (text: string, path = 'Page.svelte') => ({ path, text })
const styles = (text: string) => ({ path: 'styles.css', text })

test('UI-STYLES a class that nothing uses is found, in a stylesheet and behind a component', () => {
  expect(unusedAndUnstyled([styles('.old { color: red } .new { color: red }'), page('<p class="new"></p>')])).toEqual([
    'nothing uses .old of styles.css',
  ])
  expect(unusedAndUnstyled([page('<p><slot /></p><style>p :global(.old) { color: red }</style>')])).toEqual([
    'nothing uses .old of Page.svelte',
  ])
})

test('UI-STYLES a class that no style names is found, also where only another component names it for itself', () => {
  expect(unusedAndUnstyled([page('<p class="bare"></p>')])).toEqual(['no style reaches .bare of Page.svelte'])
  const own = page('<p class="mine"></p><style>.mine { color: red }</style>', 'Own.svelte')
  expect(unusedAndUnstyled([own, page('<p class="mine"></p>')])).toEqual(['no style reaches .mine of Page.svelte'])
})

test('UI-STYLES a class is used where it is worked out, handed on or added by a script', () => {
  const css = '.on, .seat, .arms-1, .is-open, .stage--low, .tv, .flat { color: red }'
  const svelte = `<script lang="ts">const { kind = \`arms-\${1 + 1}\` }: { kind?: string } = $props()</script>
    <p class={['seat', kind, kind === 'other' && 'on', { 'is-open': kind }]} class:flat={kind}></p>
    <Frame stageClass="stage--low" />`
  const script = { path: 'board.ts', text: "document.documentElement.classList.add('tv')" }
  expect(unusedAndUnstyled([styles(css), page(svelte), script])).toEqual([])
})
