import { cardsOf, type Role } from '#games/thavalon'
import { touches } from './support/hands.ts'
import type { Headless } from './support/headless.ts'
import { expect, test } from './support/test.ts'

test('UI-CARDS AC4.2 FR-331 one hold of either card turns both, and whichever Good taps is played', async ({
  seat,
}) => {
  const table = await seat({ players: 5, hands: touches })
  await table.deal()
  const course = { quests: 'SSFFF' }
  for (const place of [0, 1]) {
    await table.playTo('quest_execution', course)
    const isGood = ({ seat: one, view }: { seat: number; view: Headless['view'] }) =>
      table.open.team.includes(one) && view?.hand?.told?.side === 'good'
    const phone = table.phones.find(isGood) ?? (await table.giveScreen(table.headless.find(isGood) as Headless))
    await phone.reach(phone.heading('Play a card'))
    for (const card of await phone.cards.all()) {
      expect(await phone.readHand(card)).toEqual(['Success', 'Success'])
      await expect(card).toHaveAttribute('aria-pressed', 'false')
    }
    await phone.tap(phone.cards.nth(place))
    await phone.tap(phone.button('Play this card'))
    await expect.poll(() => table.hasAnswered(phone)).toBe(true)
    await expect(phone.page.getByRole('alert')).toHaveCount(0)
    await table.playTo('quest_results', course)
    await table.playTo('team_building', course)
  }
})

test('UI-CARDS TH-M-1 in THavalon three cards lie there, each of them one that this hand may play', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 5, hands: touches })
  await table.dealWith('lancelot')
  await table.playTo('quest_execution', { quests: 'FSFF' })
  for (const member of table.headless.filter(({ seat }) => table.open.team.includes(seat))) {
    const phone = await table.giveScreen(member)
    await phone.reach(phone.heading('Play a card'))
    const hand = (await phone.readHand()).map((face) => face.toLowerCase())
    expect(hand).toHaveLength(3)
    expect([...new Set(hand)].sort()).toEqual([...cardsOf(member.view?.hand?.told?.role as Role)].sort())
  }
})
