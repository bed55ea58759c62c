import { expect, test } from 'vitest'
import { games } from '#games'
import { deal, dealt, five, ten } from './test/parlour.ts'

test('TH-CLI-9 what cannot be dealt is refused with a sentence, and leaves no folder', () => {
  const refusals: [sentence: string, args: string[]][] = [
    ['THavalon requires 5-10 players; you have 4.\n', ['thavalon', ...five.slice(1)]],
    ['THavalon requires 5-10 players; you have 11.\n', ['thavalon', ...ten, 'Kim']],
    ['THavalon requires 5-10 players; you have 0.\n', ['thavalon']],
  ]
  for (const [err, args] of refusals) {
    expect(dealt(...args)).toMatchObject({ code: 1, out: '', err })
    const [refusal] = [deal(...args, '--json')]
    expect(refusal).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(refusal.out)).toEqual({ refused: expect.stringMatching(/^[a-z-]+$/), why: err.trim() })
  }
})

test('TH-CLI-9 what was not understood is answered with a sentence and how to use the dealer', () => {
  const misuses: [sentence: string, args: string[]][] = [
    [`Please name a game: ${[...games.keys()].join(', ')}.`, []],
    [`Please name a game: ${[...games.keys()].join(', ')}.`, ['--json']],
    ['There is no game of that name here.', ['chess', ...five]],
    ['There is no game of that name here.', ['constructor', ...five]],
    ['--lady is no option of this deal.', ['thavalon', ...five, '--lady']],
    ['--constructor is no option of this deal.', ['thavalon', ...five, '--constructor']],
    ['-x is no option of this deal.', ['thavalon', ...five, '-x']],
    ['--angel cannot be yes.', ['mafia', ...five, '--angel=yes']],
    ['--evil cannot be many.', ['mafia', ...five, '--evil', 'many']],
    ['--seed needs a value.', ['mafia', ...five, '--seed']],
    ['--out needs a value.', ['mafia', ...five, '--out', '--angel']],
    ['With --json no folder is written, so --out has no place beside it.', ['mafia', ...five, '--json', '--out', 'x']],
  ]
  for (const [sentence, args] of misuses) {
    const said = deal(...args)
    expect(said, sentence).toMatchObject({ code: 2, out: '' })
    expect(said.err.split('\n')[0]).toBe(sentence)
    expect(said.err).toContain('Usage: roundtable deal')
  }
  const help = deal('--help')
  expect(deal('thavalon', '--json', '--', '--help', 'B', 'C', 'D', 'E').out).toContain('"name":"--help"')
  expect(help).toMatchObject({ code: 0, err: '' })
  for (const flag of ['--json', 'secret', '--nine-evil', '--roles=', '--bomber']) expect(help.out).toContain(flag)
})
