import { expect, test } from 'vitest'
import { begin, perform, seededChance } from '#engine'
import { type Role, roleNames, thavalon } from '#games/thavalon'
import { thavalonTexts as texts } from '#texts/thavalon'
import { Referee } from '../referee/referee.ts'
import { dealt, five, printed, ten } from './test/parlour.ts'

const seeds = Array.from({ length: 40 }, (_, at) => `deal ${at}`)
const roleText = (role: string): string => texts[`role.${role as Role}`]()

test('TH-CLI-1 TH-CLI-3 a folder has one file a player, who proposes first, and who was who', () => {
  const { code, files } = dealt('thavalon', ...five, '--seed', 'x')
  const { first, players } = printed('thavalon', ...five, '--seed', 'x')
  expect(code).toBe(0)
  expect(Object.keys(files).sort()).toEqual([...five, 'DoNotOpen', 'start'].sort())
  expect(files['start']).toBe(`${first} proposes the first team.`)
  const team = (side: string) => players.filter((one) => one.side === side)
  const rows = (side: string) => team(side).map(({ name, role }) => `  ${name}: ${roleText(role)}`)
  const assassin = players.find(({ dagger }) => dagger)?.name
  expect(files['DoNotOpen']?.split('\n').slice(1)).toEqual([
    ...['', 'Good:', ...rows('good'), '', 'Evil:', ...rows('evil')],
    ...['', `The Assassin: ${assassin}`],
  ])
  expect([team('good').length, team('evil').length]).toEqual([3, 2])
})

test('TH-CLI-2 TH-D-5 TH-S-1 each file tells the role, the side, what the role does and what it is told, to its reader', () => {
  const met = new Set<string>()
  for (const seed of seeds) {
    for (const names of [five, ten]) {
      const { files } = dealt('thavalon', ...names, '--seed', seed)
      for (const { name, role, side, ...told } of printed('thavalon', ...names, '--seed', seed).players) {
        const text = files[name] as string
        met.add(role)
        expect(text).toMatch(`${name}, you are ${roleText(role)}.\nYour side: ${side === 'good' ? 'Good' : 'Evil'}\n`)
        expect(text).toContain(texts[`role.${role as Role}.summary`]())
        const groups = Object.values(told.names).flatMap((group) => (Array.isArray(group) ? group : Object.keys(group)))
        const known = [...groups, ...(told.partner ? [told.partner] : [])]
        const lines = text.split('\n').slice(6).join('\n')
        expect(names.filter((other) => new RegExp(`\\b${other}\\b`).test(lines)).sort(), text).toEqual(known.sort())
        expect(lines.includes(texts['tell.dagger']())).toBe(told.dagger)
        for (const one of told.roles) expect(lines).toContain(roleText(one))
        for (const one of told.notices) expect(lines).toContain(texts[`tell.${one as 'sees-nobody'}`]())
      }
    }
  }
  expect(met).toEqual(new Set(roleNames))
})

/** What a line says, without the names that come after it. */
const start = (line: string): string => line.replace(/: .*/, ':')

test('TH-CLI-2 TH-S-1 TH-S-3 the cards of all roles read as they are told', () => {
  const cards = new Map<string, Set<string>>()
  for (const seed of seeds) {
    for (const names of [five, ten.slice(0, 7), ten]) {
      const { files } = dealt('thavalon', ...names, '--seed', seed)
      for (const text of names.map((name) => files[name] as string)) {
        const role = /you are (\w+)\./.exec(text)?.[1] as string
        const lines = text
          .split('\n')
          .slice(6)
          .filter((line) => line !== texts['tell.dagger']())
        cards.set(role, (cards.get(role) ?? new Set()).add(lines.map(start).join('|')))
      }
    }
  }
  const wizards = (['tell.wizards', 'tell.wizard'] as const).map((code) => start(texts[code]({ names: '' })))
  expect(cards.get('Percival')).toEqual(new Set([...wizards, start(texts['tell.sees-nobody']())]))
  expect(cards.get('Lancelot')).toEqual(new Set([texts['tell.nothing']()]))
  expect(cards.get('Titania')).toEqual(new Set([texts['tell.nothing']()]))
  expect(cards.get('Tristan')).toEqual(new Set(['The other Lover:']))
  expect(cards.get('Colgrevance')).toEqual(new Set(['Your Evil allies, with their roles:']))
  expect(cards.get('Nimue')).toEqual(new Set(['The other roles in the game:']))
  expect(cards.get('Arthur')).toEqual(new Set(['The other Good roles in the game:']))
  expect(cards.get('Merlin')).toEqual(new Set(['Evil, or Lancelot:']))
  const [mates, unseen, lookalike] = [
    'Your Evil allies are:',
    texts['tell.one-unseen-evil'](),
    texts['tell.one-not-evil'](),
  ]
  const shapes = [[mates], [mates, unseen], [mates, lookalike], [mates, lookalike, unseen]].map((one) => one.join('|'))
  expect(cards.get('Mordred')).toEqual(new Set(shapes))
})

test('TH-CLI-4 TH-D-4 the dealer draws as the game and the referee do, and one seed is one deal', () => {
  for (const seed of seeds) {
    const { first, players } = printed('thavalon', ...five, '--seed', seed)
    const chance = seededChance(seed)
    const setting = {
      seats: [1, 2, 3, 4, 5],
      options: { ...thavalon.options.defaults, seating: 'as-we-sit' as const },
      wishes: {},
    }
    const begun = begin(thavalon, setting, chance)
    if (!begun.ok) throw new Error(begun.refusal)
    let { state } = begun
    for (const seat of setting.seats) {
      const step = perform(thavalon, state, seat, { type: 'confirm-role', motion: 1 }, chance)
      if (step.ok) state = step.state
    }
    expect(players.map(({ role }) => role)).toEqual(Object.values(state.sealed.roles))
    expect(players.findIndex(({ dagger }) => dagger) + 1).toBe(state.sealed.dagger)
    expect(first).toBe(five[(state.open.leader as number) - 1])
    const referee = new Referee()
    referee.answer(JSON.stringify({ game: 'thavalon', players: five, seed }))
    expect(players.map(({ name, ...sight }) => sight)).toEqual(
      five.map((name) => JSON.parse(JSON.stringify(referee.answer(JSON.stringify({ sees: name }))))),
    )
  }
  expect(dealt('thavalon', ...ten, '--seed', 'x').files).toEqual(dealt('thavalon', ...ten, '--seed', 'x').files)
  const others = new Set(seeds.map((seed) => JSON.stringify(printed('thavalon', ...ten, '--seed', seed))))
  expect(others.size).toBe(seeds.length)
})

test('TH-CLI-4 TH-D-4 without a seed every deal is another, and everybody proposes first equally often', () => {
  const games = 1_500
  const firsts = Array.from({ length: games }, () => printed('thavalon', ...five).first as string)
  const sigma = Math.sqrt(games * 0.2 * 0.8)
  for (const name of five) {
    const count = firsts.filter((first) => first === name).length
    expect(Math.abs(count - games / 5)).toBeLessThan(5 * sigma)
  }
})

test('TH-CLI-7 the terminal says the same of every deal, and so does the list of the folder', () => {
  const said = seeds.map((seed) => {
    const { out, err, folder, files } = dealt('thavalon', ...ten, '--seed', seed)
    expect(roleNames.filter((role) => out.includes(roleText(role)))).toEqual([])
    return JSON.stringify([out.replaceAll(folder, 'game'), err, Object.keys(files)])
  })
  expect(new Set(said).size).toBe(1)
})

test('TH-CLI-8 TH-D-6 what a room warns of is said, and changes nothing', () => {
  expect(dealt('thavalon', ...five).out).not.toContain('balanced')
  expect(dealt('thavalon', ...ten.slice(0, 6))).toMatchObject({
    code: 0,
    out: expect.stringContaining('With 6 players'),
  })
  expect(dealt('thavalon', ...ten.slice(0, 9)).out).toContain('With 9 players')
  expect(dealt('thavalon', ...ten.slice(0, 9), '--nine-evil').out).not.toContain('With 9 players')
  const { players } = printed('thavalon', ...ten.slice(0, 9), '--nine-evil')
  expect(players.filter(({ side }) => side === 'evil')).toHaveLength(4)
})
