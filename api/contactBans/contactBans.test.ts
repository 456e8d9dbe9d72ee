import { beforeAll, describe, expect, test } from 'vitest'
import { as, openApp, visitor } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let recruiter: Person

beforeAll(async () => {
  recruiter = await make.user()
})

const ADD = `mutation ($companyId: Int!, $talentId: Int!, $askedBy: ContactBanSide!, $reason: String) {
  addContactBan(input: { companyId: $companyId, talentId: $talentId, askedBy: $askedBy, reason: $reason }) {
    contactBan { databaseId askedBy reason createdBy { firstName } company { name } talent { name } }
    talent { contactBans { askedBy } } company { contactBans { askedBy } } } }`
const REMOVE = `mutation ($id: Int!) { removeContactBan(input: { id: $id }) {
  deletedContactBanId talent { contactBans { askedBy } } company { contactBans { askedBy } } } }`
const TIMELINES = `query ($companyId: Int!, $talentId: Int!) {
  company(id: $companyId) { activity { edges { node { ...entry } } } }
  talent(id: $talentId) { activity { edges { node { ...entry } } } } }
  fragment entry on Activity { kind changes { field before after } }`

async function pair() {
  const [company, talent] = [await make.company({ name: 'Streamhaus' }), await make.talent()]
  return { companyId: company.id, talentId: talent.id }
}

type Added = { addContactBan: { contactBan: { databaseId: number } } }

describe('adding to the do-not-contact list', () => {
  test.each(['CLIENT', 'TALENT'])('stores the request of the %s, in both timelines', async askedBy => {
    const both = await pair()
    const added = await as(recruiter).run(ADD, { ...both, askedBy, reason: ' Left in a dispute. ' })
    expect(added).toMatchObject({
      addContactBan: {
        contactBan: {
          ...{ askedBy, reason: 'Left in a dispute.', createdBy: { firstName: 'Robin' } },
          ...{ company: { name: 'Streamhaus' }, talent: { name: 'Ada Lovelace' } },
        },
        talent: { contactBans: [{ askedBy }] },
        company: { contactBans: [{ askedBy }] },
      },
    })
    const entry = {
      node: {
        kind: 'contactBan.added',
        changes: [
          { field: 'company', before: null, after: 'Streamhaus' },
          { field: 'askedBy', before: null, after: askedBy === 'CLIENT' ? 'Client' : 'Talent' },
          { field: 'reason', before: null, after: 'Left in a dispute.' },
        ],
      },
    }
    const edges = expect.arrayContaining([entry])
    expect(await as(recruiter).run(TIMELINES, both)).toMatchObject({
      company: { activity: { edges } },
      talent: { activity: { edges } },
    })
  })

  test('accepts one entry per side, also under concurrent calls', async () => {
    const both = await pair()
    const asked = [1, 2, 3].map(() => as(recruiter).run(ADD, { ...both, askedBy: 'CLIENT' }))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await as(recruiter).refusal(ADD, { ...both, askedBy: 'CLIENT' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This is on the do-not-contact list already',
    })
    await as(recruiter).run(ADD, { ...both, askedBy: 'TALENT' })
  })

  test.each([
    [{ companyId: 2_000_000 }, 'The company does not exist'],
    [{ talentId: 2_000_000 }, 'Talent not found'],
    [{ talentId: -1 }, 'A talent is required'],
    [{ reason: 'x'.repeat(1_001) }, 'Reason must be at most 1,000 characters'],
  ])('refuses %j', async (values, message) => {
    const sent = { ...(await pair()), askedBy: 'CLIENT', ...values }
    expect(await as(recruiter).refusal(ADD, sent)).toMatchObject({ message })
  })
})

describe('removing from the do-not-contact list', () => {
  test('works once, and only with a token with WRITE access', async () => {
    const both = await pair()
    const { addContactBan } = await as(recruiter).run<Added>(ADD, { ...both, askedBy: 'CLIENT' })
    const id = addContactBan.contactBan.databaseId
    const reader = as(recruiter, 'READ')
    expect(await reader.refusal(REMOVE, { id })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await reader.refusal(ADD, { ...both, askedBy: 'TALENT' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await as(recruiter).run(REMOVE, { id })).toMatchObject({
      removeContactBan: { talent: { contactBans: [] }, company: { contactBans: [] } },
    })
    expect(await as(recruiter).refusal(REMOVE, { id })).toMatchObject({ message: 'Entry not found' })
  })

  test('is refused to visitors, who do not see entries either', async () => {
    const { addContactBan } = await as(recruiter).run<Added>(ADD, { ...(await pair()), askedBy: 'CLIENT' })
    const id = addContactBan.contactBan.databaseId
    expect(await visitor.refusal(REMOVE, { id })).toMatchObject({ message: 'Not authenticated' })
    const node = { id: Buffer.from(`ContactBan:${id}`).toString('base64') }
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on ContactBan { reason askedBy } } }'
    expect(await visitor.refusal(NODE, node)).toMatchObject({ message: 'Not authenticated' })
    expect(await as(recruiter).run(NODE, node)).toEqual({ node: { reason: null, askedBy: 'CLIENT' } })
  })
})
