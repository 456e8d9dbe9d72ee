import { expect, test } from 'vitest'
import { as, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

type Page = { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { id: string } }[] }

test('pages show each of five thousand deals once', async () => {
  const staff = as(await make.user())
  const { id: companyId } = await make.company({ name: 'Many' })
  await world.db.deal.createMany({
    data: Array.from({ length: 5_000 }, (_, at) => ({
      ...{ title: `Deal ${at % 700}`, companyId, companyBudget: at % 3 ? `$${at % 50}` : null },
    })),
  })
  for (const field of ['TITLE', 'COMPANY', 'BUDGET']) {
    const orderBy = { field, direction: 'DESC' }
    const seen: string[] = []
    let after: string | undefined
    do {
      const { deals } = await staff.run<{ deals: Page }>(
        `query ($orderBy: DealOrder, $after: String, $filter: DealFilter) {
          deals(first: 200, after: $after, orderBy: $orderBy, filter: $filter) {
            pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
        { orderBy, after, filter: { companyId } },
      )
      seen.push(...deals.edges.map(({ node }) => node.id))
      after = deals.pageInfo.hasNextPage ? deals.pageInfo.endCursor : undefined
    } while (after)
    expect([seen.length, new Set(seen).size]).toEqual([5_000, 5_000])
  }
})
