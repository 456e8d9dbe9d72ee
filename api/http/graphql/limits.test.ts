import { getIntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, inPerson, openApp, visitor } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { LIMITS } from './limits.ts'

openApp()

let program: Caller

beforeAll(async () => {
  program = as(await make.user())
})

const send = async (who: Caller, query: string, variables = {}) => {
  const response = await who.fetch({ method: 'POST', url: '/graphql', payload: { query, variables } })
  return { status: response.statusCode, ...response.json() }
}

const times = (count: number, write: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ')

const deep = (levels: number) => `{ __type(name: "Talent") {${'ofType {'.repeat(levels - 2)} name ${'}'.repeat(levels)}`

/** A document that costs six points for each row: the edge, the node, and four fields. */
const dear = (rows: number) => `{ talents(first: ${rows}) { edges { node { id name role area } } } }`

describe("a client's own document", () => {
  test.each([
    ['bytes', (most: number) => `{ viewer { id } } #${'é'.repeat((most - 19) / 2)}`],
    ['tokens', (most: number) => `{ viewer { id(${times((most - 8) / 3, i => `a${i}: 1`)}) } }`],
    ['nesting', (most: number) => `{ viewer { id(a: ${'['.repeat(most - 3)}${']'.repeat(most - 3)}) } }`],
    ['depth', deep],
    ['aliases', (most: number) => `{ ${times(most, i => `a${i}: viewer { id }`)} }`],
    ['directives', (most: number) => `{ viewer { ${times(most, () => 'id @skip(if: true)')} id } }`],
  ] as const)('may have up to the limit of %s and not more', async (limit, write) => {
    const most = LIMITS[limit]
    expect(JSON.stringify(await send(program, write(most)))).not.toContain('"limit"')
    const { status, errors } = await send(program, write(most + 3))
    expect(status).toBe(400)
    const { found, ...extensions } = errors[0].extensions
    expect(extensions).toEqual({ code: 'INVALID_INPUT', limit, most })
    expect(found).toBeGreaterThan(most)
    const [has, allowed] = [found, most].map(figure => figure.toLocaleString('en'))
    expect(errors[0].message).toMatch(
      new RegExp(`^The document has ${has} .*${limit}.*; at most ${allowed} are allowed\\.$`),
    )
  })

  test.each([
    ['fields', '{ a '],
    ['lists', '{ talents(first: ', '['],
    ['objects', '{ talents(filter: ', '{ a : '],
    ['types', 'query ($a: ', '['],
  ])('with deeply nested %s is refused before the parser recurses', async (_what, head, more = head) => {
    for (const levels of [150, 1_900 / more.trim().split(' ').length]) {
      const { status, errors } = await send(program, head + more.repeat(levels))
      expect({ status, limit: errors[0].extensions.limit }).toEqual({ status: 400, limit: 'nesting' })
    }
    const { errors } = await send(program, head + more.repeat(90))
    expect(errors[0].message).toMatch(/^Syntax Error/)
  })

  test('may cost up to the limit but not more', async () => {
    const most = LIMITS.cost
    const within = await send(program, dear(Math.floor((most - 1) / 6)))
    expect(within.errors[0].message).toBe('A page holds 0 to 200 rows')
    const { status, errors } = await send(program, dear(most))
    expect(status).toBe(400)
    const found = 6 * most + 1
    expect(errors[0].extensions).toEqual({ code: 'INVALID_INPUT', limit: 'cost', most, found })
    const [has, allowed] = [found, most].map(figure => figure.toLocaleString('en'))
    expect(errors[0].message).toBe(`The document has ${has} points of cost; at most ${allowed} are allowed.`)
  })

  test('has the same cost limit in a subscription', async () => {
    const query =
      'subscription { applicationsChanged(dealId: 1) { deal { activity(first: 50000) { edges { node { id } } } } } }'
    expect(await send(program, query)).toMatchObject({ status: 400, errors: [{ extensions: { limit: 'cost' } }] })
  })

  test('may query the whole schema, unless a visitor sends it', { tags: ['deep'] }, async () => {
    const staff = inPerson(await make.user())
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }),
    ]) {
      for (const who of [program, staff])
        expect((await send(who, query)).data.__schema.types.length).toBeGreaterThan(50)
      expect(await send(visitor, query)).toMatchObject({ status: 401, message: 'Not authenticated' })
    }
  })

  test('is refused when it comes in a batch', async () => {
    const payload = [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]
    const response = await program.fetch({ method: 'POST', url: '/graphql', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].message).toBe('Batching is not supported.')
  })
})
