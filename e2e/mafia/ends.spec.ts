import type { Mafia, Role } from '#games/mafia'
import { mafiaTexts } from '#texts/mafia'
import { keys } from '../support/hands.ts'
import type { Headless } from '../support/headless.ts'
import { expect } from '../support/test.ts'
import { victim } from './course.ts'
import type { MafiaPhone } from './phone.ts'
import { test } from './test.ts'

type Nobody = Headless<Mafia>

const roleWord = (role: Role) => mafiaTexts[`role.${role}`]()

test('MA-PLAY MA-W10 MA-W9 with only a Minion left, the host may end in a draw after three quiet rounds, and not before', async ({
  seatMafia,
}) => {
  test.setTimeout(240_000)
  const table = await seatMafia({ players: 6, phones: 2, options: { evil: 2, minion: 1 } })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  const course = { days: ['mafia'] } as const
  const offer = 'End in a draw'
  await table.deal()
  await table.playTo('night', course, {
    night: 5,
    before: async ({ night }) => {
      if (night < 5) await expect(host.button(offer)).toHaveCount(0)
    },
  })
  await host.reach(host.button(offer))
  await guest.reach(guest.heading(/Pick one|sleeps/))
  await expect(guest.button(offer)).toHaveCount(0)
  await host.answer({ type: 'draw', motion: table.open.motion })
  for (const phone of [host, guest]) {
    await phone.reach(phone.heading('A draw'))
    await expect(phone.main).toContainText('Three quiet rounds went by with only Minions left')
    await expect(phone.main).not.toContainText(/You (win|lose)/)
    // The night that was cut short is told as such.
    await expect(phone.main).toContainText('The game ended before dawn.')
    for (const { name } of table.players) await expect(phone.main).toContainText(name)
    for (const role of ['villager', 'mafia', 'minion'] as const) await expect(phone.main).toContainText(roleWord(role))
  }
  expect(table.open.outcome).toMatchObject({ winner: 'draw', reason: 'draw' })
})

test('MA-PLAY MA-DEAD where ghosts see all, the dead read every role on their card, and nobody else does', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 6, options: { ghosts: true, angel: true, detective: true } })
  await table.deal()
  await table.playTo('night', {})
  const seat = victim(table.open, table.company, 'villager')
  const ghost = await table.giveScreen(table.players.find((one) => one.seat === seat) as Nobody)
  const living = await table.giveScreen(table.holder('detective') as Nobody)
  const { motion } = table.open
  for (const player of table.players) {
    const isMafia = table.roles.get(player.seat) === 'mafia'
    await player.answer({ type: 'night', motion, target: isMafia ? seat : null })
  }
  await table.together()
  expect(table.open.dead.map((one) => one.seat)).toEqual([seat])
  await expect(ghost.bar).toContainText('You are out of the game')
  for (const phone of [ghost, living]) await phone.expectFaceDown()
  const lines = table.players.map(({ seat: one, name }) => `${name}: ${roleWord(table.roles.get(one) as Role)}`)
  const [seen, unseen] = [await ghost.look((card) => card.innerText()), await living.look((card) => card.innerText())]
  expect(seen).toContain('You are a ghost now and see every role.')
  for (const line of lines) {
    expect(seen).toContain(line)
    expect(unseen).not.toContain(line)
  }
  await table.playTo('finished', { days: ['mafia'] })
  for (const phone of [ghost, living]) await phone.reach(phone.heading('The Village wins!'))
})

test('MA-PLAY MA-QUIET MA-N7 on a quiet first night all choose as ever and nobody dies; the second night kills', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 2, options: { quietFirstNight: true } })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  await host.tap(host.page.getByRole('tab', { name: 'Roles' }))
  await expect(host.page.getByRole('tabpanel')).toContainText('Quiet first night')
  await table.deal()
  const drawer = host.page.getByRole('dialog')
  await host.tap(host.button('History'))
  await expect(drawer).toContainText('Nothing has happened yet.')
  await expect(drawer).not.toContainText('Night 1')
  await host.page.keyboard.press('Escape')
  const course = { nights: ['villager', 'villager'], days: [null, 'mafia'] } as const
  await table.playTo('night', course)
  const lucky = victim(table.open, table.company, 'villager')
  await table.playTo('voting', course)
  expect(table.open.dead).toEqual([])
  for (const phone of [host, guest]) await expect(phone.main).toContainText('Nobody was murdered in the night.')
  await table.playTo('voting', course, { night: 2 })
  for (const phone of [host, guest]) await expect(phone.main).toContainText('was murdered in the night.')
  await table.playTo('finished', course)
  for (const phone of [host, guest]) {
    await phone.reach(phone.heading('The Village wins!'))
    await expect(phone.main).toContainText(`${phone.nameOf(lucky)} was to be murdered and lived.`)
  }
})

test('MA-HOLD UI-HOLD UI-KEYS by keyboard the button speaks of letting go only while a key holds the card', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 1, hands: keys })
  const { phone } = table
  const peek = phone.button('Reveal my role')
  await table.deal()
  await expect(peek).toHaveText('Hold to look longer')
  await phone.hands.hold(peek)
  await expect(peek).toHaveText('Let go to hide')
  await expect(peek).toHaveAttribute('aria-pressed', 'true')
  await phone.hands.letGo(peek)
  await expect(phone.page.getByRole('article')).toHaveCount(0)
  await expect(peek).toHaveText('Hold to look')
})
