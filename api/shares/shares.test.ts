import { beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../introductions/verify.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user({ firstName: 'Maria', lastName: 'Noor' })
  staff = as(recruiter)
})

const SHARE = `
  id databaseId version url recipientName recipientCompany position needs note sections showsNames hasPasscode state
  expiresAt revokedAt isOutdated openCount company { name } deal { title } createdBy { lastName }
  items { id position line isChanged talent { name } shown { name summary techStack rate portfolioOnRequest } answer { answer } }`

type Shared = Record<string, unknown> & {
  id: string
  databaseId: number
  version: number
  url: string
  items: {
    id: string
    line: string | null
    isChanged: boolean
    talent: { name: string } | null
    shown: Record<string, unknown>
  }[]
}

const CREATE = `mutation ($input: CreateShareInput!) { createShare(input: $input) { share { ${SHARE} } } }`

async function create(input: Record<string, unknown>, caller = staff): Promise<Shared> {
  const values = { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', ...input }
  return (await caller.run<{ createShare: { share: Shared } }>(CREATE, { input: values })).createShare.share
}

const refusal = (input: Record<string, unknown>, caller = staff) =>
  caller.refusal(CREATE, { input: { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', ...input } })

async function change(name: 'updateShare' | 'revokeShare' | 'renewShare', input: Record<string, unknown>) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { share { ${SHARE} } } }`
  return (await staff.run<Record<string, { share: Shared }>>(document, { input }))[name]?.share as Shared
}

const tokenOf = ({ url }: Shared) => url.split('/').at(-1) as string

test('a share freezes what the client sees: no name, no contact, and only the sections that were chosen', async () => {
  const talent = await make.talent({
    ...{
      name: 'Jane Doe',
      email: 'jane.doe@example.com',
      techStack: ['Go', 'React'],
      portfolioPdfUrl: 'https://x.example/doe.pdf',
    },
    summary: 'Jane Doe leads teams; jane.doe@example.com.',
    ...{ preferredRateType: 'HOURLY', minHourlyRate: '€80', maxHourlyRate: '€95' },
  })
  const share = await create({
    talents: [{ talentId: talent.id, line: 'Ready in May.' }],
    note: 'As discussed: Jane Doe, +44 20 7946 0999.',
  })
  expect(share).toMatchObject({
    ...{
      recipientName: 'Carla Client',
      recipientCompany: 'Streamhaus',
      note: 'As discussed: Jane D.',
      state: 'ACTIVE',
    },
    ...{ hasPasscode: false, isOutdated: false, openCount: 0, position: null, createdBy: { lastName: 'Noor' } },
    items: [{ line: 'Ready in May.', talent: { name: 'Jane Doe' }, answer: null }],
  })
  expect(share.items[0]?.shown).toEqual({
    ...{
      name: 'Jane D.',
      summary: 'Jane D. leads teams.',
      techStack: ['Go', 'React'],
      rate: '',
      portfolioOnRequest: true,
    },
  })
  expect(tokenOf(share)).toMatch(/^[\w-]{43}$/)
  const days = (Date.parse(share.expiresAt as string) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
  const rated = await create({ talents: [{ talentId: talent.id }], sections: ['RATE'], expiresAt: null })
  expect(rated).toMatchObject({ sections: ['RATE'], expiresAt: null })
  expect(rated.items[0]?.shown).toMatchObject({ summary: '', techStack: [], rate: '€80 – €95 / hour' })
})

test('a later edit changes nothing until the share is renewed, which says so', async () => {
  const talent = await make.talent({ name: 'Jane Doe', summary: 'Before the edit, long enough.' })
  const share = await create({ talents: [{ talentId: talent.id, line: 'First.' }] })
  await staff.run(
    'mutation ($id: Int!) { updateTalent(input: { id: $id, summary: "After the edit, long enough." }) { talent { id } } }',
    {
      id: talent.id,
    },
  )
  const { databaseId: id } = share
  const READ = `query ($id: ID!) { node(id: $id) { ... on Share { ${SHARE} } } }`
  const { node } = await staff.run<{ node: Shared }>(READ, { id: share.id })
  expect(node).toMatchObject({
    isOutdated: true,
    items: [{ isChanged: true, shown: { summary: 'Before the edit, long enough.' } }],
  })
  const renewed = await change('renewShare', { id, version: node.version })
  expect(renewed).toMatchObject({
    ...{ isOutdated: false, url: share.url, expiresAt: share.expiresAt },
    items: [{ line: 'First.', isChanged: false, shown: { summary: 'After the edit, long enough.' } }],
  })
  const events = await world.db.introduction.findMany({
    where: { shareId: id },
    select: { event: true, content: true },
  })
  expect(events.map(({ event }) => event)).toEqual(['SHARED', 'RENEWED'])
  expect(events[0]?.content).toContain('Before the edit')
  expect(events[1]?.content).toContain('After the edit')
  expect((await verifyLedger(world)).faults).toEqual([])
})

test('a deal brings its company, its title and the skills that it asks for', async () => {
  const company = await make.company({ name: 'Streamhaus' })
  const deal = await make.deal({
    companyId: company.id,
    title: 'Platform Engineer',
    jobDescription:
      'Platform Engineer for our warehouse and dealers\nRequirements: Kubernetes and Go.\nNice to have: Terraform.',
  })
  const [first, second] = [await make.talent({ name: 'Ada Lovelace' }), await make.talent({ name: 'Grace Hopper' })]
  const talents = [{ talentId: second.id }, { talentId: first.id }]
  const share = await create({ talents, dealId: deal.id, recipientCompany: undefined })
  expect(share).toMatchObject({
    ...{ company: { name: 'Streamhaus' }, recipientCompany: 'Streamhaus', deal: { title: 'Platform Engineer' } },
    ...{ position: 'Platform Engineer', needs: ['Go', 'Kubernetes', 'Terraform'] },
    items: [{ shown: { name: 'Grace H.' } }, { shown: { name: 'Ada L.' } }],
  })
  const LISTS = `query ($talent: Int!, $deal: Int!, $company: Int!) {
    talent(id: $talent) { shares { edges { node { databaseId } } } activity { edges { node { kind deal { title } changes { field after } } } } }
    deal(id: $deal) { shares { edges { node { databaseId } } } activity { edges { node { kind } } } }
    company(id: $company) { shares { edges { node { databaseId } } } }
  }`
  const read = await staff.run(LISTS, { talent: first.id, deal: deal.id, company: company.id })
  const listed = { shares: { edges: [{ node: { databaseId: share.databaseId } }] } }
  expect(read).toMatchObject({ talent: listed, deal: listed, company: listed })
  const entry = { kind: 'share.created', changes: [{ field: 'recipient', after: 'Carla Client, Streamhaus' }] }
  expect(read).toMatchObject({ talent: { activity: { edges: [{ node: entry }, {}] } } })
  const other = await make.company()
  expect(await refusal({ talents, dealId: deal.id, companyId: other.id })).toMatchObject({
    message: 'The deal belongs to another company',
  })
})

test('a share is prolonged, gets a passcode, is revoked and made anew', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }] })
  const { databaseId: id } = share
  const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
  const prolonged = await change('updateShare', { id, version: share.version, expiresAt, passcode: 'meadow' })
  expect(prolonged).toMatchObject({ expiresAt, hasPasscode: true, url: share.url })
  const stale = { id, version: share.version, expiresAt: null }
  const UPDATE = 'mutation ($input: UpdateShareInput!) { updateShare(input: $input) { share { id } } }'
  expect(await staff.refusal(UPDATE, { input: stale })).toMatchObject({ code: 'CONFLICT' })
  expect(await staff.refusal(UPDATE, { input: { id, expiresAt: '2020-01-01' } })).toMatchObject({
    message: 'Choose a time in the future',
  })
  expect(await change('updateShare', { id, passcode: '' })).toMatchObject({ hasPasscode: false })
  const revoked = await change('revokeShare', { id })
  expect(revoked).toMatchObject({ state: 'REVOKED', url: share.url })
  const anew = await change('renewShare', { id })
  expect(anew).toMatchObject({ state: 'ACTIVE', revokedAt: null })
  expect(anew.url).not.toBe(share.url)
})

test.each([
  [{ talents: [] }, 'Choose at least one talent'],
  [{ talents: Array.from({ length: 51 }, (_, at) => ({ talentId: at + 1 })) }, 'A shortlist holds at most 50 talents.'],
  [
    { talents: Array.from({ length: 200 }, (_, at) => ({ talentId: at + 1 })) },
    'A shortlist holds at most 50 talents.',
  ],
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

test('a profile that was changed since it was looked at is not shared', async () => {
  const { id: talentId, version } = await make.talent()
  expect(await refusal({ talents: [{ talentId, version: version - 1 }] })).toMatchObject({ code: 'CONFLICT' })
})

test('emoji and right-to-left names are shared as they are', async () => {
  const { id: talentId } = await make.talent({ name: 'محمد العتيبي', summary: 'Leads teams 🚀 – בהצלחה, long enough.' })
  const share = await create({ talents: [{ talentId }], recipientName: '🦊 כרלה' })
  expect(share).toMatchObject({ recipientName: '🦊 כרלה', items: [{ shown: { name: 'محمد ا.' } }] })
})

test('the same request with a key makes one share', async () => {
  const { id: talentId } = await make.talent()
  const input = { talents: [{ talentId }], idempotencyKey: 'share-once' }
  const [one, other] = await Promise.all([create(input), create(input)])
  expect(one.databaseId).toBe(other.databaseId)
})

test('visitors and READ tokens share nothing, and visitors see no share', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }] })
  expect(await refusal({ talents: [{ talentId }] }, as(recruiter, 'READ'))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await visitor.refusal(CREATE, { input: { talents: [{ talentId }] } })).toMatchObject({
    message: 'Not authenticated',
  })
  const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
  for (const id of [share.id, share.items[0]?.id]) {
    expect(await visitor.refusal(NODE, { id })).toMatchObject({ message: 'Not authenticated' })
    expect(await as(recruiter, 'READ').run(NODE, { id })).toEqual({ node: { id } })
  }
})

test('a preview shows what a share will show, with what was removed, and a kept piece stays', async () => {
  const { id: talentId } = await make.talent({
    name: 'Jane Doe',
    summary: 'Jane Doe leads teams; jane.doe@example.com.',
  })
  const PREVIEW = `query ($id: Int!, $kept: [String!], $sections: [ShareSection!], $showsNames: Boolean) {
    talent(id: $id) { version clientPreview(kept: $kept, sections: $sections, showsNames: $showsNames) {
      talentVersion profile { name summary techStack isAvailable } marks { id: key path kind original start end isKept } } } }`
  type Marked = { id: string; path: string; kind: string; isKept: boolean }
  type Preview = { talentVersion: number; profile: { name: string; summary: string }; marks: Marked[] }
  const preview = async (asked = {}) => {
    const { talent } = await staff.run<{ talent: { version: number; clientPreview: Preview } }>(PREVIEW, {
      ...{ id: talentId, ...asked },
    })
    expect(talent.clientPreview.talentVersion).toBe(talent.version)
    return talent.clientPreview
  }
  const plain = await preview()
  expect(plain.profile).toMatchObject({ name: 'Jane D.', techStack: ['TypeScript', 'PostgreSQL'], isAvailable: true })
  const inSummary = plain.marks.filter(({ path }) => path === 'summary')
  expect(inSummary).toMatchObject([
    { kind: 'NAME', original: 'Jane Doe', start: 0, isKept: false },
    { kind: 'EMAIL', original: 'jane.doe@example.com', isKept: false },
  ])
  const kept = [inSummary[0]?.id ?? '', 'unknown@1:x']
  const keeping = await preview({ kept })
  expect(keeping.profile.summary).toMatch(/^Jane Doe leads teams/)
  expect(keeping.marks.find(({ id }) => id === kept[0])).toMatchObject({ isKept: true })
  expect(await preview({ showsNames: true, sections: [] })).toMatchObject({
    profile: { name: 'Jane Doe', summary: '' },
  })
  const share = await create({ talents: [{ talentId, version: keeping.talentVersion, kept }] })
  expect(share.items[0]?.shown.summary).toBe(keeping.profile.summary)
  const variables = { id: talentId, kept: Array(501).fill('x') }
  expect(await staff.refusal(PREVIEW, variables)).toMatchObject({ message: 'Too many pieces are kept' })
})

test('a change of what is not shown makes a share no older', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }], sections: ['SUMMARY'] })
  const READ = `query ($id: ID!) { node(id: $id) { ... on Share { isOutdated items { isChanged } } } }`
  const read = async () => (await staff.run<{ node: object }>(READ, { id: share.id })).node
  const update = (fields: string) =>
    staff.run(`mutation ($id: Int!) { updateTalent(input: { id: $id, ${fields} }) { talent { id } } }`, {
      id: talentId,
    })
  await staff.run('mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: VETTED }) { talent { id } } }', {
    ...{ id: talentId },
  })
  await update('seniority: "Principal", phone: "+44 20 7946 0958"')
  expect(await read()).toEqual({ isOutdated: false, items: [{ isChanged: false }] })
  await update('summary: "Something else, long enough."')
  expect(await read()).toEqual({ isOutdated: true, items: [{ isChanged: true }] })
})
