import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { shortlist, UNLOCK } from '../test/sharing.ts'

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
const GUESSED = expect.stringMatching(/^Many wrong passcodes were given for this link, so please wait/)

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

/** The codes of wrong tries, each from an address of its own, and the longest time to wait that was told. */
async function guessAround(token: string, times: number) {
  const refused = []
  for (let nth = 0; nth < times; nth++)
    refused.push(await refusal(token, 'wrong', `198.51.${++around >> 8}.${around & 255}`))
  const pauses = refused.map(told => Number((told as { retryAfter?: number }).retryAfter ?? 0))
  return { codes: refused.map(({ code }) => code), longest: Math.max(...pauses) }
}
let around = 0

const isGuessed = async (id: number) =>
  (await staff.run<{ share: object }>('query ($id: Int!) { share(id: $id) { isGuessed } }', { id })).share

test('thirty times from all addresses together; then each must wait, but nobody who opened it before or has a new one', async () => {
  const { token, databaseId: id } = await locked()
  await unlock(token, 'meadow', OFFICE)
  expect(await guessAround(token, 30)).toMatchObject({ codes: wrong(30) })
  expect(await isGuessed(id)).toEqual({ isGuessed: true })
  const { codes, longest } = await guessAround(token, 4)
  expect(codes).toEqual([...wrong(1), ...tooMany(3)])
  expect(longest).toBeGreaterThan(5)
  expect(longest).toBeLessThanOrEqual(10)
  expect(await refusal(token, 'meadow', '192.0.2.1')).toMatchObject({ code: 'TOO_MANY', message: GUESSED })
  expect(await guess(token, OFFICE, 1)).toEqual(wrong(1))
  await unlock(token, 'meadow', OFFICE)
  const change = 'mutation ($id: Int!) { updateShare(input: { id: $id, passcode: "harbour" }) { share { id } } }'
  await staff.run(change, { id })
  await unlock(token, 'harbour', '192.0.2.1')
  expect(await isGuessed(id)).toEqual({ isGuessed: false })
})

test('whoever waits a little gets in, having used up none of their own tries, and the wait grows to a quarter of an hour', async () => {
  const { token } = await locked()
  await guessAround(token, 31)
  expect(await guess(token, OFFICE, 8)).toEqual(tooMany(8))
  await passes('passcodePause')
  await unlock(token, 'meadow', OFFICE)
  const waits = []
  for (let turn = 0; turn < 9; turn++) {
    await passes('passcodePause')
    waits.push((await guessAround(token, 2)).longest)
  }
  expect(waits.map(seconds => Math.ceil(seconds / 10) * 10)).toEqual([20, 40, 80, 160, 320, 640, 900, 900, 900])
})

test('ten a day also behind the address of who opened it', async () => {
  const { token } = await locked()
  await unlock(token, 'meadow', OFFICE)
  const atOffice = []
  for (let quarter = 0; quarter < 3; quarter++) {
    await passes('passcode')
    atOffice.push(...(await guess(token, OFFICE, 4)))
  }
  expect(atOffice).toEqual([...wrong(10), ...tooMany(2)])
})

test('guesses at one share cost nobody at the same address a try at another', async () => {
  const [one, other] = [await locked(), await locked()]
  await guess(one.token, OFFICE, 6)
  await unlock(other.token, 'meadow', OFFICE)
})
