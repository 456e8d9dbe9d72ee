import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { dealAudiences } from '../deals/audiences.ts'
import { isHeld } from '../rest/columnRules.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { talentTable } from '../talents/export.ts'
import { as, type Caller, inPerson, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readCsv } from '../test/readCsv.ts'
import { columnsFor } from './audience.ts'
import { replaceRule } from './test/rules.ts'

/* A column cannot be read by staff roles or scopes of tokens that its rule does not list, in GraphQL and in REST. */

openApp()

let admin: Person
let recruiter: Person
let talentId: number
let dealId: number

beforeAll(async () => {
  admin = await make.admin()
  recruiter = await make.user()
  const talent = await make.talent({ name: 'Jane Doe', email: 'jane.doe@example.com', seniority: 'Junior' })
  talentId = talent.id
  const candidate = await make.candidate({ talentId, status: 'SELECTED' })
  dealId = candidate.dealId
  await as(recruiter).run(
    'mutation ($id: Int!) { updateTalent(input: { id: $id, email: "jd@example.com", seniority: "Senior" }) { talent { id } } }',
    { id: talentId },
  )
})

const forAdmins = () => replaceRule(talentAudiences.fields, 'email', { staff: ['ADMIN'] })

const json = async (caller: Caller, url: string) => (await caller.fetch({ method: 'GET', url })).json()

test('a GraphQL field of a closed column is refused before anything is done, in any part of a document', async () => {
  const staff = as(recruiter)
  const ways = {
    byId: 'query ($id: Int!) { talent(id: $id) { email } }',
    inList: 'query { talents(first: 5) { edges { node { email } } } }',
    inNode: 'query ($node: ID!) { node(id: $node) { ... on Talent { email } } }',
    inFragment: 'query ($id: Int!) { talent(id: $id) { ...F } } fragment F on Talent { contact: email }',
    within: 'query ($deal: Int!) { deal(id: $deal) { candidates { talent { email } } } }',
    inPayload: 'mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: VETTED }) { talent { email } } }',
  }
  const node = (
    await staff.run<{ talent: { id: string } }>('query ($id: Int!) { talent(id: $id) { id } }', { id: talentId })
  ).talent.id
  const variables = { id: talentId, deal: dealId, node }
  const { inPayload, ...reading } = ways
  for (const way of Object.values(reading)) expect(JSON.stringify(await staff.run(way, variables))).toContain('jd@')
  forAdmins()
  const refusal = { code: 'FORBIDDEN', message: 'You may not see Talent.email' }
  for (const way of Object.values(ways)) {
    expect(await staff.refusal(way, variables)).toMatchObject(refusal)
    expect(await staff.refusal(way, variables)).toMatchObject(refusal)
  }
  expect(await world.db.talent.findUnique({ where: { id: talentId } })).toMatchObject({ status: 'BACKLOG' })
  expect(await inPerson(recruiter).refusal(ways.byId, variables)).toMatchObject(refusal)
  for (const caller of [as(admin), inPerson(admin)]) {
    expect(await caller.run(ways.byId, variables)).toEqual({ talent: { email: 'jd@example.com' } })
  }
  expect(await staff.run('query ($id: Int!) { talent(id: $id) { name } }', variables)).toEqual({
    talent: { name: 'Jane Doe' },
  })
})

test('a subscription to a closed column is refused, and so is a relation whose column is closed', async () => {
  forAdmins()
  const query = `subscription { sharesChanged(talentId: ${talentId}) { talent { email } } }`
  const headers = { accept: 'text/event-stream' }
  const answer = await as(recruiter).fetch({ method: 'POST', url: '/graphql', payload: { query }, headers })
  expect(answer.body).toContain('You may not see Talent.email')
  replaceRule(talentAudiences.fields, 'referredById', { token: ['READ_WRITE'] })
  const referrer = 'query ($id: Int!) { talent(id: $id) { referredBy { name } } }'
  expect(await as(recruiter, 'READ').refusal(referrer, { id: talentId })).toMatchObject({
    message: 'You may not see Talent.referredBy',
  })
  expect(await as(recruiter).run(referrer, { id: talentId })).toEqual({ talent: { referredBy: null } })
})

test('REST leaves a closed column out of records, lists and embedded records', async () => {
  forAdmins()
  replaceRule(talentAudiences.fields, 'name', { token: ['READ_WRITE'] })
  replaceRule(dealAudiences.fields, 'notes', { token: [] })
  const [staff, reader] = [as(recruiter), as(recruiter, 'READ')]
  const one = `/api/talents/${talentId}`
  expect(await json(as(admin), one)).toMatchObject({ name: 'Jane Doe', email: 'jd@example.com' })
  const { email: _one, ...others } = await json(as(admin), one)
  expect(await json(staff, one)).toEqual(others)
  const { name: _name, ...nameless } = others
  expect(await json(reader, one)).toEqual(nameless)
  const rows = await json(as(admin), '/api/talents')
  const without = (columns: string[]) =>
    rows.map((row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => !columns.includes(key))))
  expect(await json(staff, '/api/talents')).toEqual(without(['email']))
  expect(await json(reader, '/api/talents')).toEqual(without(['email', 'name']))
  for (const url of ['/api/deals', `/api/deals/${dealId}`, '/api/deal-candidates', `/api/deals/${dealId}/candidates`]) {
    expect(JSON.stringify(await json(staff, url))).toContain('Jane Doe')
    const told = JSON.stringify(await json(reader, url))
    expect(told).not.toMatch(/Jane|"notes":[^}]*"company"/)
    expect(told).toContain('"techStack"')
  }
  expect(await json(reader, `/api/deals/${dealId}`)).not.toHaveProperty('notes')
})

test('CSV leaves out a closed column with its heading, and the referrer if names are closed', async () => {
  const heads = async (caller: Caller) => {
    const { body } = await caller.fetch({ method: 'GET', url: `/api/talents.csv?ids=${talentId}` })
    return Object.keys(readCsv(body)[0] ?? {})
  }
  const all = await heads(as(recruiter, 'READ'))
  expect(all).toEqual(expect.arrayContaining(['ID', 'Name', 'Email', 'Referred by']))
  forAdmins()
  replaceRule(talentAudiences.fields, 'name', { token: ['READ_WRITE'] })
  expect(await heads(as(admin))).toEqual(all)
  expect(await heads(inPerson(recruiter))).toEqual(all.filter(head => head !== 'Email'))
  const unseen = ['Email', 'Name', 'Referred by']
  expect(await heads(as(recruiter, 'READ'))).toEqual(all.filter(head => !unseen.includes(head)))
  const { body } = await as(recruiter, 'READ').fetch({ method: 'GET', url: '/api/talents.csv' })
  expect(body).not.toMatch(/Jane|jd@example/)
  const found = await as(recruiter, 'READ').fetch({ method: 'GET', url: '/api/talents.csv?search=jane' })
  expect([found.statusCode, found.json().message]).toEqual([403, 'You may not see Talent.name'])
})

test('every column that staff see is in the CSV, except the version and the link', () => {
  const seen = Object.keys(columnsFor(talentAudiences, { kind: 'staff', role: 'USER' }))
  expect(
    talentTable('')
      .flatMap(({ shows }) => [...shows])
      .sort(),
  ).toEqual([...seen.filter(column => !['version', 'shareableId'].includes(column)), 'name'].sort())
})

test('the timeline leaves out changes of a closed column', async () => {
  const CHANGES = `query ($id: Int!) { talent(id: $id) { activity(first: 20) { edges { node { kind changes { field } } } } } }`
  const changed = async (caller: Caller) => JSON.stringify(await caller.run(CHANGES, { id: talentId }))
  expect(await changed(as(recruiter))).toMatch(/email.*seniority|seniority.*email/)
  forAdmins()
  expect(await changed(as(admin))).toContain('email')
  const told = await changed(as(recruiter))
  expect(told).toContain('seniority')
  expect(told).not.toContain('email')
})

/** Types of answers that look like a talent, but have their own rules. */
const OTHERS = new Set(['SharedTalent', 'ExtractedResume', 'ExternalApplication'])

test('answers of calls follow the rules of the talents and deals in them', () => {
  const named = new Set(['Talent', 'TalentWithReferrer', 'TalentSummary', 'SelectedCandidate', 'Deal'])
  const found = new Set<string>()
  const look = (answer: unknown) => {
    if (answer instanceof z.ZodArray) look(answer.element)
    else if (answer instanceof z.ZodNullable) look(answer.unwrap())
    else if (answer instanceof z.ZodObject) lookAt(answer)
  }
  const lookAt = (answer: z.ZodObject) => {
    const id = `${answer.meta()?.id}`
    const looksLikeOne = 'techStack' in answer.shape || 'dealType' in answer.shape
    if (named.has(id)) found.add(id)
    if (named.has(id) || (looksLikeOne && !OTHERS.has(id))) expect(isHeld(answer), id).toBe(true)
    for (const inner of Object.values(answer.shape)) look(inner)
  }
  for (const { answer } of calls) look(answer)
  expect(found).toEqual(named)
})
