import { beforeAll, expect, test } from 'vitest'
import { type Caller, inPerson, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

let staff: Caller
let id: number
let after: string

beforeAll(async () => {
  const person = await make.user()
  staff = inPerson(person)
  for (let made = 0; made < 3; made++) ({ id } = await make.talent())
  for (let made = 0; made < 3; made++) await make.comment(person, id)
  const { talents } = await staff.run<{ talents: { pageInfo: { endCursor: string } } }>(
    '{ talents(first: 1) { pageInfo { endCursor } } }',
  )
  after = talents.pageInfo.endCursor
})

/** The number of statements of a document, without the statements that every request needs. */
async function statementsOf(document: string): Promise<number> {
  const query = document.replace('$id', String(id)).replace('$after', JSON.stringify(after))
  await staff.run(query)
  return (await countQueries(() => staff.run(query))) - (await countQueries(() => staff.run('{ __typename }')))
}

test.each([
  ['a page', 1, '{ talents { edges { node { name } } } }'],
  [
    'a page after a cursor',
    1,
    '{ talents(after: $after, orderBy: { field: CREATED_AT, direction: DESC }) { edges { node { name } } } }',
  ],
  [
    'a page sorted by a column with equal values',
    1,
    '{ talents(orderBy: { field: STATUS, direction: ASC }) { edges { node { name } } } }',
  ],
  [
    'a profile with comments and their authors',
    2,
    '{ talent(id: $id) { name comments(first: 20) { edges { node { user { lastName } } } } } }',
  ],
  [
    'a record with related rows',
    1,
    '{ talent(id: $id) { name referredBy { name } candidacies { deal { company { name } } } } }',
  ],
])('%s takes %i statements', async (_what, count, document) => {
  expect(await statementsOf(document)).toBe(count)
})

test.each([
  ['{ talentCount }', ''],
  ['{ talent(id: $id) { comments { totalCount } } }', '{ talent(id: $id) { id } }'],
])('the total %s takes at most one statement: the data version or its own count', async (document, without) => {
  const more = (await statementsOf(document)) - (without ? await statementsOf(without) : 0)
  expect(more).toBeLessThanOrEqual(1)
})

test('the total of a list is exact, and needs no statement if the first page has all rows', async () => {
  for (const name of ['Whole Page', 'Longer Page', 'Longer Still']) await make.talent({ name })
  const search = async (text: string, fields: string) => {
    let talents: unknown
    const statements = await countQueries(async () => {
      const query = `{ talents(first: 1, filter: { search: "${text}" }) { ${fields} edges { node { name } } } }`
      ;({ talents } = await staff.run<{ talents: unknown }>(query))
    })
    return { talents, statements }
  }
  const { statements } = await search('whole', '')
  const edges = [{ node: { name: 'Whole Page' } }]
  expect(await search('whole', 'totalCount')).toEqual({ statements, talents: { totalCount: 1, edges } })
  const longer = await search('longer', 'totalCount')
  expect(longer.talents).toMatchObject({ totalCount: 2 })
  expect(longer.statements).toBeGreaterThan(statements)
})
