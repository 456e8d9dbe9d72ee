import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { shortlist, UNLOCK } from '../test/sharing.ts'

/* Limits on wrong passcodes, per address and per share. */

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

/** Sends wrong passcodes from one address. Returns the codes of the refusals. */
async function guess(token: string, address: string, times: number): Promise<(string | undefined)[]> {
  const codes = []
  for (let guesses = 0; guesses < times; guesses++) codes.push((await refusal(token, 'wrong', address)).code)
  return codes
}

/** Resets the limits with this name. */
const endPeriods = (name: string) =>
  world.db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: `${name}:` } } })

const OFFICE = '203.0.113.7'
const wrong = (times: number) => Array(times).fill('INVALID_INPUT')
const tooMany = (times: number) => Array(times).fill('TOO_MANY')
const GUESSED = expect.stringMatching(/^Many wrong passcodes were given for this link, so please wait/)

test('an address has ten guesses a day, and does not lock out other addresses', async () => {
  const { token } = await locked()
  const codes = []
  for (let quarter = 0; quarter < 4; quarter++) {
    await endPeriods('passcode')
    codes.push(...(await guess(token, '198.51.100.1', 4)))
  }
  expect(codes).toEqual([...wrong(10), ...tooMany(6)])
  await unlock(token, 'meadow', OFFICE)
})

/** Sends wrong passcodes, each from a new address. Returns the codes and the longest pause in seconds. */
async function guessAround(token: string, times: number) {
  const refused = []
  for (let nth = 0; nth < times; nth++)
    refused.push(await refusal(token, 'wrong', `198.51.${++around >> 8}.${around & 255}`))
  const pauses = refused.map(each => Number((each as { retryAfter?: number }).retryAfter ?? 0))
  return { codes: refused.map(({ code }) => code), longest: Math.max(...pauses) }
}
let around = 0

const isGuessed = async (id: number) =>
  (await staff.run<{ share: object }>('query ($id: Int!) { share(id: $id) { isGuessed } }', { id })).share

test('after thirty wrong guesses, only addresses that unlocked the share before need not wait', async () => {
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

test('the pause grows to a quarter of an hour; attempts during it do not count as guesses', async () => {
  const { token } = await locked()
  await guessAround(token, 31)
  expect(await guess(token, OFFICE, 8)).toEqual(tooMany(8))
  await endPeriods('passcodePause')
  await unlock(token, 'meadow', OFFICE)
  const waits = []
  for (let turn = 0; turn < 9; turn++) {
    await endPeriods('passcodePause')
    waits.push((await guessAround(token, 2)).longest)
  }
  expect(waits.map(seconds => Math.ceil(seconds / 10) * 10)).toEqual([20, 40, 80, 160, 320, 640, 900, 900, 900])
})

test('an address that unlocked the share has ten guesses a day, too', async () => {
  const { token } = await locked()
  await unlock(token, 'meadow', OFFICE)
  const atOffice = []
  for (let quarter = 0; quarter < 3; quarter++) {
    await endPeriods('passcode')
    atOffice.push(...(await guess(token, OFFICE, 4)))
  }
  expect(atOffice).toEqual([...wrong(10), ...tooMany(2)])
})

test('guesses at one share do not count for another share', async () => {
  const [one, other] = [await locked(), await locked()]
  await guess(one.token, OFFICE, 6)
  await unlock(other.token, 'meadow', OFFICE)
})
