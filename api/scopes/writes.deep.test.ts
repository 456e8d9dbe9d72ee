import { beforeAll, expect, test } from 'vitest'
import { documentOf, fields } from '../test/calls/documents.ts'
import { as, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { heldBy, TOKEN_SCOPES } from './bundles.ts'
import { demandedByField } from './demanded.ts'
import { ALONG, INPUTS, madeFor, NOT_RUN, type Records } from './test/acts.ts'
import { noteWrites, ownerOf, writtenBy } from './test/tables.ts'
import type { TokenScope } from './words.ts'

/*
 * The scopes of a verb depend on the tables that it writes: each mutation is run with all its inputs, the database
 * records the writes, and a token without the scope of a written table must be refused. REST calls run the same verbs.
 */

openApp({ TOKEN_APPLICATIONS_PER_HOUR: '0' })

let admin: Person

beforeAll(async () => {
  admin = await make.admin()
  await noteWrites()
})

const mutations = fields.filter(({ operation, field }) => {
  const demanded = demandedByField('Mutation', field)
  return operation === 'mutation' && (demanded?.length ?? 0) > 0
})

/** A constant instead of random numbers: always generates the same document, with all inputs that need no match. */
const STEADY = () => 0.4

async function payloadOf(each: (typeof mutations)[number], made: Records, selection = '__typename') {
  const { name, args } = each.field
  const { variables } = documentOf(each, id => Number(Object(made)[id] ?? 1), STEADY)
  const own = await (INPUTS[name] ?? newRecordFor(name))?.(made)
  const declared = args.map(arg => `($${arg.name}: ${arg.type})`).join('')
  const given = args.map(arg => `(${arg.name}: $${arg.name})`).join('')
  return {
    query: `mutation ${declared} { ${name}${given} { ${selection} } }`,
    variables: { input: { ...Object(variables.input), idempotencyKey: undefined, ...own } },
  }
}

/** The input for updating or deleting a noun without an entry in INPUTS: a newly created record. */
function newRecordFor(name: string) {
  const [, noun = ''] = /^(?:update|delete)([A-Z]\w+)$/.exec(name) ?? []
  const create = mutations.find(({ field }) => field.name === `create${noun}`)
  const one = noun.charAt(0).toLowerCase() + noun.slice(1)
  return (
    create &&
    (async (made: Records) => {
      const answer = await send(TOKEN_SCOPES, await payloadOf(create, made, `record: ${one} { id: databaseId }`))
      return (answer.data as Record<string, { record: { id: number } }>)[`create${noun}`]?.record
    })
  )
}

type Answer = { data: object; errors?: { message: string; extensions: { scope?: TokenScope } }[] }

const send = async (scopes: readonly TokenScope[], payload: object): Promise<Answer> =>
  (await as(admin, [...scopes]).fetch({ method: 'POST', url: '/graphql', payload })).json()

/** All scopes except the lacked scopes and the scopes that include them. */
const allBut = (lacked: readonly TokenScope[]) =>
  TOKEN_SCOPES.filter(scope => !lacked.some(each => heldBy({ scope: 'READ', scopes: [scope] }).has(each)))

test.each(mutations.map(each => ({ name: each.field.name, each })).filter(({ name }) => !NOT_RUN[name]))(
  '$name needs the scope of each table that it writes',
  async ({ name, each }) => {
    const made = await madeFor(admin)
    const payload = await payloadOf(each, made)
    let answer: Answer = { data: {} }
    const places = await writtenBy(async () => {
      answer = await send(TOKEN_SCOPES, payload)
    })
    expect({ ...answer, payload }, name).not.toHaveProperty('errors')
    expect(places.filter(place => ownerOf(place) === undefined)).toEqual([])
    const demanded = demandedByField('Mutation', each.field) ?? []
    const open: string[] = []
    for (const place of places) {
      const owner = ownerOf(place)
      const goesAlong = ALONG[name]?.[place] !== undefined
      if (typeof owner === 'string' || !owner || goesAlong || owner.some(scope => demanded.includes(scope))) continue
      const { errors = [] } = await send(allBut(owner), payload)
      const lacks = errors[0]?.extensions.scope
      if (!lacks || !owner.includes(lacks)) open.push(`${place} without ${owner}`)
    }
    expect(open).toEqual([])
    expect(Object.keys(ALONG[name] ?? {}).filter(place => !places.includes(place))).toEqual([])
  },
)
