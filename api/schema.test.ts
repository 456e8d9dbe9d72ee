import { Readable } from 'node:stream'
import { type GraphQLObjectType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { Upload } from './files/files.ts'
import { PUBLIC_OPERATIONS, readPersistedDocuments } from './http/graphql/persistedDocuments.ts'
import { createGraphQLServer } from './http/graphql/yoga.ts'
import { schema } from './schema.ts'
import { demandedByField, onlyReads } from './scopes/demanded.ts'
import { documentFor } from './test/documents.ts'
import { as, openApp, visitor, world } from './test/harness.ts'
import { make, type Person } from './test/make.ts'

openApp()

/** Every field that a visitor may query: 0-decisions, section 2. Extend it only on purpose. */
const PUBLIC_FIELDS = [
  ...[
    'Query.applicationForm',
    'Query.clientShare',
    'Query.consentRequest',
    'Query.ownApplication',
    'Query.product',
    'Query.publicDeal',
    'Query.sharedTalent',
    'Query.viewer',
  ],
  ...['Mutation.unlockClientShare', 'Mutation.openClientShare', 'Mutation.answerClientShare'],
  ...['Mutation.answerConsent', 'Mutation.signIn', 'Mutation.submitApplication'],
  ...['Mutation.askForErasure', 'Mutation.replaceOwnResume', 'Mutation.withdrawOwnApplication'],
]

/** Every field of every type that a visitor can reach through PUBLIC_FIELDS. */
const PUBLIC_TYPES: Record<string, string[]> = {
  Product: ['brandName'],
  PublicConsent: ['agency', 'confirmedAt', 'state', 'withdrawnAt', 'wording'],
  PublicDeal: ['jobDescription', 'title', 'token'],
  ApplicationForm: [
    ...['agency', 'hasWaitingList', 'isFull', 'jobDescription', 'privacyUrl', 'questions', 'questionsVersion'],
    ...['title', 'token'],
  ],
  PublicQuestion: ['choices', 'isRequired', 'kind', 'number', 'text'],
  OwnApplication: [
    ...['agency', 'erasureAskedAt', 'privacyUrl', 'sentAt', 'state', 'title', 'waitingPosition', 'withdrawnAt'],
  ],
  SharedTalent: [
    ...['area', 'companies', 'keyHighlights', 'name', 'portfolioPdfUrl', 'portfolioUrl', 'portfolioUrls'],
    ...['previousCompanies', 'role', 'seniority', 'shareableId', 'summary', 'techStack'],
  ],
  PreviousCompany: ['company', 'description', 'legacy', 'title'],
  PublicAgency: ['color', 'footer', 'logoUrl', 'name'],
  ClientShare: ['agency', 'content', 'isLocked'],
  ClientShareContent: [
    ...[
      'expiresAt',
      'needs',
      'note',
      'pdfUrl',
      'position',
      'profiles',
      'recipientCompany',
      'recipientName',
      'sharedAt',
    ],
  ],
  ClientProfile: [
    ...[
      'answer',
      'area',
      'availability',
      'companies',
      'isAvailable',
      'key',
      'keyHighlights',
      'line',
      'metNeeds',
      'name',
    ],
    ...[
      'portfolioOnRequest',
      'portfolioUrls',
      'previousCompanies',
      'rate',
      'role',
      'seniority',
      'summary',
      'techStack',
    ],
  ],
  ClientAnswer: ['answer', 'answeredAt', 'comment', 'times', 'version'],
}

let recruiter: Person

beforeAll(async () => {
  recruiter = await make.user()
  const talent = await make.talent()
  await make.comment(recruiter, talent.id)
})

describe('a visitor who has passed the gate', () => {
  const fields = rootFields()

  test.each(fields)('%s', async path => {
    const outcome = await askAsVisitor(path, path === 'Query.node' ? { id: globalId('Talent') } : {})
    if (PUBLIC_FIELDS.includes(path)) expect(outcome).not.toMatch(/^NOT_AUTHENTICATED: Not authenticated/)
    else expect(outcome).toBe('NOT_AUTHENTICATED: Not authenticated')
  })

  test('gets no row of any type by its global id', async () => {
    const nodes = objectTypes().filter(type => type.getInterfaces().some(({ name }) => name === 'Node'))
    expect(nodes.length).toBeGreaterThan(3)
    for (const { name } of nodes) {
      expect(await askAsVisitor('Query.node', { id: globalId(name) })).toBe('NOT_AUTHENTICATED: Not authenticated')
    }
  })
})

test('every object type has scopes', () => {
  const silent = objectTypes()
    .filter(type => !/^(Query|Mutation|Subscription|PageInfo)$|(Connection|Edge)$/.test(type.name))
    .filter(type => !scopesOf(type))
    .map(type => type.name)
  expect(silent).toEqual([])
})

test('every mutation demands the scope write, except signing in and out, applying, following an application, consenting, answering a share and matching', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const exempt = mutations.filter(field => pothosOptions(field).skipTypeScopes).map(field => field.name)
  expect(exempt.sort()).toEqual([
    ...['answerClientShare', 'answerConsent', 'askForErasure', 'matchTalents', 'openClientShare'],
    ...['prepareMatching', 'readRequirements', 'replaceOwnResume', 'signIn', 'signOut'],
    ...['submitApplication', 'unlockClientShare', 'whyNot', 'withdrawOwnApplication'],
  ])
  const readsOnly = mutations.filter(field => onlyReads(demandedByField('Mutation', field))).map(field => field.name)
  expect(readsOnly.sort()).toEqual([...['matchTalents', 'prepareMatching', 'readRequirements', 'whyNot']])
})

test('a READ token may run a read-only mutation, but not in one request with a writing mutation', async () => {
  const reader = as(await make.user(), 'READ')
  const matching = 'matchTalents(input: { jobDescription: "Go" }) { matches { matchPercentage } }'
  expect(await reader.run(`mutation { ${matching} }`)).toEqual({ matchTalents: { matches: expect.any(Array) } })
  const beside = ['deleteTalent(input: { id: 1 }) { deletedTalentId }', '... on Mutation { __typename }']
  for (const other of beside) {
    expect(await reader.refusal(`mutation { ${matching} ${other} }`)).toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('public types have exactly the fields that the specification makes public', () => {
  const open = objectTypes().filter(type => JSON.stringify(scopesOf(type)) === '{"public":true}')
  const content = Object.fromEntries(open.map(type => [type.name, Object.keys(type.getFields()).sort()]))
  expect(content).toEqual({
    ...PUBLIC_TYPES,
    AnswerClientSharePayload: ['profile'],
    AnswerConsentPayload: ['consent'],
    AskForErasurePayload: ['application'],
    OpenClientSharePayload: ['success'],
    ReplaceOwnResumePayload: ['application'],
    SubmitApplicationPayload: ['statusUrl', 'success', 'waitingPosition'],
    UnlockClientSharePayload: ['key'],
    WithdrawOwnApplicationPayload: ['application'],
  })
})

describe('GraphQL over HTTP', () => {
  test('refuses every document of a visitor, even with public fields', async () => {
    const documents = await readPersistedDocuments('persisted-documents.json')
    const [id] = [...documents].find(([, { operationName }]) => operationName === 'SessionQuery') ?? []
    for (const payload of [
      { query: '{ product { brandName } }' },
      { query: '{ __schema { types { name } } }' },
      { id, query: '{ __schema { types { name } } }' },
      {},
      [],
    ]) {
      const response = await visitor.fetch({ method: 'POST', url: '/graphql', payload })
      expect(response.statusCode).toBe(401)
      expect(response.json().message).toBe('Not authenticated')
    }
    const get = await visitor.fetch({ method: 'GET', url: '/graphql?query={product{brandName}}' })
    expect(get.statusCode).toBe(401)
  })

  test("runs only the public pages' persisted documents without a session", async () => {
    const documents = await readPersistedDocuments('persisted-documents.json')
    const names = [...documents.values()].map(({ operationName }) => operationName)
    expect(names).toEqual(expect.arrayContaining([...PUBLIC_OPERATIONS]))
    for (const [id, { operationName }] of documents) {
      const response = await visitor.fetch({ method: 'POST', url: '/graphql', payload: { id, variables: {} } })
      expect([operationName, response.statusCode === 401]).toEqual([
        operationName,
        !PUBLIC_OPERATIONS.has(operationName),
      ])
    }
  })
})

const globalId = (type: string) => Buffer.from(`${type}:1`).toString('base64')

const objectTypes = () =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  )

function rootFields(): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(type =>
    type ? Object.keys(type.getFields()).map(field => `${type.name}.${field}`) : [],
  )
}

/** Runs the field in process, behind the gate, and returns the outcome. */
async function askAsVisitor(path: string, known: Record<string, unknown> = {}): Promise<string> {
  const [typeName = '', fieldName = ''] = path.split('.')
  const field = (schema.getType(typeName) as GraphQLObjectType).getFields()[fieldName]
  if (!field) throw new Error(`There is no ${path}`)
  const document = documentFor(typeName, field, known)
  const yoga = createGraphQLServer(new Map())
  const context = {
    viewer: null,
    clientAddress: '203.0.113.9',
    userAgent: undefined,
    requestId: 'test',
    settings: world.settings,
    extraction: world.extraction,
    log: world.app.log,
    signal: new AbortController().signal,
    setSessionCookie: () => undefined,
    takePoints: async () => undefined,
    showLimit: () => undefined,
    usage: {},
  }
  const { parse, execute, subscribe, schema: enveloped, contextFactory } = yoga.getEnveloped(context)
  const run = typeName === 'Subscription' ? subscribe : execute
  const result = await run({
    schema: enveloped,
    document: parse(document),
    variableValues: { file: new Upload('x.pdf', Readable.from([])) },
    contextValue: await contextFactory(context),
  })
  const [error] = result.errors ?? []
  return error ? `${error.extensions.code}: ${error.message}` : `answered: ${JSON.stringify(result.data)}`
}

type Options = { authScopes?: unknown; skipTypeScopes?: boolean }

const pothosOptions = (thing: { extensions: Readonly<Record<string, unknown>> }) =>
  (thing.extensions.pothosOptions ?? {}) as Options

const scopesOf = (type: GraphQLObjectType) => pothosOptions(type).authScopes
