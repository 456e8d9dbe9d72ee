import { beforeAll, expect, test } from 'vitest'
import { as, openApp, visitor } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { CREATE, recruiterWithShares } from '../test/staffShares.ts'

openApp()

const { recruiter, create, refusal } = recruiterWithShares()

/** The talent with id 1. */
beforeAll(() => make.talent())

test.each([
  [{ talents: [] }, 'Choose at least one talent'],
  [{ talents: Array.from({ length: 51 }, (_, at) => ({ talentId: at + 1 })) }, 'A shortlist holds at most 50 talents.'],
  [{ talents: [{ talentId: 1 }, { talentId: 1 }] }, 'A talent is chosen twice'],
  [{ talents: [{ talentId: 2_000_000_000 }] }, 'Talent not found'],
  [{ talents: [{ talentId: 1, line: 'x'.repeat(281) }] }, 'Line must be at most 280 characters'],
  [{ talents: [{ talentId: 1 }], recipientName: ' ' }, 'Recipient is required'],
  [{ talents: [{ talentId: 1 }], recipientCompany: '' }, 'Company is required'],
  [{ talents: [{ talentId: 1 }], passcode: 'abcde' }, 'Passcode must have 6 to 64 characters'],
  [{ talents: [{ talentId: 1 }], expiresAt: '2020-01-01' }, 'Choose a time in the future'],
])('refuses %j', async (input, message) => {
  expect(await refusal(input)).toMatchObject({ message })
})

test('a profile that has changed since its preview is not shared', async () => {
  const { id: talentId, version } = await make.talent()
  expect(await refusal({ talents: [{ talentId, version: version - 1 }] })).toMatchObject({ code: 'CONFLICT' })
})

test('emoji and right-to-left names are shared unchanged', async () => {
  const { id: talentId } = await make.talent({ name: 'محمد العتيبي', summary: 'Leads teams 🚀 – בהצלחה, long enough.' })
  const share = await create({ talents: [{ talentId }], recipientName: '🦊 כרלה' })
  expect(share).toMatchObject({ recipientName: '🦊 כרלה', items: [{ shown: { name: 'محمد ا.' } }] })
})

test('requests with the same key create one share', async () => {
  const { id: talentId } = await make.talent()
  const input = { talents: [{ talentId }], idempotencyKey: 'share-once' }
  const [one, other] = await Promise.all([create(input), create(input)])
  expect(one.databaseId).toBe(other.databaseId)
})

test('visitors and READ tokens cannot share, and visitors see nothing', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }] })
  expect(await refusal({ talents: [{ talentId }] }, as(recruiter(), 'READ'))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await visitor.refusal(CREATE, { input: { talents: [{ talentId }] } })).toMatchObject({
    message: 'Not authenticated',
  })
  const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
  for (const id of [share.id, share.items[0]?.id]) {
    expect(await visitor.refusal(NODE, { id })).toMatchObject({ message: 'Not authenticated' })
    expect(await as(recruiter(), 'READ').run(NODE, { id })).toEqual({ node: { id } })
  }
})
