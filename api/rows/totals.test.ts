import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countInTime } from './count.ts'

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

test('the number of all rows and of filtered rows is exact', async () => {
  expect(await totalOf('first: 1')).toEqual({ totalCount: 3, isTotalCountExact: true })
  expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 3, isTotalCountExact: true })
  expect(await totalOf('filter: { status: DROPPED }')).toEqual({ totalCount: 0, isTotalCountExact: true })
})

test('a count that takes too long is answered as a lower bound, and the next one is exact again', {
  tags: ['deep'],
}, async () => {
  await world.transaction(async tx => {
    await tx.$executeRaw`LOCK TABLE "Talent" IN ACCESS EXCLUSIVE MODE`
    expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 0, isTotalCountExact: false })
  })
  expect(await totalOf('filter: { status: BACKLOG }')).toEqual({ totalCount: 3, isTotalCountExact: true })
})

test('if counting all rows takes too long, they are counted up to 10,000, both within two seconds', {
  tags: ['deep'],
}, async () => {
  const times: number[] = []
  const counted = (first: number) => {
    const query: typeof world.query = async ({ text, within = Number.NaN }) => {
      times.push(within)
      if (/LIMIT 10001/.test(text)) return [[first]]
      throw Object.assign(new pg.DatabaseError('canceling statement', 0, 'error'), { code: '57014' })
    }
    return countInTime({ ...world, query }, 'Talent', { status: 'BACKLOG' })
  }
  expect(await counted(7_000)).toEqual({ number: 7_000, isExact: true })
  expect(times).toHaveLength(2)
  expect(times.reduce((sum, time) => sum + time)).toBeLessThanOrEqual(2_000)
  expect(await counted(10_000)).toEqual({ number: 10_000, isExact: true })
  expect(await counted(10_001)).toEqual({ number: 10_000, isExact: false })
})
