import type { ClientPorts } from '#client'
import { type ClientMessage, isEvent, pingEvery, readFrame, type ServerMessage, type Welcome } from '#protocol'

type Asking = Extract<ClientMessage, { readonly id: string }>

interface Asked {
  readonly message: Asking
  /** In which chapter it was first sent. */
  readonly chapter: number
  sent: number
}

/** Stands between a client and its socket, and writes down what was asked, answered and told. */
export class Witness {
  readonly asked = new Map<string, Asked>()
  readonly taken = new Set<string>()
  readonly refused = new Map<string, string>()
  /** Every chapter's events in the order in which they were told, however often. */
  readonly told = new Map<number, string[]>()
  readonly notices: string[] = []
  readonly problems: string[] = []
  #chapter = 0
  #at = 0

  get unanswered(): number {
    return this.asked.size - this.taken.size - this.refused.size
  }

  get resent(): number {
    return [...this.asked.values()].filter(({ sent }) => sent > 1).length
  }

  /** The same ports, overheard, with waits of `longest` milliseconds at most. */
  ports(ports: ClientPorts, longest: number): ClientPorts {
    return {
      connect: (events) => {
        const socket = ports.connect({
          ...events,
          received: (text) => {
            for (const message of readFrame(text)) this.#hear(message)
            events.received(text)
          },
        })
        return {
          send: (text) => {
            this.#note(JSON.parse(text) as ClientMessage)
            socket.send(text)
          },
          close: () => socket.close(),
        }
      },
      later: (milliseconds, callback) =>
        ports.later(milliseconds < pingEvery ? Math.min(milliseconds / 10, longest) : milliseconds, callback),
      random: (count) => ports.random(count),
    }
  }

  #note(message: ClientMessage): void {
    if (!('id' in message)) return
    const asked = this.asked.get(message.id) ?? { message, chapter: this.#chapter, sent: 0 }
    asked.sent++
    this.asked.set(message.id, asked)
  }

  #hear(message: ServerMessage): void {
    const [type, first, second] = message
    if (isEvent(message)) this.#hearEvent(message)
    else if (type === 'ok') this.#answered(first as string, () => this.taken.add(first as string))
    else if (type === 'no') this.#answered(first as string, () => this.refused.set(first as string, second as string))
    else if (type === 'told') this.notices.push(first as string)
    else if (type === 'welcome') this.#stand(first as Welcome)
  }

  /** What was answered once may be answered again, for it may have been sent twice; only the first answer counts. */
  #answered(id: string, keep: () => void): void {
    if (!this.asked.has(id)) this.problems.push(`an answer to ${id}, which was never asked`)
    if (!this.taken.has(id) && !this.refused.has(id)) keep()
  }

  #stand({ chapter, from }: Welcome): void {
    this.#chapter = chapter
    this.#at = from
  }

  #hearEvent(message: ServerMessage): void {
    if (message[0] === 'ChapterOpened') {
      this.#chapter = (message[1] as { readonly motion: number }).motion
      this.#at = 0
    }
    const told = this.told.get(this.#chapter) ?? []
    this.told.set(this.#chapter, told)
    const text = JSON.stringify(message)
    const before = told[this.#at]
    if (before !== undefined && before !== text) this.problems.push(`told ${text} where it was told ${before}`)
    if (this.#at > told.length) this.problems.push(`a gap before ${text}`)
    told[this.#at++] = text
  }
}
