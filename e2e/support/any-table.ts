import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { KnownGame, Seat, Shape } from '#engine'
import type { Hands } from './hands.ts'
import { Headless, type Player } from './headless.ts'
import { Screen } from './screen.ts'
import { type GameSecrets, leaksIn } from './secrets.ts'
import type { Server } from './server.ts'
import { until } from './wait.ts'

type Options = Readonly<Record<string, boolean | string | number | null>>

export interface Seating {
  readonly players: number
  /** How many of them have a browser and join with it; the first of all is the host. */
  readonly phones?: number
  readonly options?: Options
  readonly names?: readonly string[]
  readonly context?: BrowserContextOptions
  readonly hands?: Hands
  /** Under which address the browsers come. */
  readonly address?: string
  /** A host without a screen deals. */
  readonly headlessHost?: boolean
}

/**
 * The smallest phone that people bring. Nothing moves in tests, so that nothing is caught half-way, and only a test of the
 * app without a line lets every new browser fetch the whole of it.
 */
const phoneContext: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
}

const defaultNames = ['Ana', 'Bo', 'Cleo', 'Dov', 'Elif', 'Finn', 'Gita', 'Hugo', 'Ines', 'Jun', 'Kofi', 'Lior']

/** A game in which each seat is told a role of its own. */
export interface HiddenRoles extends Shape {
  hand: { readonly told: { readonly role: string } | null }
}

type RoleOf<G extends HiddenRoles> = NonNullable<G['hand']['told']>['role']

/** A room with its players, some of them browsers, whatever they play. */
export abstract class AnyTable<G extends HiddenRoles, P extends Screen<G>> {
  readonly server: Server
  readonly browser: Browser
  readonly code: string
  readonly seating: Seating
  readonly phones: P[] = []
  readonly headless: Headless<G>[] = []
  /** Every page that ever looked at this room, also those without a seat. */
  readonly #heard: P[] = []

  protected constructor(server: Server, browser: Browser, code: string, seating: Seating) {
    this.server = server
    this.browser = browser
    this.code = code
    this.seating = seating
  }

  protected abstract readonly rules: KnownGame<G>

  /** Whether a seat that was asked has nothing left to answer. */
  hasAnswered({ view, seat }: Player<G>): boolean {
    if (!view) return false
    const asked = { ...view.open, voted: [], played: [], ballots: [] }
    const isDeclaration = (type: string) => type.startsWith('declare-')
    return this.rules.asked(asked, seat) !== null && this.rules.may(view, seat).every(isDeclaration)
  }

  /** What this game keeps secret. */
  protected abstract readonly secrets: GameSecrets

  /** A page as this game works it. */
  protected abstract screen(page: Page, name: string, hands?: Hands): P

  protected async fill(): Promise<this> {
    const { players, phones = 0, names = defaultNames, headlessHost = phones === 0 } = this.seating
    const isPhone = (at: number) => (headlessHost ? at > 0 && at <= phones : at < phones)
    for (const [at, name] of names.slice(0, players).entries()) {
      if (isPhone(at)) await (await this.newPhone(name)).sitDown(this.address)
      else await this.seat(name)
    }
    if (this.seating.options) await this.setOptions(this.seating.options)
    return this
  }

  get address(): string {
    return `${this.seating.address ?? this.server.address}/r/${this.code}`
  }

  get socketAddress(): string {
    return `${this.server.address.replace('http', 'ws')}/ws/${this.code}`
  }

  /** In the order of their seats. */
  get players(): Player<G>[] {
    return [...this.phones, ...this.headless].sort((one, other) => one.seat - other.seat)
  }

  get host(): Headless<G> {
    const [first] = this.headless
    if (first === undefined || this.seating.headlessHost === false) throw new Error('a person is the host here')
    return first
  }

  /** What everyone knows. */
  get open(): G['open'] {
    return this.players.find(({ isAway }) => !isAway)?.view?.open as G['open']
  }

  /** Each seat tells the tests its own role; no seat knows more than its card says. */
  get roles(): ReadonlyMap<Seat, RoleOf<G>> {
    return new Map(this.players.map(({ seat, view }): [Seat, RoleOf<G>] => [seat, view?.hand?.told?.role as RoleOf<G>]))
  }

  /** Whoever has this role. */
  holder(role: RoleOf<G>): Player<G> {
    const found = this.players.find(({ seat }) => this.roles.get(seat) === role)
    if (!found) throw new Error(`nobody has told that they are ${role}`)
    return found
  }

  get phone(): P {
    return this.phones[0] as P
  }

  async newPage(context: BrowserContextOptions = {}): Promise<Page> {
    return (await this.browser.newContext({ ...phoneContext, ...this.seating.context, ...context })).newPage()
  }

  async newPhone(name: string, context: BrowserContextOptions = {}): Promise<P> {
    const phone = await this.newOnlooker(name, context)
    this.phones.push(phone)
    return phone
  }

  /** A page of the room that has no seat. */
  async newOnlooker(name = 'onlooker', context: BrowserContextOptions = {}): Promise<P> {
    return this.hear(await this.newPage(context), name)
  }

  /** Whatever this page is sent from now on is judged at the end. */
  hear(page: Page, name: string): P {
    const phone = this.screen(page, name, this.seating.hands)
    this.#heard.push(phone)
    return phone
  }

  async seat(name: string): Promise<Headless<G>> {
    const headless = new Headless<G>(this.socketAddress, name)
    await headless.sitDown()
    this.headless.push(headless)
    return headless
  }

  /** Puts a browser in the place of a headless player, with the key to its seat: now this player has a screen. */
  async giveScreen(headless: Headless<G>, context: BrowserContextOptions = {}): Promise<P> {
    const phone = await this.newPhone(headless.name, context)
    const entry = [`roundtable/token/${this.code}`, JSON.stringify(headless.client.token)] as const
    await phone.context.addInitScript(([key, token]) => localStorage.setItem(key, token), entry)
    this.headless.splice(this.headless.indexOf(headless), 1)
    await phone.page.goto(this.address)
    await until(`${phone.name} is back`, () => phone.view !== null)
    headless.client.close()
    return phone
  }

  /** The same seat on another device, without a screen. */
  async secondDevice({ name, seat, page }: P): Promise<Headless<G>> {
    const token = await page.evaluate((code) => localStorage.getItem(`roundtable/token/${code}`), this.code)
    const device = new Headless<G>(this.socketAddress, name, JSON.parse(token ?? 'null'))
    await device.until(() => device.seat === seat)
    return device
  }

  /** Sets the table from the host's seat, on a second device where the host has a screen. */
  async setOptions(options: Options): Promise<void> {
    await this.asHost(async (device) => {
      for (const [id, value] of Object.entries(options)) await device.ask({ type: 'set-option', id, value })
    })
  }

  /** Does something from the host's seat, without a screen. */
  protected async asHost(deed: (device: Headless<G>) => Promise<void>): Promise<void> {
    const host = this.players.find(({ seat }) => seat === 1)
    const device = host instanceof Screen ? await this.secondDevice(host as P) : (host as Headless<G>)
    await deed(device)
    if (device !== host) device.client.close()
  }

  async deal(): Promise<void> {
    if (this.headless[0]?.seat === 1) await this.headless[0].ask({ type: 'start' })
    else await this.phone.tap(this.phone.button('Deal the roles'))
    await this.together()
  }

  /** Until everybody who is here knows of the same question, and their role. */
  async together(): Promise<void> {
    const here = () => this.players.filter(({ isAway }) => !isAway)
    await until('everybody is at the same question', () => {
      const [first, ...others] = here().map(
        ({ view, chapter }) => view && `${chapter}/${view.open.motion}/${view.open.phase}`,
      )
      return first !== null && others.every((one) => one === first)
    })
  }

  /** Whoever has no screen is offline for a while. */
  async whileOthersSleep(look: () => Promise<void>): Promise<void> {
    for (const one of this.headless) one.sleep()
    await until('all others are asleep', () => this.phone.ear.knower.present.length === this.phones.length)
    await look()
    for (const one of this.headless) one.wake()
    await this.together()
  }

  /** Nobody's browser was ever sent what it may not know, and no page went wrong. */
  async close(): Promise<void> {
    const tokens = [...this.headless.map(({ client }) => client.token as string), ...(await this.#storedTokens())]
    for (const { client } of this.headless) client.close()
    for (const phone of this.#heard) {
      expect(leaksIn(phone.ear.frames, tokens, this.secrets), `what ${phone.name} was sent`).toEqual([])
      expect(phone.errors, `errors on the page of ${phone.name}`).toEqual([])
      await phone.context.close()
    }
  }

  async #storedTokens(): Promise<string[]> {
    const read = (phone: P) =>
      phone.page
        .evaluate((code) => localStorage.getItem(`roundtable/token/${code}`) ?? 'null', this.code)
        .catch(() => 'null')
    const all = await Promise.all(this.#heard.map(read))
    return all.map((text) => JSON.parse(text) as string | null).filter((token) => token !== null)
  }
}
