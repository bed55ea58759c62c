import { Voters, votersInARoom } from './voters.ts'

export class BareVoters extends Voters {
  readonly #room: string

  private constructor(room: string) {
    super()
    this.#room = room
  }

  static async sitDown(port: number, number: number): Promise<BareVoters> {
    const voters = new BareVoters(`room${number}`)
    for (let voter = 0; voter < votersInARoom; voter++) await voters.open(`ws://127.0.0.1:${port}/room${number}`)
    return voters
  }

  override async ready(): Promise<void> {}

  protected override ballot(): string {
    return JSON.stringify(['vote', this.#room, 0])
  }
}
