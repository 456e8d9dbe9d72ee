import { type GraphQLEnumType, type GraphQLInputObjectType, getNamedType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { addComment } from '../comments/comments.ts'
import { schema } from '../schema.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, staffOf } from '../test/make.ts'
import { seeded } from '../test/random.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  const person = await make.admin()
  staff = as(person)
  const company = await make.company()
  const talent = await make.talent()
  for (const [index, deadline] of ['2026-12-24', null, '2026-12-24', '2026-12-31', null].entries()) {
    await make.talent({ name: 'Ada Lovelace', area: index % 2 ? 'TECH' : 'DATA', techStack: ['Looms'] })
    await make.company({ name: index % 2 ? 'Analytical Engines' : `Engines ${index}` })
    const values = { deadline, title: `Engineer ${index % 2}`, status: index % 2 ? 'OPEN' : 'FILLED' }
    const deal = await make.deal({ ...values, ...(index < 3 ? { companyId: company.id } : {}) })
    if (index === 3) await world.db.deal.update({ where: { id: deal.id }, data: { companyBudget: null } })
    await make.candidate({ dealId: deal.id, talentId: talent.id })
    await make.application(deal.id)
    await make.comment(person, talent.id)
    for (const of of [{ dealId: 1 }, { companyId: company.id }]) {
      await addComment(staffOf(person), { ...of, comment: 'Call' })
    }
    for (const of of [{ talentId: talent.id }, { dealId: 1 }, { companyId: company.id }]) {
      await world.db.reminder.create({ data: { ...of, userId: person.id, text: 'Call', dueAt: new Date(index) } })
    }
    await world.db.notification.create({ data: { userId: person.id, kind: 'MENTION', cause: `comment ${index}` } })
  }
  const delivery = { kind: 'talent.created', record: 'talent 1', event: {}, giveUpAt: new Date() }
  const deliveries = ['evt_1', 'evt_2', 'evt_3', 'evt_4'].map(eventId => ({ ...delivery, eventId }))
  await world.db.webhook.create({
    data: {
      ...{ ownerId: person.id, url: 'https://example.com', secret: 'whsec_', position: 0 },
      deliveries: { create: deliveries },
    },
  })
  const deal = await world.db.deal.findFirstOrThrow({ orderBy: { id: 'asc' } })
  for (const token of ['first', 'second', 'third', 'fourth']) {
    await world.db.share.create({
      data: {
        ...{ token, recipientName: 'Carla', recipientCompany: 'Streamhaus', dealId: deal.id, companyId: company.id },
        items: { create: { key: token, talentId: talent.id, position: 0, shown: {}, talentVersion: 1 } },
      },
    })
  }
})

/** A connection of the schema in one order. */
type List = { name: string; parent: string; field: string; orderBy: string }

const lists = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap(type =>
    Object.values(type.getFields())
      // Lists that can only be paged forward have separate tests: api/events.
      .filter(field => field.args.some(({ name }) => name === 'before'))
      .flatMap(field =>
        ordersOf(field.args.find(({ name }) => name === 'orderBy')?.type).map(
          (orderBy): List => ({
            name: `${type.name}.${field.name} ${orderBy}`,
            parent: type.name,
            field: field.name,
            orderBy,
          }),
        ),
      ),
  )

test('the test covers all lists in all orders', () => {
  expect(new Set(lists.map(({ field, parent }) => `${parent}.${field}`)).size).toBeGreaterThan(7)
  expect(lists.length).toBeGreaterThan(40)
})

describe.each(lists)('$name', list => {
  test('pages through all rows, each once, forward and backward', async () => {
    const whole = await read(list, { first: 200 })
    const ids = whole.edges.map(({ node }) => node.id)
    expect(ids.length).toBeGreaterThan(1)
    // Every second list has pages of one row, the others have pages of three rows with a partial last page.
    const size = lists.indexOf(list) % 2 ? 1 : 3
    expect(await walk(list, after => ({ first: size, after }), 'endCursor')).toEqual(ids)
    expect(await walk(list, before => ({ last: size, before }), 'startCursor')).toEqual(ids)
  })

  test("answers any page according to Relay's algorithm", async () => {
    const whole = (await read(list, { first: 200 })).edges.map(({ cursor, node }) => ({ cursor, id: node.id }))
    const random = seeded(lists.indexOf(list) + 1)
    const cursorAt = () => (random() < 0.3 ? null : (whole[Math.floor(random() * whole.length)]?.cursor ?? null))
    for (let turn = 0; turn < 5; turn++) {
      const size = Math.floor(random() * 4)
      const args = { [turn % 2 ? 'first' : 'last']: size, after: cursorAt(), before: cursorAt() }
      const { edges, pageInfo } = await read(list, args)
      const { hasNextPage, hasPreviousPage } = pageInfo
      const found = { ids: edges.map(({ node }) => node.id), hasNextPage, hasPreviousPage }
      expect({ args, ...found }).toEqual({ args, ...pageOf(whole, args) })
    }
    expect(await outcome(list, { first: 1, last: 1 })).toBe('INVALID_INPUT')
  })
})

type Page = {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}

/** The expected page according to https://relay.dev/graphql/connections.htm, from all rows in their order. */
function pageOf(whole: { cursor: string; id: string }[], { first, last, after, before }: PageArgs) {
  const at = (cursor: string) => whole.findIndex(row => row.cursor === cursor)
  const range = whole.slice(after ? at(after) + 1 : 0, before ? at(before) : undefined).map(({ id }) => id)
  const isForward = first != null
  const more = range.length > (first ?? last ?? 0)
  return {
    ids: isForward ? range.slice(0, first) : range.slice(range.length - Math.min(last ?? 0, range.length)),
    hasNextPage: isForward ? more : Boolean(before),
    hasPreviousPage: isForward ? Boolean(after) : more,
  }
}

type PageArgs = { first?: number; last?: number; after?: string | null; before?: string | null }

async function read(list: List, args: PageArgs): Promise<Page> {
  const data = await staff.run<{ list?: Page; node?: { list: Page } }>(documentOf(list), await variablesOf(list, args))
  const page = data.list ?? data.node?.list
  if (!page) throw new Error(`There is no ${list.name}`)
  return page
}

async function walk(list: List, args: (cursor: string | null) => PageArgs, next: 'startCursor' | 'endCursor') {
  let ids: string[] = []
  for (let cursor: string | null = null, more = true; more; ) {
    const { edges, pageInfo }: Page = await read(list, args(cursor))
    const page = edges.map(({ node }) => node.id)
    ids = next === 'endCursor' ? [...ids, ...page] : [...page, ...ids]
    cursor = pageInfo[next]
    more = next === 'endCursor' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage
  }
  return ids
}

/** Returns 'a page' or the problem's code. */
async function outcome(list: List, args: PageArgs): Promise<string> {
  const payload = { query: documentOf(list), variables: await variablesOf(list, args) }
  const { errors } = (await staff.fetch({ method: 'POST', url: '/graphql', payload })).json()
  return errors ? String(errors[0].extensions?.code) : 'a page'
}

function documentOf({ parent, field, orderBy }: List): string {
  const args = [
    ...['first: $first', 'after: $after', 'last: $last', 'before: $before', NEEDED[field] ?? ''],
    orderBy && `orderBy: ${orderBy}`,
  ].join(' ')
  const page = `list: ${field}(${args}) {
    edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`
  const variables = '$first: Int, $after: String, $last: Int, $before: String'
  if (parent === 'Query') return `query (${variables}) { ${page} }`
  return `query ($id: ID!, ${variables}) { node(id: $id) { ... on ${parent} { ${page} } } }`
}

/** The required arguments of a list. */
const NEEDED: Record<string, string> = { talentsAlsoFound: 'filter: { search: "looms" }' }

/** Lists below a record are read from the record with id 1. */
const variablesOf = async ({ parent }: List, args: PageArgs) => ({
  ...args,
  ...(parent === 'Query' ? {} : { id: Buffer.from(`${parent}:1`).toString('base64') }),
})

function ordersOf(type: unknown): string[] {
  if (!type) return ['']
  const { field } = (getNamedType(type as GraphQLInputObjectType) as GraphQLInputObjectType).getFields()
  const values = (getNamedType(field?.type) as GraphQLEnumType).getValues()
  return values.flatMap(({ name }) => ['ASC', 'DESC'].map(direction => `{ field: ${name}, direction: ${direction} }`))
}
