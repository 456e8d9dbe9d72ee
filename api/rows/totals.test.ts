import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
  for (let made = 0; made < 3; made += 1) await make.talent({ status: 'BACKLOG' })
})

type Total = { totalCount: number; isTotalCountExact: boolean }

async function totalOf(filter: string): Promise<Total> {
  const { talents } = await staff.run<{ talents: Total }>(
    `{ talents(${filter}) { totalCount isTotalCountExact both: totalCount } }`,
  )
  return { totalCount: talents.totalCount, isTotalCountExact: talents.isTotalCountExact }
}

test('the number of all rows and of those that a filter finds is exact', async () => {
  expect(await totalOf('first: 1')).toEqual({ totalCount: 3, isTotalCountExact: true })
  expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 3, isTotalCountExact: true })
  expect(await totalOf('filter: { status: DROPPED }')).toEqual({ totalCount: 0, isTotalCountExact: true })
})

test('it is counted once for both fields, and within a transaction of its own', async () => {
  const without = await countQueries(() => staff.run('{ __typename }'))
  expect((await countQueries(() => totalOf('filter: { status: BACKLOG }'))) - without).toBe(3)
})

test('a number that takes too long is told as one that there are more of, and the next one is exact again', async () => {
  await world.transaction(async tx => {
    await tx.$executeRaw`LOCK TABLE "Talent" IN ACCESS EXCLUSIVE MODE`
    expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 0, isTotalCountExact: false })
  })
  expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 3, isTotalCountExact: true })
})
