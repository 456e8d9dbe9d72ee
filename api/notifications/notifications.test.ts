import { beforeAll, describe, expect, test } from 'vitest'
import { encodeGlobalId } from '../graphql/globalIds.ts'
import { followAs } from '../test/follow.ts'
import { as, openApp, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { sweepNotifications } from './notifications.ts'
import { notify } from './notify.ts'

openApp({}, { listen: true })

let ann: Person
let bea: Person
let dealId: number

beforeAll(async () => {
  ann = await make.user({ firstName: 'Ann', lastName: 'Author' })
  dealId = (await make.deal()).id
})

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { databaseId } } }'
const MINE = `{ unreadNotificationCount notifications(first: 9) { totalCount edges { node {
  id databaseId kind readAt actor { firstName } deal { databaseId } comment { comment } } } } }`
const READ = 'mutation ($ids: [Int!]) { readNotifications(input: { ids: $ids }) { success } }'
const MUTE = 'mutation ($kinds: [NotificationKind!]!) { muteNotifications(input: { kinds: $kinds }) { success } }'

type Mine = {
  unreadNotificationCount: number
  notifications: { totalCount: number; edges: { node: { id: string; databaseId: number; kind: string } }[] }
}
const mentionBea = (text = 'Hi') =>
  as(ann).run(ADD, { input: { dealId, comment: `${text} @[${bea.id}] @[${bea.id}]` } })
const ofBea = () => as(bea, 'READ').run<Mine>(MINE)

describe('a mention', () => {
  beforeAll(async () => {
    bea = await make.user({ firstName: 'Bea' })
  })

  test('notifies the colleague once, and not its author', async () => {
    await as(ann).run(ADD, { input: { dealId, comment: `Me @[${ann.id}], you @[${bea.id}], you @[${bea.id}]` } })
    expect(await ofBea()).toMatchObject({
      unreadNotificationCount: 1,
      notifications: {
        totalCount: 1,
        edges: [{ node: { kind: 'MENTION', readAt: null, actor: { firstName: 'Ann' }, deal: { databaseId: dealId } } }],
      },
    })
    expect(await as(ann).run(MINE)).toMatchObject({ unreadNotificationCount: 0 })
  })

  test('notifies newly mentioned colleagues when the comment is edited, and is removed with the comment', async () => {
    const { id } = await world.db.talentComment.findFirstOrThrow({ where: { dealId } })
    const cara = await make.user()
    const edit = 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { comment } } }'
    await as(ann).run(edit, { input: { id, comment: `Both: @[${bea.id}] @[${cara.id}]` } })
    expect(await as(cara).run(MINE)).toMatchObject({ unreadNotificationCount: 1 })
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 1 })
    await as(ann).run('mutation ($id: Int!) { deleteComment(input: { id: $id }) { deletedCommentId } }', { id })
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 0, notifications: { totalCount: 0 } })
  })

  test('is marked as seen by reading its notification, and vice versa', async () => {
    await mentionBea('One')
    await mentionBea('Two')
    const { notifications } = await ofBea()
    const [two, one] = notifications.edges.map(({ node }) => node)
    await as(bea).run(READ, { ids: [one?.databaseId] })
    const [, mention] = await world.db.mention.findMany({ where: { userId: bea.id }, orderBy: { id: 'asc' } })
    expect(await world.db.mention.count({ where: { userId: bea.id, seenAt: null } })).toBe(1)
    const see = 'mutation ($id: Int!) { seeMention(input: { id: $id }) { mention { seenAt comment { comment } } } }'
    expect(await as(ann).refusal(see, { id: mention?.id })).toMatchObject({ message: 'Mention not found' })
    await as(bea).run(see, { id: mention?.id })
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 0 })
    expect(two?.kind).toBe('MENTION')
  })
})

describe('notifications', () => {
  beforeAll(async () => {
    bea = await make.user({ firstName: 'Bea' })
    await mentionBea()
  })

  test('are visible only to the notified person', async () => {
    const [edge] = (await ofBea()).notifications.edges
    const node = 'query ($id: ID!) { node(id: $id) { ... on Notification { kind } ... on Mention { createdAt } } }'
    const { id: mentionId } = await world.db.mention.findFirstOrThrow({ where: { userId: bea.id } })
    for (const id of [edge?.node.id, encodeGlobalId('Mention', mentionId)]) {
      expect(await as(bea).run(node, { id })).not.toEqual({ node: null })
      expect(await as(ann).run(node, { id })).toEqual({ node: null })
      expect(await visitorsPage.refusal(node, { id })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    }
    await as(ann).run(READ, { ids: [edge?.node.databaseId] })
    await as(ann).run(READ)
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 1 })
    expect(await visitorsPage.refusal(MINE)).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(await as(bea, 'READ').refusal(READ)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('are sent to open pages, also when they are read elsewhere', async () => {
    const query = 'subscription { notificationsChanged { unreadCount latest { kind comment { comment } } } }'
    const page = await followAs(bea, query)
    const news = (unreadCount: number, text: string | null) => ({
      data: {
        notificationsChanged: { unreadCount, latest: text && { kind: 'MENTION', comment: { comment: text } } },
      },
    })
    expect(await page.next()).toMatchObject({ data: { notificationsChanged: { unreadCount: 1 } } })
    await mentionBea('Look')
    await expect.poll(page.next).toMatchObject(news(2, 'Look @Bea Recruiter @Bea Recruiter'))
    await as(bea).run(READ)
    await expect.poll(page.next).toMatchObject(news(0, null))
    page.leave()
  })

  test('can be switched off and on by kind', async () => {
    await as(bea).run(MUTE, { kinds: ['MENTION', 'MENTION'] })
    await mentionBea()
    expect(await as(bea).run('{ mutedNotifications unreadNotificationCount }')).toEqual({
      mutedNotifications: ['MENTION'],
      unreadNotificationCount: 0,
    })
    await as(bea).run(MUTE, { kinds: [] })
    await mentionBea()
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 1 })
  })

  test('are created once per cause, and removed after 90 days', async () => {
    const gone = await make.user({ disabledAt: new Date() })
    const old = new Date('2026-01-01')
    const news = { kind: 'READING_FAILED' as const, userIds: [bea.id, gone.id, null], cause: 'file 1', at: old }
    for (let time = 0; time < 2; time++) await world.transaction(tx => notify(tx, { ...news, detail: 'cv.pdf' }))
    expect(await world.db.notification.count({ where: { cause: 'file 1' } })).toBe(1)
    await sweepNotifications(world)
    expect(await world.db.notification.count({ where: { cause: 'file 1' } })).toBe(0)
    expect(await ofBea()).toMatchObject({ unreadNotificationCount: 1 })
  })
})
