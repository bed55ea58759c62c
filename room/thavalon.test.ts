import { expect, test } from 'vitest'
import { type Card, type ThavalonView, teamSize } from '#games/thavalon'
import { House, type Phone } from './test/house.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugh']

const viewOf = (phone: Phone) => phone.view as unknown as ThavalonView
const open = (phone: Phone) => viewOf(phone).open
const seatOf = ({ knower }: Phone) => knower.seat as number

/** A room of eight with somebody who can turn a mission round and another who can fail it. */
class Eight {
  readonly house: House
  readonly phones: readonly Phone[]
  reverser = 0
  failer = 0

  constructor() {
    const [house, ...phones] = House.of(...names)
    this.house = house
    this.phones = phones
    house.lobby(this.#ann, { type: 'choose-game', game: 'thavalon' })
    while (!this.#deal()) house.lobby(this.#ann, { type: 'end-game' })
    for (const phone of phones) house.do(phone, 'game', { type: 'confirm-role' })
  }

  get #ann(): Phone {
    return this.phones[0] as Phone
  }

  get open(): ThavalonView['open'] {
    return open(this.#ann)
  }

  #deal(): boolean {
    expect(this.house.lobby(this.#ann, { type: 'start' })).toBe('ok')
    const told = this.phones.map((phone) => viewOf(phone).hand?.told)
    const isReverser = (role = '') => role === 'lancelot' || role === 'maelagant'
    this.reverser = told.findIndex((card) => isReverser(card?.role)) + 1
    this.failer = told.findIndex((card, at) => card?.side === 'evil' && at + 1 !== this.reverser) + 1
    return this.reverser > 0
  }

  phone(seat: number): Phone {
    return this.phones.find((one) => seatOf(one) === seat) as Phone
  }

  propose(): void {
    const others = this.open.seats.filter((seat) => seat !== this.reverser && seat !== this.failer)
    const team = [this.reverser, this.failer, ...others].slice(0, teamSize(8, this.open.quest))
    expect(this.house.do(this.phone(this.open.leader as number), 'game', { type: 'propose', team })).toBe('ok')
  }

  openVote(): string | undefined {
    return this.house.do(this.phone(this.open.leader as number), 'game', { type: 'open-vote' })
  }

  /** The mission succeeds though a Fail is played: a Reverse turns it round. */
  turnedMission(): void {
    for (const phone of this.phones) this.house.do(phone, 'game', { type: 'vote', approve: true })
    for (const seat of this.open.team) {
      const cards = { [this.reverser]: 'reverse', [this.failer]: 'fail' } satisfies Record<number, Card>
      const card = cards[seat] ?? (viewOf(this.phone(seat)).hand?.told?.role === 'agravaine' ? 'fail' : 'success')
      expect(this.house.do(this.phone(seat), 'game', { type: 'play', card })).toBe('ok')
    }
  }
}

test('TH-P-7 TH-A-1 TH-A-4 the server’s clock ends the hold before a vote, and the wait before the assassination', () => {
  const table = new Eight()
  const { house } = table
  for (let mission = 1; mission <= 3; mission++) {
    table.propose()
    if (mission > 1) {
      expect(table.openVote()).toBe('window-still-open')
      house.wait(11_999)
      expect(table.openVote()).toBe('window-still-open')
      house.wait(1)
    }
    expect(table.openVote()).toBe('ok')
    table.turnedMission()
    expect(table.open).toMatchObject({ phase: 'quest_results', window: true, hold: house.now + 15_000 })
    house.wait(3_000)
  }
  expect(table.open).toMatchObject({ phase: 'agravaine_window', deadline: house.now + 30_000 })
  house.wait(29_999)
  expect(table.open.phase).toBe('agravaine_window')
  house.wait(1)
  expect(table.open.phase).toBe('assassination')
  expect(house.alarm).toBeNull()
})
