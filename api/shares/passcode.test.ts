import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { shortlist, UNLOCK } from './test/sharing.ts'

/* How often a passcode may be guessed, and whom guessing locks out. */

openApp({ PUBLIC_READS_PER_MINUTE: '0' })

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const locked = () => shortlist(recruiter, ['Lock Smith'], { passcode: 'meadow' })

const unlock = (token: string, passcode: string, address?: string) =>
  visitorsPage.run(UNLOCK, { input: { token, passcode } }, address)

const refusal = (token: string, passcode: string, address?: string) =>
  visitorsPage.refusal(UNLOCK, { input: { token, passcode } }, address)

/** Guesses wrongly from an address, and tells the codes of the refusals. */
async function guess(token: string, address: string, times: number): Promise<(string | undefined)[]> {
  const codes = []
  for (let guesses = 0; guesses < times; guesses++) codes.push((await refusal(token, 'wrong', address)).code)
  return codes
}

/** What is counted by the limits of this name is over. */
const passes = (name: string) => world.db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: `${name}:` } } })

const OFFICE = '203.0.113.7'
const wrong = (times: number) => Array(times).fill('INVALID_INPUT')
const tooMany = (times: number) => Array(times).fill('TOO_MANY')
const GUESSED = expect.stringMatching(/^Too many wrong passcodes were given for this link\. Please ask/)

test('a passcode may be guessed five times from one address, also at the same time, and then not even rightly', async () => {
  const { token } = await locked()
  const typed = ['a', 'b'.repeat(64), 'c'.repeat(100_000), 'd\u0000', 'e', 'f', 'g', 'h']
  const refused = await Promise.all(typed.map(passcode => refusal(token, passcode)))
  expect(refused.map(({ code }) => code).sort()).toEqual([...wrong(5), ...tooMany(3)])
  const told = refused.find(({ code }) => code === 'INVALID_INPUT')
  expect(told?.fields).toEqual({ passcode: 'This passcode is not right' })
  expect(await refusal(token, 'meadow')).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) })
})

test('ten times a day from one address, so that one alone cannot lock others out', async () => {
  const { token } = await locked()
  const codes = []
  for (let quarter = 0; quarter < 4; quarter++) {
    await passes('passcode')
    codes.push(...(await guess(token, '198.51.100.1', 4)))
  }
  expect(codes).toEqual([...wrong(10), ...tooMany(6)])
  await unlock(token, 'meadow', OFFICE)
})

test('thirty times a day from all addresses together, which locks nobody out who opened it before, or has a new one', async () => {
  const { token, databaseId: id } = await locked()
  await unlock(token, 'meadow', OFFICE)
  const codes = []
  for (let address = 0; address < 7; address++) codes.push(...(await guess(token, `198.51.100.${address}`, 5)))
  expect(codes).toEqual([...wrong(30), ...tooMany(5)])
  expect(await refusal(token, 'meadow', '192.0.2.1')).toMatchObject({ code: 'TOO_MANY', message: GUESSED })
  expect(await guess(token, OFFICE, 1)).toEqual(wrong(1))
  await unlock(token, 'meadow', OFFICE)
  const change = 'mutation ($id: Int!) { updateShare(input: { id: $id, passcode: "harbour" }) { share { id } } }'
  await staff.run(change, { id })
  await unlock(token, 'harbour', '192.0.2.1')
})

test('a hundred times within a month, also where it is ten a day behind the address of who opened it', async () => {
  const { token } = await locked()
  await unlock(token, 'meadow', OFFICE)
  await guess(token, '198.51.100.1', 1)
  const counted = { where: { key: { startsWith: 'passcodeInAll:' }, points: 1 } }
  expect(await world.db.rateLimiterFlexible.updateMany({ ...counted, data: { points: 99 } })).toEqual({ count: 1 })
  expect(await guess(token, '198.51.100.2', 2)).toEqual([...wrong(1), ...tooMany(1)])
  const atOffice = []
  for (let quarter = 0; quarter < 3; quarter++) {
    await passes('passcode')
    atOffice.push(...(await guess(token, OFFICE, 4)))
  }
  expect(atOffice).toEqual([...wrong(10), ...tooMany(2)])
})
