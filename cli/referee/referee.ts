import { type Chance, type Seat, seededChance } from '#engine'
import { cryptoChance } from '#hosts/shared'
import { refereeTexts } from '#texts'
import { Names } from '../names.ts'
import { spokenGames } from '../spoken-games.ts'
import { readNames } from './read-names.ts'
import { type Answer, type Fields, type GameUnderWay, isFields, type Refusal, type Starter } from './refereed.ts'
import { starterOf } from './starter.ts'

const starters: ReadonlyMap<unknown, Starter> = new Map([...spokenGames].map(([name, game]) => [name, starterOf(game)]))

/** Which further fields a line of each kind may carry. */
const lines: Readonly<Record<string, readonly string[]>> = {
  game: ['players', 'options', 'deal', 'seed'],
  by: ['do'],
  sees: [],
  status: [],
}

/** Plays scripted games through the real rules, one answer a line. */
export class Referee {
  #line = 0
  #game: GameUnderWay | null = null
  #names = new Names([])
  /** Whether some line was no line of a script at all. */
  failed = false

  answer(text: string): Answer | Refusal {
    this.#line++
    const fields = readObject(text)
    const [kind, ...others] = Object.keys(lines).filter((key) => fields !== null && Object.hasOwn(fields, key))
    if (fields === null || kind === undefined || others.length > 0) return this.#error(fields)
    if (kind === 'game') this.#game = null
    const known = [kind, ...(lines[kind] ?? [])]
    if (!Object.keys(fields).every((field) => known.includes(field))) return refused('malformed')
    return this.#reply(kind, fields)
  }

  #reply(kind: string, fields: Fields): Answer | Refusal {
    if (kind === 'game') return this.#start(fields)
    if (this.#game === null) return refused('no-game')
    if (kind === 'by') return this.#do(this.#game, fields)
    if (kind === 'status') return fields['status'] === true ? this.#game.status() : refused('malformed')
    const seat = this.#names.seatOf(fields['sees'])
    return seat === null ? refused('unknown-player') : this.#game.sees(seat)
  }

  #start({ game, players, options = {}, deal = {}, seed }: Fields): Answer | Refusal {
    const start = starters.get(game)
    if (!start) return refused('unknown-game')
    const names = readNames(players)
    if (names === null) return refused('bad-names')
    const chance = readChance(seed)
    if (chance === null) return refused('malformed')
    const begun = start({ names, options, deal, chance })
    if ('refused' in begun) return begun
    this.#game = begun
    this.#names = names
    return { started: true }
  }

  #do(game: GameUnderWay, { by, do: command }: Fields): Answer | Refusal {
    const actor = by === 'host' || by === 'clock' ? by : this.#names.seatOf(by)
    if (actor === null) return refused('unknown-player')
    if (!isFields(command)) return refused('malformed')
    return game.do(actor satisfies Seat | 'host' | 'clock', command)
  }

  #error(fields: Fields | null): Answer {
    this.failed = true
    return { error: refereeTexts[fields === null ? 'not-json' : 'not-a-line'](), line: this.#line }
  }
}

function refused(code: keyof typeof refereeTexts): Refusal {
  return { refused: code, why: refereeTexts[code]() }
}

/** Without a seed the luck is real; time stands still, for only a tick moves it. */
function readChance(seed: unknown): Chance | null {
  if (seed === undefined) return { now: 0, byte: cryptoChance().byte }
  return typeof seed === 'string' || typeof seed === 'number' ? seededChance(String(seed)) : null
}

function readObject(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}
