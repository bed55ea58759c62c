import { lostAfter, reseatLives } from '#lobby'
import { House, type Phone, tokenOf } from '../../room/test/house.ts'

/** All frames of an evening in which a room says everything that a room can say. */
export function framesOfAnEvening(): readonly string[] {
  const evening = new Evening()
  evening.gather()
  evening.play()
  evening.loseASeat()
  evening.end()
  const [house, ann] = House.of('Ann') as [House, Phone]
  house.lobby(ann, { type: 'leave' })
  return [...evening.house.frames, ...house.frames]
}

class Evening {
  readonly house = new House()
  phones: Phone[] = []
  readonly #gone = new Map<number, Phone>()
  #tablets = 0

  gather(): void {
    const { house } = this
    house.arrive(null)
    this.phones = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'].map((name) => house.sit(name))
    this.#lobby(7, { type: 'rename', name: 'Gustav' })
    this.#host({ type: 'remove', seat: 7 })
    this.#host({ type: 'arrange', order: [2, 1, 3, 4, 5, 6] })
    this.#host({ type: 'lock', locked: false })
    // Long enough for the room to begin a new chapter.
    for (let tap = 0; tap < 200; tap++) this.#host({ type: 'set-expected', players: tap % 2 === 0 ? 5 : null })
    this.#host({ type: 'pass-host', seat: 2 })
    this.#host({ type: 'leave' })
    this.#leave(1)
    house.wait(60_000)
    this.#back(1)
  }

  play(): void {
    const { house } = this
    house.lobby(this.#at(3), { type: 'play-again' })
    this.#host({ type: 'set-expected', players: 5 })
    this.#host({ type: 'start' })
    house.play(this.#seated, () => this.#game.leader !== null)
    house.send(this.#at(this.#game.leader as number), { type: 'draft', seats: [1, 3] })
    const tablet = house.arrive(tokenOf('Finns_tablet'))
    const code = house.ask(this.#at(6), { type: 'hand-over' })
    house.ask(tablet, { type: 'claim', code })
    this.phones.push(tablet)
  }

  /** Seat 4 is asked for again and again, until it is given away. */
  loseASeat(): void {
    const { house } = this
    this.#leave(4)
    house.wait(lostAfter)
    this.#ask(4)
    this.#say('refuse-reseat', 1)
    this.#ask(4)
    house.wait(reseatLives)
    this.#ask(4)
    this.#back(4)
    this.#leave(4)
    house.wait(lostAfter)
    this.phones.push(this.#ask(4))
    this.#say('confirm-reseat', 4)
  }

  end(): void {
    const { house } = this
    house.play(this.#seated, () => this.#game.phase === 'assassination')
    const idle = this.#seated.find(({ view, knower }) => !view.hand?.told?.dagger && knower.seat !== 1)
    const seat = idle?.knower.seat as number
    this.#leave(seat)
    house.wait(lostAfter)
    this.#ask(seat)
    house.play(this.#seated)
    this.#back(seat)
    this.#host({ type: 'play-again' })
    house.play(this.#seated)
    this.#host({ type: 'return-to-lobby' })
    this.#host({ type: 'start' })
    this.#host({ type: 'allow-watchers', allowed: false })
    house.arrive(tokenOf('Outside'))
    this.#host({ type: 'end-game' })
    house.lose()
  }

  get #seated(): Phone[] {
    return this.phones.filter(({ knower, closed }) => knower.seat !== null && closed === null)
  }

  get #game() {
    return (this.#seated[0] as Phone).view.open
  }

  #at(seat: number): Phone {
    const phone = this.#seated.find(({ knower }) => knower.seat === seat)
    if (phone === undefined) throw new Error(`nobody has seat ${seat}`)
    return phone
  }

  #lobby(seat: number, command: object): void {
    const answer = this.house.lobby(this.#at(seat), command)
    if (answer !== 'ok') throw new Error(`${JSON.stringify(command)}: ${answer}`)
  }

  #host(command: object): void {
    this.#lobby((this.#seated[0] as Phone).knower.lobby.open.host as number, command)
  }

  #leave(seat: number): void {
    const phone = this.#at(seat)
    this.phones = this.phones.filter((one) => one !== phone)
    this.#gone.set(seat, phone)
    this.house.leave(phone)
  }

  #back(seat: number): void {
    this.phones.push(this.house.back(this.#gone.get(seat) as Phone))
  }

  #ask(seat: number): Phone {
    const tablet = this.house.arrive(tokenOf(`Tablet${++this.#tablets}`))
    if (this.house.ask(tablet, { type: 'ask-seat', seat }) !== 'ok') throw new Error(`seat ${seat} cannot be asked for`)
    return tablet
  }

  /** Three of the four others are enough. */
  #say(type: 'confirm-reseat' | 'refuse-reseat', question: number): void {
    for (const seat of [1, 3, 5]) this.#lobby(seat, { type, question })
  }
}
