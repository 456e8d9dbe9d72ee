import { expect, test } from 'vitest'
import { verifyLedger } from '../../introductions/verify.ts'
import { openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { recruiterWithShares, SHARE, type Shared, tokenOf } from '../test/staffShares.ts'

openApp()

const { staff, create, refusal, change } = recruiterWithShares()

test('a share freezes the profiles without names, contacts and unchosen sections', async () => {
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

test('a later edit is shown only after the share is renewed, and recorded in the ledger', async () => {
  const talent = await make.talent({ name: 'Jane Doe', summary: 'Before the edit, long enough.' })
  const share = await create({ talents: [{ talentId: talent.id, line: 'First.' }] })
  await staff().run(
    'mutation ($id: Int!) { updateTalent(input: { id: $id, summary: "After the edit, long enough." }) { talent { id } } }',
    {
      id: talent.id,
    },
  )
  const { databaseId: id } = share
  const READ = `query ($id: ID!) { node(id: $id) { ... on Share { ${SHARE} } } }`
  const { node } = await staff().run<{ node: Shared }>(READ, { id: share.id })
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

test('a share of a deal copies its company, title and skills', async () => {
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
  const read = await staff().run(LISTS, { talent: first.id, deal: deal.id, company: company.id })
  const listed = { shares: { edges: [{ node: { databaseId: share.databaseId } }] } }
  expect(read).toMatchObject({ talent: listed, deal: listed, company: listed })
  const entry = { kind: 'share.created', changes: [{ field: 'recipient', after: 'Carla Client, Streamhaus' }] }
  expect(read).toMatchObject({ talent: { activity: { edges: [{ node: entry }, {}] } } })
  const other = await make.company()
  expect(await refusal({ talents, dealId: deal.id, companyId: other.id })).toMatchObject({
    message: 'The deal belongs to another company',
  })
})

test('a share is extended, gets a passcode, is revoked and renewed', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }] })
  const { databaseId: id } = share
  const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
  const prolonged = await change('updateShare', { id, version: share.version, expiresAt, passcode: 'meadow' })
  expect(prolonged).toMatchObject({ expiresAt, hasPasscode: true, url: share.url })
  const stale = { id, version: share.version, expiresAt: null }
  const UPDATE = 'mutation ($input: UpdateShareInput!) { updateShare(input: $input) { share { id } } }'
  expect(await staff().refusal(UPDATE, { input: stale })).toMatchObject({ code: 'CONFLICT' })
  expect(await staff().refusal(UPDATE, { input: { id, expiresAt: '2020-01-01' } })).toMatchObject({
    message: 'Choose a time in the future',
  })
  expect(await change('updateShare', { id, passcode: '' })).toMatchObject({ hasPasscode: false })
  const revoked = await change('revokeShare', { id })
  expect(revoked).toMatchObject({ state: 'REVOKED', url: share.url })
  const renewed = await change('renewShare', { id })
  expect(renewed).toMatchObject({ state: 'ACTIVE', revokedAt: null })
  expect(renewed.url).not.toBe(share.url)
})

test('a change of hidden data does not make a share outdated', async () => {
  const { id: talentId } = await make.talent()
  const share = await create({ talents: [{ talentId }], sections: ['SUMMARY'] })
  const READ = `query ($id: ID!) { node(id: $id) { ... on Share { isOutdated items { isChanged } } } }`
  const read = async () => (await staff().run<{ node: object }>(READ, { id: share.id })).node
  const update = (fields: string) =>
    staff().run(`mutation ($id: Int!) { updateTalent(input: { id: $id, ${fields} }) { talent { id } } }`, {
      id: talentId,
    })
  await staff().run('mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: VETTED }) { talent { id } } }', {
    ...{ id: talentId },
  })
  await update('seniority: "Principal", phone: "+44 20 7946 0958"')
  expect(await read()).toEqual({ isOutdated: false, items: [{ isChanged: false }] })
  await update('summary: "Something else, long enough."')
  expect(await read()).toEqual({ isOutdated: true, items: [{ isChanged: true }] })
})
