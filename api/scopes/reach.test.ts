import { beforeAll, describe, expect, test } from 'vitest'
import { as, inPerson, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let admin: Person
let talent: { id: number; name: string }
let dealId: number

beforeAll(async () => {
  admin = await make.admin()
  const candidate = await make.candidate()
  talent = await world.db.talent.findUniqueOrThrow({ where: { id: candidate.talentId } })
  dealId = candidate.dealId
  await make.comment(admin, talent.id)
})

const idOf = (type: string, id: number) => btoa(`${type}:${id}`)
const NODE = 'query ($id: ID!) { node(id: $id) { __typename } }'

describe('a token with only deals:read', () => {
  const caller = () => as(admin, ['deals:read'])

  test("reads the deal, and errors have the field's path and the missing scope", async () => {
    const QUERY = `query ($id: Int!) { deal(id: $id) { title
      company { name } candidates { talent { name } } comments { edges { node { comment } } } margin { amount } } }`
    const { data, errors } = (
      await caller().fetch({ method: 'POST', url: '/graphql', payload: { query: QUERY, variables: { id: dealId } } })
    ).json()
    expect(data).toEqual({ deal: null })
    expect(errors.map(({ path, extensions }: never) => [path, extensions])).toContainEqual([
      ['deal', 'candidates'],
      { code: 'FORBIDDEN', scope: 'candidates:read' },
    ])
  })

  test('gets null for a nullable relation, and the rest of the record', async () => {
    const query = 'query ($id: Int!) { deal(id: $id) { databaseId company { name } } }'
    const answer = await caller().fetch({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables: { id: dealId } },
    })
    expect(answer.json()).toMatchObject({
      data: { deal: { databaseId: dealId, company: null } },
      errors: [{ path: ['deal', 'company'], extensions: { code: 'FORBIDDEN', scope: 'companies:read' } }],
    })
  })

  test('cannot find out whether a record of another noun exists', async () => {
    for (const id of [talent.id, 2_000_000]) {
      const refusal = await caller().refusal(NODE, { id: idOf('Talent', id) })
      expect(refusal).toMatchObject({ code: 'FORBIDDEN', scope: 'talents:read' })
    }
    expect(await caller().run(NODE, { id: idOf('Deal', dealId) })).toEqual({ node: { __typename: 'Deal' } })
    expect(await caller().refusal(NODE, { id: idOf('User', admin.id) })).toMatchObject({ scope: 'users:read' })
  })

  test('finds deals by words, but not talents', async () => {
    const find = (what: string) => `{ find(text: "Engineer") { ${what} { __typename } } }`
    await expect(caller().run(find('deals'))).resolves.toHaveProperty('find.deals')
    expect(await caller().refusal(find('talents'))).toMatchObject({ scope: 'talents:read' })
  })
})

test('candidates:read does not show the talent, which is null', async () => {
  const answer = await as(admin, ['candidates:read']).fetch({
    ...{ method: 'POST', url: '/graphql' },
    payload: { query: '{ dealCandidates(first: 1) { edges { node { databaseId talent { name } } } } }' },
  })
  const { node } = answer.json().data.dealCandidates.edges[0]
  expect(node).toEqual({ databaseId: expect.any(Number), talent: null })
  expect(answer.body).not.toContain(talent.name)
})

test('reading a file needs the scope of the record that owns it', async () => {
  const files = { talent: 'talents:read', application: 'applications:read', agency: 'agency:read' } as const
  const application = await make.application(dealId)
  const agency = await world.db.agency.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
  const owners = {
    talent: { talentId: talent.id },
    application: { applicationId: application.id },
    agency: { agencyId: agency.id },
  }
  for (const [owner, scope] of Object.entries(files) as [keyof typeof files, (typeof files)[keyof typeof files]][]) {
    const key = `${owner}`.padEnd(32, 'x')
    await world.db.storedFile.create({
      data: {
        key,
        kind: 'RESUME',
        name: 'x.pdf',
        contentType: 'application/pdf',
        size: 1,
        sha256: 'x',
        ...owners[owner],
      },
    })
    for (const other of Object.values(files)) {
      const { statusCode } = await as(admin, [other]).fetch({ method: 'HEAD', url: `/api/files/${key}` })
      expect([owner, other, statusCode === 403]).toEqual([owner, other, other !== scope])
    }
  }
})

test("a token that may not read an application's file cannot show it to readers of talents", async () => {
  const application = await make.application(dealId)
  const key = 'applied'.padEnd(32, 'x')
  await world.db.storedFile.create({
    data: {
      ...{ key, kind: 'APPLICATION', name: 'x.pdf', contentType: 'application/pdf', size: 1, sha256: 'x' },
      applicationId: application.id,
    },
  })
  const writer = as(admin, ['talents:write'])
  const acts = [
    `updateTalent(input: { id: ${talent.id}, resumeUrl: "/api/files/${key}" }) { talent { resumeUrl } }`,
    `extractResume(input: { resumeUrl: "/api/files/${key}" }) { resumeUrl }`,
  ]
  for (const act of acts) {
    expect(await writer.refusal(`mutation { ${act} }`)).toMatchObject({ scope: 'applications:read' })
  }
  expect((await writer.fetch({ method: 'HEAD', url: `/api/files/${key}` })).statusCode).toBe(403)
  await as(admin, ['talents:write', 'applications:read']).run(`mutation { ${acts[0]} }`)
})

test('filling a deal needs the scopes of all data that it sets', async () => {
  const FILL = 'mutation ($input: FillDealInput!) { fillDeal(input: $input) { deal { status } } }'
  const { dealId: id, talentId } = await make.candidate()
  const fill = (scopes: Parameters<typeof as>[1], input: object) =>
    as(admin, scopes).refusal(FILL, { input: { id, talentId, ...input } })
  expect(await fill(['candidates:write'], {})).toMatchObject({ scope: 'talents:write' })
  expect(await fill(['candidates:write', 'talents:write'], {})).toMatchObject({ scope: 'deals:write' })
  const rest = ['candidates:write', 'deals:write', 'talents:write'] as const
  for (const amount of ['companyBudget', 'candidateBudget', 'recruitingFee']) {
    const input = { setAssigned: false, [amount]: '$9,000' }
    expect(await fill([...rest], input)).toMatchObject({ scope: 'billing:write' })
  }
  const named = { setAssigned: false, applications: [{ id: 1, act: 'KEEP' }] }
  expect(await fill([...rest], named)).toMatchObject({ scope: 'applications:write' })
  expect(await world.db.deal.findUnique({ where: { id } })).toMatchObject({ status: 'OPEN', companyBudget: '$8,000' })
  await as(admin, [...rest]).run(FILL, { input: { id, talentId, setAssigned: false } })
})

test('the reason for refusing a talent or its deletion names records only to those who may read them', async () => {
  const { dealId, talentId } = await make.candidate({ dealId: (await make.deal({ title: 'Magrathea' })).id })
  const DELETE = `mutation { deleteTalent(input: { id: ${talentId} }) { deletedTalentId } }`
  const refusal = async (scopes: Parameters<typeof as>[1]) => (await as(admin, scopes).refusal(DELETE)).message
  expect(await refusal(['talents:write'])).toBe('This talent is a candidate for 1 deal and cannot be deleted')
  expect(await refusal(['talents:write', 'deals:read'])).toContain("'Magrathea'")
  await world.db.agency.update({ where: { id: 1 }, data: { blocking: ['NO_CONSENT'] } })
  const { id: other } = await make.talent({ name: 'Zarquon' })
  const ADD = `mutation { addCandidate(input: { dealId: ${dealId}, talentId: ${other} }) { candidate { id } } }`
  const blocked = async (scopes: Parameters<typeof as>[1]) => (await as(admin, scopes).refusal(ADD)).message
  expect(await blocked(['candidates:write'])).not.toMatch(/Zarquon|Magrathea/)
  expect(await blocked('READ_WRITE')).toMatch(/Zarquon.*Magrathea/)
  await world.db.agency.update({ where: { id: 1 }, data: { blocking: [] } })
})

test('matching on a deal needs matching:write, and its results need talents:read', async () => {
  const match = (input: string, asked = 'requirements { key }') =>
    `mutation { matchTalents(input: { ${input} }) { ${asked} } }`
  const reader = as(admin, ['matching:read'])
  await reader.run(match('jobDescription: "Go"'))
  expect(await reader.refusal(match(`jobDescription: "Go", dealId: ${dealId}`))).toMatchObject({
    scope: 'matching:write',
  })
  expect(await reader.refusal(match('jobDescription: "Go"', 'matches { matchReason }'))).toMatchObject({
    scope: 'talents:read',
  })
})

test('a mutation without its scope is refused as a whole, and nothing is changed', async () => {
  const query = `mutation { updateTalent(input: { id: ${talent.id}, role: "Other" }) { talent { role } }
    setDealStatus(input: { id: ${dealId}, status: CLOSED }) { deal { status } } }`
  const answer = await as(admin, ['talents:write']).fetch({ method: 'POST', url: '/graphql', payload: { query } })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="deals:write"')
  const { role } = await world.db.talent.findUniqueOrThrow({ where: { id: talent.id } })
  expect(role).not.toBe('Other')
})

test('mutations hidden in a fragment are refused, too', async () => {
  const query = `mutation { ...on Mutation { deleteDeal(input: { id: ${dealId} }) { deletedDealId } } }`
  const refusal = await as(admin, ['talents:write']).refusal(query)
  expect(refusal).toMatchObject({ code: 'FORBIDDEN', scope: 'deals:write' })
  expect(await world.db.deal.count({ where: { id: dealId } })).toBe(1)
})

describe('a new token', () => {
  const ADD = `mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { apiToken { scope scopes } secret } }`
  const add = (input: object) => inPerson(admin).run(ADD, { input: { name: 'Sync', ...input } })

  test('can have named scopes instead of a bundle', async () => {
    const scopes = ['talents:read', 'deals:write']
    expect(await add({ scopes })).toMatchObject({ addApiToken: { apiToken: { scope: 'READ_WRITE', scopes } } })
    expect(await add({ scopes: ['me:read'] })).toMatchObject({ addApiToken: { apiToken: { scope: 'READ' } } })
  })

  test.each([
    [{ scopes: ['talents:admin'] }, 'There is no scope talents:admin'],
    [{ scopes: ['constructor:read'] }, 'There is no scope constructor:read'],
    [{ scopes: ['activity:write'] }, 'There is no scope activity:write'],
    [{ scopes: [] }, 'Please select a scope'],
    [{ scope: 'READ', scopes: ['talents:read'] }, 'Please select either a scope or a list of scopes'],
  ])('with %j is refused', async (input, message) => {
    const refusal = await inPerson(admin).refusal(ADD, { input: { name: 'Sync', ...input } })
    expect(refusal.message).toBe(message)
  })

  test('with unknown stored scopes has no scope, instead of a whole bundle', async () => {
    const caller = as(admin, ['nothing:read' as never])
    expect(await caller.refusal('{ talentCount }')).toMatchObject({ scope: 'talents:read' })
  })
})
