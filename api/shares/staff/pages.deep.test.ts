import { expect, test } from 'vitest'
import { inPerson, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { countQueries } from '../../test/queries.ts'
import { shortlist } from '../test/sharing.ts'

openApp()

/* Tests of the number of SQL statements that a page takes with all of its parts. */

/** Creates a Filled deal and a share of two candidates: one with a consent request and an answer, and the winner. */
async function placedAndShared() {
  const person = await make.user()
  const staff = inPerson(person)
  const { deal, talents } = await shortlist(person, ['Jane Doe', 'Ada Lovelace'])
  const [first = 0, second = 0] = talents.map(({ id }) => id)
  await staff.run(`mutation {
    requestConsent(input: { dealId: ${deal.id}, talentId: ${first} }) { consent { id } }
    selectWinner(input: { dealId: ${deal.id}, talentId: ${second} }) { candidate { id } }
    setDealStatus(input: { id: ${deal.id}, status: FILLED }) { deal { id } }
  }`)
  const { id: itemId } = await world.db.shareItem.findFirstOrThrow({ where: { talentId: first } })
  await world.db.shareAnswer.create({ data: { itemId, answer: 'INTERESTED' } })
  return { staff, ids: { DealPageQuery: deal.id, CompanyPageQuery: deal.companyId, TalentPageQuery: first } }
}

// One of the statements reads the viewer's own row.
test.each([
  ['DealPageQuery', 12, /INTERESTED.*SENT/],
  ['CompanyPageQuery', 14, /Ada Lovelace/],
  ['TalentPageQuery', 9, /INTERESTED/],
] as const)('%s takes %i statements', async (page, most, shown) => {
  const { staff, ids } = await placedAndShared()
  const [id] = [...world.documents].find(([, { operationName }]) => operationName === page) ?? []
  const ask = () => staff.fetch({ method: 'POST', url: '/graphql', payload: { id, variables: { id: ids[page] } } })
  const { data, errors } = (await ask()).json() // The first call also reads the session and the agency's branding.
  expect(errors).toBeUndefined()
  expect(JSON.stringify(data)).toMatch(shown)
  expect(await countQueries(ask)).toBe(most)
})
