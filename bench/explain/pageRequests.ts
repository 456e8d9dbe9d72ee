import type { InjectOptions } from 'fastify'
import { type DocumentNode, getNamedType, isEnumType, isInputObjectType, isListType, print, visit } from 'graphql'
import { calls } from '../../api/calls.ts'
import type { PrismaClient } from '../../api/generated/prisma/client.ts'
import type { PersistedDocuments } from '../../api/http/graphql/persistedDocuments.ts'
import { schema } from '../../api/schema.ts'

/** Texts to search for: two letters, and words that occur in many rows, in few and in none. */
export const SEARCHES = ['an', 'engineer', 'anna m', 'kafka', 'nobody has this']

type RequestOptions = {
  documents: PersistedDocuments
  db: PrismaClient
  /** Sends a request as a signed-in user and returns the answer. `name` describes the request. */
  send(name: string, options: InjectOptions): Promise<{ body: string }>
}

type Variables = Record<string, unknown>

/**
 * Sends each query of the pages and each GET of the REST calls. Lists are requested in each order, with each filter,
 * and after a row in the middle of the list. Lists, orders and filters come from the schema, so that new lists are
 * included.
 */
export async function askForEveryPage({ documents, db, send }: RequestOptions) {
  const samples = await samplesOf(db)
  for (const { path, query } of calls.filter(({ method }) => method === 'GET')) {
    for (const url of urlsOf({ path, query }, samples)) await send(`GET ${url}`, { method: 'GET', url })
  }
  const lists = new Set<string>()
  const asking = (query: string, name: string) => async (variables: Variables) => {
    const payload = { query, variables }
    const { body } = await send(`${name} ${JSON.stringify(variables)}`, { method: 'POST', url: '/graphql', payload })
    return JSON.parse(body)
  }
  for (const { document, operationName } of documents.values()) {
    const { names, isQuery, root } = describe(document)
    if (!isQuery) continue
    const ask = asking(print(document), String(operationName))
    if (names.includes('orderBy')) {
      await askForList(ask, { model: root, sample: samples[root] ?? {}, isKnown: lists.has(root) })
      lists.add(root)
    } else if (names.join() === 'filter') {
      for (const filter of filtersOf(root, samples[root] ?? {})) await ask({ filter })
    } else for (const variables of choices(names, root, samples)) await ask(variables)
  }
  for (const { field, sampled, model } of UNSHOWN) {
    await askForList(asking(documentOf(model, field), field), { model, sample: samples[sampled] ?? {}, isKnown: false })
  }
}

/** Lists for integrators that no page shows. The names of their input types begin with `model`. */
const UNSHOWN = [
  { field: 'applications', sampled: 'ExternalApplication', model: 'ExternalApplication' },
  { field: 'dealCandidates', sampled: 'DealCandidate', model: 'Candidate' },
]

const documentOf = (model: string, field: string) =>
  `query ($first: Int, $last: Int, $after: String, $before: String, $filter: ${model}Filter, $orderBy: ${model}Order) {
    ${field}(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      nextUpdatedSince edges { node { id } } pageInfo { endCursor }
    }
  }`

type List = { model: string; sample: Sample; isKnown: boolean }

/**
 * Requests a list in every order with every filter, and the pages after and before a row in the middle of the list. If
 * another query has requested the same list before (`isKnown`), the database finds the rows in the same way, so this
 * query is sent with filters only in the first order.
 */
async function askForList(ask: (variables: Variables) => Promise<unknown>, list: List) {
  for (const [nth, orderBy] of ordersOf(list.model).entries()) {
    const filters = filtersOf(list.model, list.sample)
    for (const filter of list.isKnown && nth > 0 ? filters.slice(0, 1) : filters) {
      // Changed rows are requested only in the order of change, which is the default with `updatedSince`.
      if ('updatedSince' in filter && orderBy.field !== 'UPDATED_AT') continue
      const body = await ask({ first: 50, filter, orderBy })
      const cursor = endCursorIn(body)
      if (!cursor || filter.search || 'updatedSince' in filter) continue
      const amid = cursorAt(cursor, { ...list.sample, ...filter })
      await ask({ first: 50, after: amid, filter, orderBy })
      await ask({ last: 50, before: amid, filter, orderBy })
    }
  }
}

const inputFields = (name: string) => {
  const type = schema.getType(name)
  return isInputObjectType(type) ? Object.values(type.getFields()) : []
}

function ordersOf(model: string) {
  const [field] = inputFields(`${model}Order`).filter(({ name }) => name === 'field')
  const type = field && getNamedType(field.type)
  const fields = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
  return fields.flatMap(name => ['ASC', 'DESC'].map(direction => ({ field: name, direction })))
}

/** Filters to request: none, each alone, all together, each search alone and with a filter, and changed rows. */
function filtersOf(model: string, sample: Sample): Variables[] {
  const single = inputFields(`${model}Filter`).flatMap(({ name, type }): Variables[] => {
    if (name === 'search' || name === 'updatedSince') return []
    const named = getNamedType(type)
    if (!isEnumType(named)) return [{ [name]: sample[name] }]
    const [value] = named.getValues().map(({ name }) => name)
    return [{ [name]: isListType(type) ? [value] : value }]
  })
  const together = Object.assign({}, ...single) as Variables
  const searches = SEARCHES.flatMap(search => [{ search }, { search, ...single[0] }])
  const { updatedSince } = sample
  const changed = [{ updatedSince }, { ...single[0], updatedSince }]
  const filters = [{}, ...single, ...(single.length > 1 ? [together] : []), ...searches, ...changed]
  return [...new Map(filters.map(filter => [JSON.stringify(filter), filter])).values()]
}

function endCursorIn(body: unknown): string | undefined {
  return /"endCursor":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
}

/** A cursor at the sample row, in the same order as the given cursor. */
function cursorAt(cursor: string, sample: Sample): string {
  const [name] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string]
  const [, column = ''] = name.split(' ')
  const value = sample[column]
  const parts = [name, typeof value === 'object' && value && 'name' in value ? value.name : value, sample.id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

type Sample = Record<string, unknown>

/** Share of the rows that count as changed lately. */
const CHANGED = 0.01

/** A row from the middle of each table, by the name of the table's model. */
async function samplesOf(db: PrismaClient): Promise<Record<string, Sample>> {
  const amid = async (table: { findFirst(args: object): Promise<{ id: number } | null> }, include = {}) => {
    const last = await table.findFirst({ orderBy: { id: 'desc' } })
    const where = { id: { gte: Math.ceil((last?.id ?? 0) / 2) } }
    const [row, changed] = await Promise.all([
      table.findFirst({ where, orderBy: { id: 'asc' }, ...include }),
      table.findFirst({ orderBy: { updatedAt: 'desc' }, skip: Math.floor((last?.id ?? 0) * CHANGED) }),
    ])
    return { ...row, updatedSince: Object(changed).updatedAt }
  }
  return {
    Talent: await amid(db.talent),
    Company: await amid(db.company),
    Deal: await amid(db.deal, { include: { company: true } }),
    ExternalApplication: await amid(db.externalApplication),
    DealCandidate: await amid(db.dealCandidate),
  }
}

/** The names of a query's variables, and the model of the first field that has a variable as an argument. */
function describe(document: DocumentNode) {
  const names: string[] = []
  let isQuery = false
  let root = ''
  visit(document, {
    OperationDefinition({ operation }) {
      isQuery = operation === 'query'
    },
    VariableDefinition({ variable }) {
      names.push(variable.name.value)
    },
    Field({ name, arguments: given = [] }) {
      const takes = given.some(({ value }) => value.kind === 'Variable')
      if (takes && root === '') root = MODELS[name.value] ?? name.value
    },
  })
  return { names, isQuery, root }
}

const MODELS: Record<string, string> = {
  ...{ talent: 'Talent', talents: 'Talent', company: 'Company', companies: 'Company', deal: 'Deal', deals: 'Deal' },
}

/** Variables for a query that is not a list. */
function choices(names: string[], root: string, samples: Record<string, Sample>): Variables[] {
  const { Talent: talent = {}, Deal: deal = {} } = samples
  const common = {
    ...{ talentId: talent.id, dealId: deal.id, token: deal.applyToken ?? 'none', count: 20 },
    ...{ shareableId: talent.shareableId ?? 'none', email: talent.email, phone: talent.phone },
    linkedinUrl: talent.linkedinUrl,
  }
  const given = Object.fromEntries(Object.entries(common).filter(([name]) => names.includes(name)))
  if (names.includes('search')) {
    const rest = names.includes('id') ? { id: samples[root]?.id } : {}
    return ['', ...SEARCHES].map(search => ({ ...given, ...rest, search }))
  }
  if (!names.includes('id')) return [given]
  if (root !== 'node') return [{ ...given, id: samples[root]?.id }]
  return Object.entries(samples).map(([model, { id }]) => ({
    ...given,
    id: Buffer.from(`${model}:${id}`).toString('base64'),
  }))
}

type Addressed = { path: string; query?: object | undefined }

/** The URLs of a call, with ids of existing rows. */
function urlsOf({ path, query = {} }: Addressed, samples: Record<string, Sample>) {
  const { Talent: talent = {}, Deal: deal = {}, Company: company = {} } = samples
  const own = path.startsWith('/api/deals') ? deal : path.startsWith('/api/companies') ? company : talent
  const values: Record<string, unknown> = {
    ...{ id: own.id, dealId: deal.id, talentId: talent.id, view: 'talents' },
    ...{ token: deal.applyToken ?? 'none', shareableId: talent.shareableId ?? 'none' },
  }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const asked: Record<string, string[]> = {
    updatedSince: ['2020-01-01T00:00:00Z'],
    order: ['updatedAt'],
    since: ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z&kinds=talent.deleted,deal.updated'],
    kinds: ['contactBan.deleted'],
    record: [`deal:${deal.id}`],
  }
  const queries = Object.keys(query).flatMap(name => (asked[name] ?? []).map(value => `${name}=${value}`))
  return [url, ...queries.map(text => `${url}?${text}`)]
}
