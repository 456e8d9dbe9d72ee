import { getNamedType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { decodeGlobalId, encodeGlobalId } from '../graphql/globalIds.ts'
import { schema } from '../schema.ts'
import { share } from '../shares/test/sharing.ts'
import { as, type Caller, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person, staffOf } from '../test/make.ts'

openApp()

/** The lists of each type, with all of their rows. `$deal`, `$talent` and `$share` are ids of the test's records. */
const LISTS: Record<string, string[]> = {
  Activity: ['{ activity(first: 200) { edges { node { id } } } }'],
  ApiToken: ['{ viewer { apiTokens { id } } }'],
  BillingChange: ['{ billingHistory(dealId: $deal, talentId: $talent) { id } }'],
  Comment: ['{ talent(id: $talent) { comments(first: 50) { edges { node { id } } } } }'],
  Company: ['{ companies { edges { node { id } } } }'],
  Consent: ['{ talent(id: $talent) { consents { id } } }'],
  ContactBan: ['{ talent(id: $talent) { contactBans { id } } }'],
  Deal: ['{ deals { edges { node { id } } } }'],
  DealCandidate: ['{ dealCandidates { edges { node { id } } } }'],
  ExternalApplication: ['{ applications { edges { node { id } } } }'],
  ImportedResume: ['{ resumeImports(everybody: true) { resumes { id } } }'],
  Introduction: ['{ share(id: $share) { introductions { id } } }'],
  Mention: ['{ today(kinds: [MENTION]) { items { mentionId } } }'],
  Notification: ['{ notifications { edges { node { id } } } }'],
  Reminder: ['{ reminders { edges { node { id } } } }'],
  ResumeImport: ['{ resumeImports(everybody: true) { id } }'],
  SavedView: ['{ savedViews(tableName: "deals") { id } }'],
  Share: ['{ talent(id: $talent) { shares { edges { node { id } } } } }', '{ share(id: $share) { id } }'],
  ShareItem: ['{ share(id: $share) { items { id } } }'],
  Talent: ['{ talents { edges { node { id } } } }'],
  User: ['{ users { id } }', '{ colleagues { id } }'],
  Webhook: ['{ webhooks { id } }'],
  WebhookDelivery: ['{ webhooks { deliveries { edges { node { id } } } } }'],
}

const TABLES: Record<string, string> = { Comment: 'TalentComment' }

const callers: Record<string, Caller> = { visitor }
let places: Record<string, number>

beforeAll(async () => {
  const [admin, user] = [await make.admin(), await make.user({ lastName: 'Plain' })]
  await make.user({ lastName: 'Gone', disabledAt: new Date() })
  Object.assign(callers, {
    admin: inPerson(admin),
    user: inPerson(user),
    'token of the admin': as(admin),
    'token of the user': as(user),
    'token of the user that reads': as(user, 'READ'),
    'token for activity': as(admin, ['activity:read']),
    'token for users': as(user, ['users:read']),
    'token for shares': as(user, ['shares:read']),
  })
  const { dealId: deal, talentId: talent } = await make.candidate()
  const { databaseId } = await share(admin, { dealId: deal, talents: [{ talentId: talent }] })
  places = { deal, talent, share: databaseId }
  await makeRest(places, [admin, user])
})

/** Creates a row of each further type, some for each person. */
async function makeRest({ deal = 0, talent = 0 }: Record<string, number>, people: Person[]) {
  const { db } = world
  const { companyId } = await db.deal.findUniqueOrThrow({ where: { id: deal } })
  await make.application(deal)
  await db.consent.create({
    data: { talentId: talent, dealId: deal, token: 't', wording: 'Yes?', requestedAt: new Date() },
  })
  await db.contactBan.create({ data: { talentId: talent, companyId, askedBy: 'CLIENT' } })
  await db.billingChange.create({
    data: {
      ...{ dealId: deal, talentId: talent, newCompanyBudget: '$9,000', newWeeklyHours: 40 },
      ...{ changeReason: 'Rate increase', effectiveDate: new Date('2026-11-01') },
    },
  })
  for (const person of people) {
    const userId = person.id
    const { id: commentId } = await make.comment(person, talent)
    await db.mention.create({ data: { userId, commentId } })
    await db.notification.create({ data: { userId, kind: 'MENTION', cause: `comment ${commentId}`, commentId } })
    await db.reminder.create({ data: { userId, text: 'Call', dueAt: new Date() } })
    await db.savedView.create({ data: { userId, viewName: 'Mine', tableName: 'deals', filters: {}, sorting: {} } })
    await addApiToken(staffOf(person), { name: 'Sync', scope: 'READ' })
    await db.activity.create({ data: { kind: 'auth.signedIn', actorId: userId } })
    await db.activity.create({
      data: {
        kind: 'user.updated',
        actorId: userId,
        changes: [{ field: 'email', before: 'a@example.com', after: null }],
      },
    })
    const batch = await db.resumeImport.create({ data: { createdById: userId } })
    await db.importedResume.create({
      data: { importId: batch.id, position: 0, fileName: 'cv.pdf', size: 1, sha256: 'x', resumeUrl: '/api/files/x' },
    })
  }
  const webhook = { ownerId: people[0]?.id ?? 0, url: 'https://example.com/hooks', secret: 'whsec_x', position: 0 }
  const { id: webhookId } = await db.webhook.create({ data: webhook })
  await db.webhookDelivery.create({
    data: { webhookId, eventId: 'evt_1', kind: 'talent.updated', record: 'talent 1', event: {}, giveUpAt: new Date() },
  })
}

const nodes = Object.values(schema.getTypeMap()).filter(
  type => 'getInterfaces' in type && type.getInterfaces().some(({ name }) => name === 'Node'),
)

/** Whether a query lists all records that a viewer may see, as added by `recordQueries`. */
const hasOwnList = (name: string) =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).some(
    ({ type }) => getNamedType(type).name === `${name}Connection`,
  )

test('every node type has a list, and there is no query for several nodes', () => {
  expect(nodes.map(({ name }) => name).filter(name => !LISTS[name] && !hasOwnList(name))).toEqual([])
  expect(schema.getQueryType()?.getFields()).not.toHaveProperty('nodes')
})

const ask = async (caller: Caller, query: string, variables = {}) =>
  (await caller.fetch({ method: 'POST', url: '/graphql', payload: { query, variables } })).json().data ?? {}

/** The ids of a type's nodes in an answer. */
function idsIn(answer: unknown, type: string): number[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    if (name === 'mentionId' && type === 'Mention') return value === null ? [] : [Number(value)]
    if (name !== 'id' || typeof value !== 'string') return idsIn(value, type)
    const { typename, id } = decodeGlobalId(value)
    return typename === type ? [Number(id)] : []
  })
}

describe.each(Object.keys(LISTS))('node(id) of the type %s', type => {
  test('shows each viewer exactly the records in the lists of the type', async () => {
    const table = TABLES[type] ?? type
    const rows = await world.db.$queryRawUnsafe<{ id: number }[]>(`SELECT id FROM "${table}" ORDER BY id`)
    expect(rows.length).toBeGreaterThan(0)
    for (const [who, caller] of Object.entries(callers)) {
      const listed = new Set<number>()
      for (const list of LISTS[type] ?? []) {
        const query = list.replace(/\$(\w+)/g, (_, name) => String(places[name]))
        for (const id of idsIn(await ask(caller, query), type)) listed.add(id)
      }
      const shown: number[] = []
      for (const { id } of rows) {
        const { node } = await ask(caller, 'query ($id: ID!) { node(id: $id) { __typename } }', {
          id: encodeGlobalId(type, id),
        })
        if (node) shown.push(id)
      }
      expect([who, shown]).toEqual([who, [...listed].sort((one, other) => one - other)])
    }
  })
})
