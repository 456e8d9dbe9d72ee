import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person, plausibleDeal, plausibleTalent } from '../test/make.ts'

openApp()

let recruiter: Person
let colleague: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user({ firstName: 'Rita', lastName: 'Recruiter' })
  colleague = await make.user({ firstName: 'Cole', lastName: 'League' })
  staff = as(recruiter)
})

const CREATE_DEAL =
  'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { databaseId owner { databaseId } } } }'
const CREATE_TALENT =
  'mutation ($input: CreateTalentInput!) { createTalent(input: $input) { talent { databaseId owner { databaseId } } } }'
const UPDATE = {
  Deal: `mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { owner { firstName } ${activity()} } } }`,
  Talent: `mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { owner { firstName } ${activity()} } } }`,
}

function activity() {
  return 'activity(first: 1) { edges { node { changes { field before after } } } }'
}

async function added(noun: 'Deal' | 'Talent', input: object): Promise<{ databaseId: number; owner: unknown }> {
  if (noun === 'Talent') {
    const answer = await staff.run<Answer>(CREATE_TALENT, { input: { ...plausibleTalent, ...input } })
    return answer.createTalent.talent
  }
  const { id: companyId } = await make.company()
  const answer = await staff.run<Answer>(CREATE_DEAL, { input: { ...plausibleDeal, companyId, ...input } })
  return answer.createDeal.deal
}

type Added = { databaseId: number; owner: unknown }
type Answer = { createTalent: { talent: Added }; createDeal: { deal: Added } }

describe.each(['Deal', 'Talent'] as const)('the owner of a %s', noun => {
  test('is its creator, unless somebody else or nobody is given', async () => {
    expect(await added(noun, {})).toMatchObject({ owner: { databaseId: recruiter.id } })
    expect(await added(noun, { ownerId: colleague.id })).toMatchObject({ owner: { databaseId: colleague.id } })
    expect(await added(noun, { ownerId: null })).toMatchObject({ owner: null })
  })

  test('can be changed, and the timeline shows the names', async () => {
    const { databaseId: id } = await added(noun, {})
    const answer = await staff.run<Record<string, Record<string, unknown>>>(UPDATE[noun], {
      input: { id, ownerId: colleague.id },
    })
    expect(Object.values(Object.values(answer)[0] ?? {})[0]).toEqual({
      owner: { firstName: 'Cole' },
      activity: {
        edges: [{ node: { changes: [{ field: 'owner', before: 'Rita Recruiter', after: 'Cole League' }] } }],
      },
    })
  })

  test('must be able to sign in', async () => {
    const { id: ownerId } = await make.user({ disabledAt: new Date() })
    const { databaseId: id } = await added(noun, {})
    const message = 'The owner must be a colleague who can sign in'
    expect(await staff.refusal(UPDATE[noun], { input: { id, ownerId } })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { ownerId: message },
    })
  })
})

test('a copied deal belongs to the person who copies it', async () => {
  const deal = await make.deal({ ownerId: colleague.id })
  const DUPLICATE =
    'mutation ($input: DuplicateDealInput!) { duplicateDeal(input: $input) { deal { owner { databaseId } } } }'
  expect(await staff.run(DUPLICATE, { input: { id: deal.id } })).toEqual({
    duplicateDeal: { deal: { owner: { databaseId: recruiter.id } } },
  })
})

test('a record still belongs to a disabled owner, and can be changed', async () => {
  const former = await make.user()
  const deal = await make.deal({ ownerId: former.id })
  await world.db.user.update({ where: { id: former.id }, data: { disabledAt: new Date() } })
  await staff.run(UPDATE.Deal, { input: { id: deal.id, ownerId: former.id, notes: 'Changed' } })
  expect(await world.db.deal.findUniqueOrThrow({ where: { id: deal.id } })).toMatchObject({
    ownerId: former.id,
    notes: 'Changed',
  })
})

test('colleagues are listed if they can sign in, and only for staff', async () => {
  const gone = await make.user({ disabledAt: new Date() })
  const { colleagues } = await staff.run<{ colleagues: { databaseId: number }[] }>('{ colleagues { databaseId } }')
  const ids = colleagues.map(({ databaseId }) => databaseId)
  expect(ids).toEqual(expect.arrayContaining([recruiter.id, colleague.id]))
  expect(ids).not.toContain(gone.id)
  expect(await visitor.refusal('{ colleagues { databaseId } }')).toMatchObject({ message: 'Not authenticated' })
})
