import type { Locator } from '@playwright/test'
import { teamSize } from '#games/avalon'
import type { Headless } from '../support/headless.ts'
import { expect, test } from '../support/test.ts'
import type { AvalonPhone } from './phone.ts'
import type { AvalonTable } from './table.ts'

const ring = ({ page }: AvalonPhone) => page.getByRole('list', { name: 'Seats, clockwise' })
const questBoard = ({ page }: AvalonPhone) => page.getByRole('region', { name: 'Quest board' })
const quests = (phone: AvalonPhone) => questBoard(phone).getByRole('listitem')
const bar = ({ page }: AvalonPhone) => page.getByRole('contentinfo')
const inRing = (phone: AvalonPhone, seat: number): Locator =>
  ring(phone)
    .getByRole('listitem')
    .filter({ has: phone.page.getByText(phone.nameOf(seat), { exact: true }) })

/** What each of these screens shows. */
const onEach = (phones: readonly AvalonPhone[], look: (phone: AvalonPhone) => Promise<void>) => async () => {
  for (const phone of phones) await look(phone)
}

/** A screen for the leader, and one for somebody who does not lead. */
async function leaderAndOther(table: AvalonTable): Promise<readonly [leader: AvalonPhone, other: AvalonPhone]> {
  const isLeader = ({ seat }: Headless) => seat === table.open.leader
  const leader = await table.giveScreen(table.headless.find(isLeader) as Headless)
  return [leader, await table.giveScreen(table.headless[0] as Headless)]
}

test('AC1.1 the table shows quests, sizes, leader, order, score and rejections', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7 })
  await table.deal()
  await table.playTo('team_building', { quests: 'SFFFF' })
  const [leader, other] = await leaderAndOther(table)
  const both = [leader, other]
  await test.step(
    'AC1.1 AC1.2 five quests: the first is now, the others are to come',
    onEach(both, async (phone) => {
      await expect(quests(phone)).toHaveCount(5)
      await expect(quests(phone).nth(0)).toContainText(/Quest 1, .*: now/)
      for (const quest of [2, 3, 4, 5]) {
        await expect(quests(phone).nth(quest - 1)).toContainText(new RegExp(`Quest ${quest}, .*: to come`))
      }
    }),
  )
  await test.step(
    'AC1.3 each quest has the size of its team',
    onEach(both, async (phone) => {
      for (const quest of [1, 2, 3, 4, 5]) {
        await expect(quests(phone).nth(quest - 1)).toContainText(`Quest ${quest}, team of ${teamSize(7, quest)}`)
      }
    }),
  )
  await test.step(
    'AC1.4 the fourth of seven players says that it needs two fails, and no other',
    onEach(both, async (phone) => {
      for (const quest of [1, 2, 3, 4, 5]) {
        const says = expect(quests(phone).nth(quest - 1))
        await (quest === 4 ? says : says.not).toContainText(/2 fails|two fails/i)
      }
    }),
  )
  await test.step(
    'AC1.6 AC1.8 the vote track and the score begin with nothing',
    onEach(both, async (phone) => {
      await expect(questBoard(phone)).toContainText('Rejected 0 of 5')
      await expect(questBoard(phone)).toContainText('Good 0 · Evil 0')
    }),
  )
  await test.step(
    'AC1.7 FR-354 the ring has every player once, clockwise',
    onEach(both, async (phone) => {
      const names = await ring(phone).locator('.seat__name').allInnerTexts()
      expect(names).toEqual(table.open.seating.map((one) => phone.nameOf(one)))
    }),
  )
  await test.step(
    'AC1.5 the leader wears the only crown',
    onEach(both, async (phone) => {
      await expect(ring(phone).locator('.badge--crown')).toHaveCount(1)
      await expect(inRing(phone, leader.seat).locator('.badge--crown')).toBeVisible()
    }),
  )
  await test.step(
    'AC1.10 arrows show the direction',
    onEach(both, (phone) => expect(ring(phone).locator('.table__dir').first()).toBeVisible()),
  )
})

test('AC2.1 the leader alone chooses, and the others follow the picks live', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7 })
  await table.deal()
  await table.playTo('team_building', { quests: 'SFFFF' })
  const [leader, other] = await leaderAndOther(table)
  const propose = leader.button('Propose team')
  const isPicked = (picked: boolean) =>
    expect(leader.place(leader.seat)).toHaveAttribute('aria-pressed', picked ? 'true' : 'false')
  await test.step('AC2.2 AC2.3 the leader is told how many to choose, and may choose everybody', async () => {
    await expect(leader.heading(/Pick 2 .*quest 1/)).toBeVisible()
    await expect(ring(leader).getByRole('button')).toHaveCount(7)
  })
  await test.step('AC2.1 FR-310 somebody else is offered nothing to choose', async () => {
    await expect(other.heading(new RegExp(`${leader.name} is picking a team`))).toBeVisible()
    await expect(ring(other).getByRole('button')).toHaveCount(0)
    await expect(other.button('Propose team')).toHaveCount(0)
  })
  await test.step('AC2.4 AC2.5 the leader chooses themselves and takes it back, and all see it at once', async () => {
    await leader.tap(leader.place(leader.seat))
    await isPicked(true)
    await expect(inRing(other, leader.seat)).toContainText(/picked/)
    await leader.tap(leader.place(leader.seat))
    await isPicked(false)
    await expect(inRing(other, leader.seat)).not.toContainText(/picked/)
  })
  await test.step('AC2.7 the team can be proposed only when the number is right', async () => {
    await expect(propose).toBeDisabled()
    await leader.tap(leader.place(leader.seat))
    await isPicked(true)
    await expect(propose).toBeDisabled()
    await leader.tap(leader.place(other.seat))
    await expect(propose).toBeEnabled()
  })
  await test.step('AC2.6 one too many is refused aloud', async () => {
    const [third] = table.headless as [Headless]
    await leader.tap(leader.place(third.seat))
    await expect(leader.page.getByRole('alert')).toContainText(third.name)
    await expect(leader.place(third.seat)).toHaveAttribute('aria-pressed', 'false')
  })
  await leader.tap(propose)
  await test.step(
    'AC2.8 AC2.9 FR-313 everyone sees the team at once, and is asked to vote',
    onEach([leader, other], async (phone) => {
      await expect(phone.page.getByRole('main')).toContainText(`${leader.name} proposes`)
      for (const member of [leader, other]) await expect(inRing(phone, member.seat)).toContainText('team')
      await expect(phone.button('Approve')).toBeVisible()
    }),
  )
  await test.step('EDGE-01 the leader goes along', () => {
    expect(table.open.team.toSorted()).toEqual([leader.seat, other.seat].toSorted())
  })
})

test('AC3.1 votes are sealed, and open together', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 6 })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SFFFF', rejections: [1] })
  const [first, second] = [table.headless[0] as Headless, table.headless[1] as Headless]
  const [one, other] = [await table.giveScreen(first), await table.giveScreen(second)]
  const both = [one, other]
  await test.step(
    'AC3.1 everybody has “Approve” and “Reject”',
    onEach(both, async (phone) => {
      await expect(phone.button('Approve')).toBeVisible()
      await expect(phone.button('Reject')).toBeVisible()
    }),
  )
  const leader = table.open.leader
  await test.step('AC3.2 AC3.3 a vote that was cast is sealed, and cannot be changed', async () => {
    await one.tap(one.button('Approve'))
    await expect(one.heading(/sealed/)).toBeVisible()
    await expect(one.button('Approve')).toHaveCount(0)
    await expect(one.button('Reject')).toHaveCount(0)
  })
  await test.step('AC3.4 FR-321 the others see that it was cast', async () => {
    await expect(inRing(other, one.seat)).toContainText('voted')
    await expect(bar(other)).toContainText('1 of 6 have voted')
  })
  await test.step('AC3.5 NFR-303 and not how', () =>
    expect(inRing(other, one.seat)).not.toContainText(/approve|reject/i))
  // Even a tie is a rejection.
  await other.tap(other.button('Approve'))
  const { motion } = table.open
  for (const [at, player] of table.headless.entries()) await player.answer({ type: 'vote', motion, approve: at === 0 })
  await table.together()
  await test.step(
    'AC3.6 AC3.7 FR-322 the last vote opens all, by name and number',
    onEach(both, async (phone) => {
      await expect(phone.heading('Rejected')).toBeVisible()
      await expect(phone.page.getByRole('main')).toContainText(/3\s*approve/)
      await expect(phone.page.getByRole('main')).toContainText(/reject\s*3/)
      await expect(inRing(phone, one.seat)).toContainText('approved')
      await expect(inRing(phone, (table.headless[1] as Headless).seat)).toContainText('rejected')
    }),
  )
  await test.step('AC3.9 FR-352 the count goes up, and the lead passes on', async () => {
    for (const phone of both) {
      await phone.tap(phone.votesSeen)
      await expect(questBoard(phone)).toContainText('Rejected 1 of 5')
    }
    const { seating } = table.open
    expect(table.open.leader).toBe(seating[(seating.indexOf(leader as number) + 1) % seating.length])
  })
})

test('UI-CARDS two cards lie before each of the team, and only the hand knows their faces', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7 })
  await table.deal()
  await table.playTo('quest_execution', { quests: 'FSSSS' })
  const onTeam = (isIn: boolean) => table.headless.filter((one) => table.open.team.includes(one.seat) === isIn)
  const evil = onTeam(true).find(({ view }) => view?.hand?.told?.side === 'evil') as Headless
  const good = onTeam(true).find(({ view }) => view?.hand?.told?.side === 'good') as Headless
  const [bad, loyal, away] = [
    await table.giveScreen(evil),
    await table.giveScreen(good),
    await table.giveScreen(onTeam(false)[0] as Headless),
  ]
  await test.step('AC4.1 whoever is not on the team has no cards', () => expect(away.cards).toHaveCount(0))
  await test.step(
    'UI-CARDS the team has two cards each, face down',
    onEach([bad, loyal], async (phone) => {
      await expect(phone.cards).toHaveCount(2)
      await phone.expectFaceDown()
      await expect(phone.page.getByRole('main')).not.toContainText(/^Fail$|^Success$/)
    }),
  )
  await test.step('AC4.3 FR-332 evil holds both cards', async () =>
    expect((await bad.readHand()).sort()).toEqual(['Fail', 'Success']))
  await test.step('AC4.2 FR-331 good holds Success and nothing else', async () =>
    expect(await loyal.readHand()).toEqual(['Success', 'Success']))
  await expect(bar(away)).toContainText('0 of 2')
  await loyal.play('success')
  await test.step('AC4.4 a card that was played cannot be changed', async () => {
    await expect(loyal.cards).toHaveCount(0)
    await expect(loyal.button('Play this card')).toHaveCount(0)
  })
  await test.step('AC4.5 everybody sees who has played', async () => {
    await expect(inRing(away, loyal.seat)).toContainText('has played')
    await expect(bar(away)).toContainText('1 of 2')
  })
  await test.step('AC4.6 and whom the table waits for', () =>
    expect(bar(away)).toContainText(`Waiting for ${bad.name}`))
  await test.step('AC4.7 no card is shown yet', () => expect(away.page.locator('body')).not.toContainText(/success/i))
  await bad.play('fail')
  await test.step(
    'AC4.8 the last card brings the result',
    onEach([bad, loyal, away], async (phone) => {
      await expect(phone.heading('Quest 1 has failed')).toBeVisible()
      await expect(phone.page.getByRole('list', { name: 'Cards, shuffled' }).getByRole('listitem')).toHaveCount(2)
    }),
  )
})

test('AC5.6 results are shown, counted on the board, and followed by the next leader', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7 })
  await table.deal()
  const course = { quests: 'SFSFF', rejections: [1] }
  await table.playTo('team_building', course)
  const [host, other] = [await table.giveScreen(table.host), await table.giveScreen(table.headless[1] as Headless)]
  const both = [host, other]
  const cards = host.page.getByRole('list', { name: 'Cards, shuffled' }).getByRole('listitem')
  const shield = (quest: number) =>
    quests(host)
      .nth(quest - 1)
      .locator('.quest__shield')
  const drawing = (quest: number) => shield(quest).locator('svg').first().innerHTML()
  const undecided = await drawing(1)
  await table.playTo('quest_results', course)
  const led = table.open.leader as number
  await test.step(
    'AC5.2 AC5.6 everybody reads that the quest has succeeded',
    onEach(both, (phone) => expect(phone.heading('Quest 1 has succeeded')).toBeVisible()),
  )
  await test.step('AC5.1 the cards lie open', () => expect(cards).toHaveText([/Success/, /Success/]))
  await test.step('AC5.7 the host goes on early, and nobody else can', async () => {
    await expect(host.button('Continue')).toBeVisible()
    await expect(other.button('Continue')).toHaveCount(0)
    const { motion } = table.open
    await host.tap(host.button('Continue'))
    await expect.poll(() => table.open.motion).not.toBe(motion)
  })
  await table.playTo('team_building', course)
  await test.step(
    'AC1.1 AC5.5 AC5.8 the quest is won, the score counts it, and the vote track is empty',
    onEach(both, async (phone) => {
      await expect(quests(phone).nth(0)).toContainText(/won/i)
      await expect(questBoard(phone)).toContainText('Good 1 · Evil 0')
      await expect(questBoard(phone)).toContainText('Rejected 0 of 5')
    }),
  )
  await test.step('AC5.9 FR-355 the next leader leads', () => {
    const { seating, leader } = table.open
    expect(leader).toBe(seating[(seating.indexOf(led) + 1) % seating.length])
  })

  await table.playTo('quest_results', course)
  await test.step('AC5.2 AC5.5 a failure is told, and counted at once', async () => {
    await expect(host.heading('Quest 2 has failed')).toBeVisible()
    await expect(quests(host).nth(1)).toContainText(/lost/i)
    await expect(questBoard(host)).toContainText('Good 1 · Evil 1')
  })
  await test.step('AC5.4 the shield is whole where the quest was won, and split where it was lost', async () => {
    for (const quest of [1, 2]) await expect(shield(quest)).toBeVisible()
    expect(await drawing(1)).toBe(undecided)
    expect(await drawing(2)).not.toBe(undecided)
    expect(await shield(1).locator('.i').innerHTML()).not.toBe(await shield(2).locator('.i').innerHTML())
  })
  await test.step('AV-RESULT AC5.7 nobody continues: the clock does, after three seconds and not much later', async () => {
    const { motion } = table.open
    await expect.poll(() => table.open.motion, { timeout: 5_000 }).not.toBe(motion)
  })
})

test('AC5.3 EDGE-08 FR-336 a fourth quest of seven that needs two fails says so, and one fail does not lose it', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 7 })
  await table.deal()
  const course = { quests: 'SFF' }
  await table.playTo('team_building', course)
  const phone = await table.giveScreen(table.host)
  await table.playTo('quest_results', course, async () => {})
  for (const quest of [2, 3, 4]) {
    await table.answerAll(course)
    await table.playTo(quest === 4 ? 'team_building' : 'quest_results', course)
  }
  await expect(quests(phone).nth(3)).toContainText(/2 fails needed/i)
  await expect(phone.page.getByRole('main')).toContainText(/Two fails are needed/)
  const { motion, seats } = table.open
  const { roles } = table.company()
  const evil = seats.find((one) => ['assassin', 'minion'].includes(roles.get(one) ?? '')) as number
  const good = seats.filter((one) => !['assassin', 'minion'].includes(roles.get(one) ?? '')).slice(0, 3)
  const leader = table.players.find(({ seat }) => seat === table.open.leader)
  await leader?.answer({ type: 'propose', motion, team: [evil, ...good] })
  await table.together()
  for (const player of table.players) await player.answer({ type: 'vote', motion: table.open.motion, approve: true })
  await table.together()
  for (const player of table.players) {
    const card = player.seat === evil ? 'fail' : 'success'
    if (table.open.team.includes(player.seat)) await player.answer({ type: 'play', motion: table.open.motion, card })
  }
  await table.together()
  await expect(phone.heading('Quest 4 has succeeded')).toBeVisible()
  await expect(phone.page.getByRole('main')).toContainText('3 successes, 1 fail.')
  await expect(phone.page.getByRole('main')).toContainText('2 fails required.')
})

test('AC7.5 the history lies in a drawer and has every team, vote and card', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  const course = { quests: 'FSFF', rejections: [2] }
  await table.playTo('quest_execution', course)
  await table.answerAll(course)
  await table.answerAll(course)
  await table.together()
  const { phone } = table
  await phone.reach(phone.page.getByRole('heading', { name: /picking a team|Pick/ }))
  await expect(phone.page.getByRole('dialog')).toHaveCount(0)
  await phone.tap(phone.button('History'))
  const drawer = phone.page.getByRole('dialog')
  await test.step('AC7.1 AC7.4 every quest has its result and its cards', async () => {
    await expect(drawer.getByRole('heading', { name: /Quest 1/ })).toBeVisible()
    await expect(drawer).toContainText(/1 success(es)?, 1 fail/i)
  })
  await test.step('AC7.3 every team is there', async () => {
    await expect(drawer.getByText(/Rejected 2 to 3/)).toHaveCount(2)
    await expect(drawer).toContainText('Approved 3 to 2')
    const [, , last] = table.open.proposals
    for (const seat of last?.team ?? []) await expect(drawer).toContainText(phone.nameOf(seat))
  })
  await test.step('AC7.2 AC7.6 every vote has its name', async () => {
    const text = await drawer.innerText()
    for (const { name } of table.players)
      expect(text.split(name).length, `${name} in each of three votes`).toBeGreaterThan(3)
  })
  await test.step('AC7.5 the drawer scrolls to its end, and closes', async () => {
    const last = drawer.getByText(/Rejected 2 to 3/).last()
    await phone.page.setViewportSize({ width: 360, height: 360 })
    await expect(last).not.toBeInViewport()
    await drawer.hover()
    await phone.page.mouse.wheel(0, 10_000)
    await expect(last).toBeInViewport()
    await phone.page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })
})

test('UI-HOLD UI-ALIKE the card is in the page only while it is held, and hides on release, on blur and after six seconds', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 1 })
  await table.deal()
  const { phone } = table
  const role = phone.page.getByRole('article')
  const peek = phone.button('Reveal my role')
  const word = (await peek.innerText()).trim()
  expect(word).not.toBe('')
  await expect(peek).toHaveAccessibleName(`${word}: Reveal my role`)
  await phone.expectFaceDown()
  await phone.hands.hold(peek)
  await expect(role.getByRole('heading', { level: 2 })).toBeVisible()
  await phone.hands.letGo(peek)
  await expect(role).toHaveCount(0)
  await phone.expectFaceDown()

  await phone.hands.hold(peek)
  await expect(role).toBeVisible()
  await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(role).toHaveCount(0)
  await phone.hands.letGo(peek)

  await phone.hands.hold(peek)
  await expect(role).toBeVisible()
  await phone.page.waitForTimeout(5_000)
  await expect(role).toBeVisible()
  await expect(role).toHaveCount(0, { timeout: 2_500 })
  await phone.hands.letGo(peek)

  await peek.focus()
  await phone.page.keyboard.down('Enter')
  await expect(role).toBeVisible()
  await phone.page.keyboard.up('Enter')
  await expect(role).toHaveCount(0)
})

test('UI-ALIKE before the end good and evil have the same screen in every phase, but for the word that says who is who', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 7, options: { percival: true, morgana: true } })
  await table.deal()
  const phones = [
    await table.giveScreen(table.holder('percival') as Headless),
    await table.giveScreen(table.holder('assassin') as Headless),
  ] as const
  const shown = async ({ page }: AvalonPhone) => {
    const text = await page.locator('body').ariaSnapshot()
    return text
      .replaceAll(/you · | · you\b|\byou\b|next to lead|not yet| \[disabled\]/g, '')
      .replaceAll(/ +(?="|$)/gm, '')
  }
  const compared = new Set<string>()
  const compare = async (when: string) => {
    if (when === 'team_building' && phones.some(({ seat: one }) => one === table.open.leader)) return
    const [one, other] = [await shown(phones[0]), await shown(phones[1])]
    expect(one, when).toBe(other)
    compared.add(when)
  }
  await table.playTo('finished', { quests: 'SFSS', dagger: 'misses', rejections: [4] }, async ({ phase }) => {
    if (phase === 'finished') return
    for (const phone of phones) if (phase !== 'role_reveal') await phone.reach(phone.page.locator('main .h1'))
    if (phase === 'quest_results') return
    if (phase === 'quest_execution' && !phones.every(({ seat: one }) => table.open.team.includes(one))) return
    await compare(phase)
  })
  expect([...compared].sort()).toEqual([
    'assassination',
    'quest_execution',
    'role_reveal',
    'team_building',
    'team_voting',
  ])
})
