import { expect, test } from 'vitest'
import { avalonTexts } from '#texts/avalon'
import { deal, dealt, five, printed, ten } from './test/parlour.ts'

test('TH-CLI-3 TH-CLI-8 Avalon has its roles, its first leader and the Lady', () => {
  const roles = '--roles=merlin,assassin,percival,morgana'
  const avalon = dealt('avalon', ...ten, roles, '--lady', '--seed', 'x')
  const { first, lady, players } = printed('avalon', ...ten, roles, '--lady', '--seed', 'x')
  expect(avalon.files['start']).toBe(`${first} proposes the first team.\n${lady} holds the Lady of the Lake.`)
  expect(ten[(ten.indexOf(first as string) + 9) % 10]).toBe(lady)
  for (const { name, names } of players.filter(({ role }) => role === 'merlin')) {
    expect(avalon.files[name]).toContain(avalonTexts['tell.evil']({ names: (names['evil'] as string[]).join(', ') }))
  }
  expect(avalon.files['DoNotOpen']).toMatch(/The Assassin: \w+$/)
  expect(dealt('avalon', ...five, '--roles=').files['DoNotOpen']).not.toContain('The Assassin:')
})

test('TH-CLI-9 a deal of Avalon that breaks a rule, and a role that it does not have, are refused with a sentence', () => {
  const err = 'Merlin is required when Percival is present.\n'
  expect(dealt('avalon', ...five, '--roles', 'percival')).toMatchObject({ code: 1, out: '', err })
  const said = deal('avalon', ...five, '--roles', 'merlin,lancelot')
  expect(said).toMatchObject({ code: 2, out: '' })
  expect(said.err.split('\n')[0]).toBe('--roles cannot be merlin,lancelot.')
})
