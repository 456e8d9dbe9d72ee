import { beforeAll, describe, expect, test } from 'vitest'
import { as, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { answerConsent, findConsent, withdrawnFor } from './consents.ts'

openApp({ BRAND_NAME: 'Blue Harbor' })

let recruiter: Person

beforeAll(async () => {
  recruiter = await make.user()
})

const REQUEST = `mutation ($talentId: Int!, $dealId: Int!, $wording: String) {
  requestConsent(input: { talentId: $talentId, dealId: $dealId, wording: $wording }) {
    consent { databaseId url wording state requestedAt confirmedAt withdrawnAt requestedBy { firstName } } } }`
const WITHDRAW = `mutation ($id: Int!) { withdrawConsent(input: { id: $id }) { consent { state confirmedAt withdrawnAt } } }`
const OF_CANDIDATE = `query ($id: Int!) { deal(id: $id) { consentWording candidates { consent { databaseId state } } } }`

type Consent = { databaseId: number; url: string; wording: string; state: string; confirmedAt: string | null }

async function ask(talentId: number, dealId: number, wording?: string): Promise<Consent & { token: string }> {
  const { requestConsent } = await as(recruiter).run<{ requestConsent: { consent: Consent } }>(REQUEST, {
    ...{ talentId, dealId, wording },
  })
  return { ...requestConsent.consent, token: requestConsent.consent.url.split('/').at(-1) ?? '' }
}

const reply = (token: string, agrees: boolean) => answerConsent({ ...world }, { token, agrees })

describe('asking for consent', () => {
  test("creates a link with the deal's default wording", async () => {
    const deal = await make.deal({ title: 'Data Lead' })
    const talent = await make.talent()
    const asked = await ask(talent.id, deal.id)
    expect(asked).toMatchObject({
      url: expect.stringMatching(/\/consent\/[\w-]{43}$/),
      wording:
        "I agree that Blue Harbor presents my profile to its client for the position 'Data Lead'. I may take this back at any time.",
      state: 'ASKED',
      requestedBy: { firstName: 'Robin' },
    })
    expect(await as(recruiter).run(OF_CANDIDATE, { id: deal.id })).toMatchObject({
      deal: { consentWording: asked.wording },
    })
  })

  test('returns an open request again, and creates a new one after a refusal', async () => {
    const { dealId, talentId } = await make.candidate()
    const first = await ask(talentId, dealId, 'May we?')
    expect(await ask(talentId, dealId, 'Other words')).toMatchObject({
      databaseId: first.databaseId,
      wording: 'May we?',
    })
    await reply(first.token, true)
    expect(await ask(talentId, dealId)).toMatchObject({ databaseId: first.databaseId, state: 'GIVEN' })
    await reply(first.token, false)
    const second = await ask(talentId, dealId, 'And now?')
    expect(second).toMatchObject({ wording: 'And now?', state: 'ASKED' })
    expect(second.databaseId).not.toBe(first.databaseId)
    expect(await findConsent(world, first.token)).toBeNull()
    await expect(reply(first.token, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await as(recruiter).run(OF_CANDIDATE, { id: dealId })).toMatchObject({
      deal: { candidates: [{ consent: { databaseId: second.databaseId, state: 'ASKED' } }] },
    })
  })

  test('creates one request under concurrent calls', async () => {
    const { dealId, talentId } = await make.candidate()
    const asked = await Promise.all([1, 2, 3].map(() => ask(talentId, dealId)))
    expect(new Set(asked.map(({ databaseId }) => databaseId)).size).toBe(1)
    expect(await world.db.activity.count({ where: { talentId, kind: 'consent.requested' } })).toBe(1)
  })

  test('refuses unknown records and long wordings', async () => {
    const { dealId, talentId } = await make.candidate()
    const refused = (values: object) => as(recruiter).refusal(REQUEST, { talentId, dealId, ...values })
    expect(await refused({ talentId: 2_000_000 })).toMatchObject({ message: 'Talent not found' })
    expect(await refused({ dealId: 2_000_000 })).toMatchObject({ message: 'Deal not found' })
    expect(await refused({ wording: 'x'.repeat(2_001) })).toMatchObject({
      message: 'Wording must be at most 2,000 characters',
    })
  })

  test('needs a token with WRITE access, and READ tokens do not see the link', async () => {
    const { dealId, talentId } = await make.candidate()
    const reader = as(recruiter, 'READ')
    expect(await reader.refusal(REQUEST, { talentId, dealId })).toMatchObject({ code: 'FORBIDDEN' })
    await ask(talentId, dealId)
    expect(
      await reader.run('query ($id: Int!) { talent(id: $id) { consents { state url } } }', { id: talentId }),
    ).toEqual({ talent: { consents: [{ state: 'ASKED', url: null }] } })
  })
})

describe('the answer of the talent', () => {
  test('is stored once with its time', async () => {
    const { dealId, talentId } = await make.candidate()
    const { token } = await ask(talentId, dealId)
    const given = await reply(token, true)
    expect(given.confirmedAt).toBeInstanceOf(Date)
    expect(await reply(token, true)).toEqual(given)
    expect(await world.db.activity.findMany({ where: { talentId, kind: 'consent.given' } })).toMatchObject([
      { actorId: null, dealId },
    ])
  })

  test.each([
    [[false], 'REFUSED', true],
    [[true, false], 'WITHDRAWN', true],
    [[true, false, true], 'GIVEN', false],
    [[false, true], 'GIVEN', false],
    [[], 'ASKED', false],
  ])('%j results in the consent state %s', async (answers, state, isHidden) => {
    const { dealId, talentId } = await make.candidate()
    const { token } = await ask(talentId, dealId)
    for (const agrees of answers) await reply(token, agrees)
    expect(await as(recruiter).run(OF_CANDIDATE, { id: dealId })).toMatchObject({
      deal: { candidates: [{ consent: { state } }] },
    })
    expect((await withdrawnFor(world.db, dealId, [talentId])).has(talentId)).toBe(isHidden)
    const elsewhere = await make.deal()
    expect(await withdrawnFor(world.db, elsewhere.id, [talentId])).toEqual(new Set())
  })

  test('may be withdrawn by staff for the talent, once', async () => {
    const { dealId, talentId } = await make.candidate()
    const { databaseId: id, token } = await ask(talentId, dealId)
    await reply(token, true)
    const withdrawn = await as(recruiter).run(WITHDRAW, { id })
    expect(withdrawn).toMatchObject({ withdrawConsent: { consent: { state: 'WITHDRAWN' } } })
    expect(await as(recruiter).run(WITHDRAW, { id })).toEqual(withdrawn)
    expect(await world.db.activity.count({ where: { talentId, kind: 'consent.withdrawn' } })).toBe(1)
    expect(await as(recruiter).refusal(WITHDRAW, { id: 2_000_000 })).toMatchObject({ message: 'Consent not found' })
  })

  test('is refused to staff', async () => {
    const { dealId, talentId } = await make.candidate()
    const { token } = await ask(talentId, dealId)
    const ANSWER =
      'mutation ($token: String!) { answerConsent(input: { token: $token, agrees: true }) { consent { state } } }'
    expect(await as(recruiter).refusal(ANSWER, { token })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the talent may answer. You are signed in as staff.',
    })
    expect(await findConsent(world, token)).toMatchObject({ confirmedAt: null })
  })

  test.each(['', 'nonsense', 'a\u0000b', 'x'.repeat(5_000)])('finds nothing by an unknown link', async token => {
    expect(await findConsent(world, token)).toBeNull()
    await expect(reply(token, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
