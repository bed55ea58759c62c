import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Chance, seededChance } from '#engine'
import { type Role, roleNames, sideOf } from '#games/avalon'
import { cliTexts } from '#texts'
import { avalonTexts } from '#texts/avalon'
import { avalonLogTexts } from '#texts/avalon-log'
import { playDemo } from './demo.ts'

const texts = { ...avalonTexts, ...avalonLogTexts }
const seeds = Array.from({ length: 200 }, (_, at) => `demo ${at}`)
/** Far more than any game draws; a demo that never ends would draw for ever. */
const enoughBytes = 200_000

function mortalChance(seed: string): Chance {
  const { now, byte } = seededChance(seed)
  let drawn = 0
  const next = () => {
    if (++drawn > enoughBytes) throw new Error(`the demo of ${seed} does not end`)
    return byte()
  }
  return { now, byte: next }
}

interface Demo {
  readonly me: string
  readonly names: readonly string[]
  /** As the end opens them. */
  readonly roles: ReadonlyMap<string, Role>
  /** The heading and the own role card. */
  readonly card: readonly string[]
  /** What the table saw and heard before the end. */
  readonly table: readonly string[]
  readonly end: readonly string[]
}

const roleOf = (text: string): Role => roleNames.find((role) => texts[`role.${role}`]() === text) as Role
const reasons: readonly string[] = (['sabotage', 'chaos', 'quests', 'assassination', 'spared'] as const).map((one) =>
  texts[`reason.${one}`](),
)
const begins = texts['event.GameStarted']({ players: 7 })
const seated = texts['event.TableSeated']({ names: '' }).replace('.', '')

/** One demo, taken apart. */
function demoOf(seed: string): Demo {
  const lines = [...playDemo(mortalChance(seed))]
  const rows = lines.slice(lines.indexOf(`${texts['demo.roles']()}:`) + 1).map((line) => line.trim().split(': '))
  const names = rows.map(([name]) => name as string)
  const struck = new Set(names.flatMap((by) => names.flatMap((target) => struckLines(by, target))))
  const endAt = lines.findIndex((line) => struck.has(line) || reasons.includes(line))
  const tableAt = lines.findIndex((line) => line.startsWith(seated))
  return {
    me: names.find((name) => lines[0] === cliTexts['table-heading']({ name })) as string,
    names,
    roles: new Map(rows.map(([name, role]) => [name as string, roleOf(role as string)])),
    card: lines.slice(0, tableAt),
    table: lines.slice(tableAt, endAt),
    end: lines.slice(endAt),
  }
}

function struckLines(by: string, target: string): string[] {
  return [texts['event.AssassinFound']({ by, target }), texts['event.AssassinMissed']({ by, target })]
}

const demos = seeds.map(demoOf)
const hasWord = (line: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(line)
const hasRole = (line: string): boolean => roleNames.some((role) => line.includes(texts[`role.${role}`]()))
const others = ({ names, me }: Demo, line: string): string[] =>
  names.filter((name) => name !== me && hasWord(line, name))

describe('the demo tells only what one seat may know', () => {
  test('AC6.8 FR-345 the demo always comes to an end, and its last lines open all the roles', () => {
    const dealt: Role[] = ['merlin', 'percival', 'loyal', 'loyal', 'assassin', 'morgana', 'minion']
    for (const { roles, end } of demos) {
      expect([...roles.values()].sort()).toEqual(dealt.toSorted())
      expect(end.filter((line) => reasons.includes(line))).toHaveLength(1)
      expect(end.slice(-8)[0]).toBe(`${texts['demo.roles']()}:`)
    }
  })

  test('AC6.9 the demo is told from every chair, and explains every ending that a table with Merlin has', () => {
    expect(new Set(demos.map(({ me }) => me)).size).toBe(7)
    expect(new Set(demos.map(({ me, roles }) => roles.get(me))).size).toBe(6)
    const why: string[] = (['sabotage', 'chaos', 'assassination', 'spared'] as const).map((one) =>
      texts[`reason.${one}.why`](),
    )
    expect(why.filter((line) => !demos.some(({ end }) => end.includes(line)))).toEqual([])
  })

  test('AV-RANDOM the demo has no luck but what it is given: with the same it is the same', () => {
    expect([...playDemo(seededChance('again'))]).toEqual([...playDemo(seededChance('again'))])
    expect([...playDemo(seededChance('again'))]).not.toEqual([...playDemo(seededChance('other'))])
  })

  test('AV-SIGHT the demo begins with the card of its own seat, and the card is true', () => {
    for (const { me, roles, card } of demos) {
      const role = roles.get(me) as Role
      const [side, text] = [texts[`side.${sideOf(role)}`](), texts[`role.${role}`]()]
      expect(card.slice(0, 4)).toEqual([
        cliTexts['table-heading']({ name: me }),
        begins,
        '',
        texts['demo.you']({ name: me, role: text, side }),
      ])
    }
  })

  test('AV-SIGHT the card names the others that its role may know, and nobody else', () => {
    for (const demo of demos) {
      const { me, roles, card } = demo
      const role = roles.get(me) as Role
      const evil = (name: string) => sideOf(roles.get(name) as Role) === 'evil'
      const known = demo.names.filter((name) => name !== me && mayKnow(role, roles.get(name) as Role, evil(name)))
      expect(others(demo, card.join('\n')).sort()).toEqual(known.sort())
    }
  })

  test('AV-EVENTS no line before the end names the role of another seat', () => {
    for (const demo of demos) {
      const isPercival = demo.roles.get(demo.me) === 'percival'
      const telling = [...demo.card, ...demo.table].filter((line) => hasRole(line) && others(demo, line).length > 0)
      // Percival is told two names and two roles, never which is whose.
      const [morgana, merlin] = [...demo.roles].filter(([, role]) => isWizard(role)).map(([name]) => name)
      const orders = [`${morgana}, ${merlin}`, `${merlin}, ${morgana}`]
      const wizards: string[] = orders.map((names) => texts['tell.wizards']({ names }))
      expect(telling.filter((line) => !(isPercival && wizards.includes(line)))).toEqual([])
    }
  })

  test('AV-EVENTS at the table no role is spoken of but the Assassin, when the time has come', () => {
    const spoken = new Set(demos.flatMap(({ table }) => table.filter(hasRole)))
    expect([...spoken]).toEqual([texts['event.AssassinationBegan']()])
  })

  test('AV-LADY at the table a side is told only to the seat that held the Lady of the Lake, and truly', () => {
    let told = 0
    for (const { me, names, roles, table } of demos) {
      const answers = table.filter((line) => names.some((name) => sideLines(name).includes(line)))
      const mine = names.filter((target) => table.includes(texts['event.PlayerExamined']({ by: me, target })))
      const truths = mine.map((name) => sideLine(name, sideOf(roles.get(name) as Role)))
      expect(answers.sort()).toEqual(truths.sort())
      told += answers.length
    }
    expect(told).toBeGreaterThan(0)
  })

  test('AC6.8 the demo runs from the command line', () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'demo'], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n').at(-8)).toBe(`${texts['demo.roles']()}:`)
  })
})

const isWizard = (role: Role): boolean => role === 'merlin' || role === 'morgana'

function mayKnow(role: Role, other: Role, otherIsEvil: boolean): boolean {
  if (role === 'percival') return isWizard(other)
  return otherIsEvil && (role === 'merlin' || sideOf(role) === 'evil')
}

function sideLine(name: string, side: 'good' | 'evil'): string {
  return texts['event.LadyAnswered']({ name, side: texts[`side.${side}`]() })
}

function sideLines(name: string): string[] {
  return [sideLine(name, 'good'), sideLine(name, 'evil')]
}
