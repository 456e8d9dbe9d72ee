import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person, plausibleTalent } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user({ firstName: 'Rita', lastName: 'Recruiter' })
  staff = as(recruiter)
})

type Talent = {
  databaseId: number
  version: number
  name: string
  status: string
  summary: string
  techStack: string[]
}

const FIELDS = 'databaseId version name status summary techStack'

const create = (input: Record<string, unknown>) =>
  staff.run<{ createTalent: { talent: Talent } }>(CREATE, { input }).then(data => data.createTalent.talent)

const CREATE = `mutation ($input: CreateTalentInput!) { createTalent(input: $input) { talent { ${FIELDS} } } }`

const update = (input: Record<string, unknown>) =>
  staff.run<{ updateTalent: { talent: Talent } }>(UPDATE, { input }).then(data => data.updateTalent.talent)

const UPDATE = `mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { ${FIELDS} } } }`

describe('a new talent', () => {
  test('starts in Backlog with trimmed texts', async () => {
    const talent = await create({ ...plausibleTalent, name: '  Grace Hopper ', techStack: ['COBOL', ' COBOL', ''] })
    expect(talent).toMatchObject({ name: 'Grace Hopper', status: 'BACKLOG', techStack: ['COBOL'], version: 1 })
  })

  test.each([
    ['name', 'x'.repeat(10_000), 'Name must be at most 200 characters'],
    ['name', 'Ada\u0000', 'Name contains a character that cannot be stored'],
    ['linkedinUrl', 'javascript:alert(1)', 'LinkedIn URL must be a web address'],
    ['linkedinUrl', 'javascript:80/alert(1)', 'LinkedIn URL must be a web address'],
    ['linkedinUrl', '/in/ada', 'LinkedIn URL must be a web address'],
    ['portfolioUrls', ['data:text/html,x'], 'Please enter a valid portfolio URL.'],
    ['portfolioUrls', ['https://a.example', 'javascript:1//x'], 'Please enter a valid portfolio URL.'],
    ['portfolioUrl', 'javascript:1//x', 'Portfolio URL must be a web address'],
    ['portfolioPdfUrl', 'javascript:1//x', 'Portfolio PDF must be a web address'],
    ['profilePictureUrl', 'javascript:1//x', 'Profile picture must be a web address'],
    ['resumeUrl', 'javascript:1//x', 'Resume must be a web address'],
    ['email', 'nobody', 'Invalid email format'],
    ['referredBy', 999_999, 'The referring talent does not exist'],
    [
      'portfolioPdfUrl',
      '/api/files/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'The uploaded file is no longer there. Please upload it again.',
    ],
  ])('is refused with an invalid %s', async (field, value, message) => {
    const before = await world.db.talent.count()
    const refusal = await staff.refusal(CREATE, { input: { ...plausibleTalent, [field]: value } })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message })
    expect(await world.db.talent.count()).toBe(before)
  })
})

describe('updating a talent', () => {
  test('changes only the sent fields, also in an old record without required fields', async () => {
    const old = await world.db.talent.create({
      data: { name: 'Old Record', role: 'Clerk', area: 'TECH', seniority: '', companies: '' },
    })
    const talent = await update({ id: old.id, summary: 'Found again.' })
    expect(talent).toMatchObject({ summary: 'Found again.', name: 'Old Record', version: 2 })
  })

  test('applies cross-field rules to the resulting record', async () => {
    const { id } = await make.talent({ area: 'MARKETING', techStack: [] })
    const toTech = await staff.refusal(UPDATE, { input: { id, area: 'TECH' } })
    expect(toTech.message).toBe('Tech stack is required for Tech profiles')
    await expect(update({ id, area: 'TECH', techStack: ['Go'] })).resolves.toMatchObject({ techStack: ['Go'] })
  })

  test('is a conflict on an older version and saves nothing', async () => {
    const { id } = await make.talent()
    await update({ id, version: 1, summary: 'First' })
    const refusal = await staff.refusal(UPDATE, { input: { id, version: 1, summary: 'Second' } })
    expect(refusal.code).toBe('CONFLICT')
    expect((await world.db.talent.findUniqueOrThrow({ where: { id } })).summary).toBe('First')
  })

  test('succeeds only once under concurrent updates of one version', async () => {
    const { id } = await make.talent()
    const tries = Array.from({ length: 10 }, (_, at) => update({ id, version: 1, summary: `Try ${at}` }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.db.activity.count({ where: { talentId: id, kind: 'talent.updated' } })).toBe(1)
  })

  test('keeps old plain companies until somebody edits the entry', async () => {
    const { id } = await make.talent()
    await world.db.talent.update({ where: { id }, data: { previousCompanies: ['Bell Labs - the good years'] } })
    const previousCompanies = [{ legacy: 'Bell Labs - the good years' }, { company: 'IBM', title: 'Fellow' }]
    await update({ id, previousCompanies })
    expect((await world.db.talent.findUniqueOrThrow({ where: { id } })).previousCompanies).toEqual([
      'Bell Labs - the good years',
      { company: 'IBM', title: 'Fellow', description: '' },
    ])
  })
})

describe("the talent's history", () => {
  const history = (id: number) => world.db.activity.findMany({ where: { talentId: id }, orderBy: { id: 'asc' } })

  test('records the actor, the action, and the values before and after, with labels instead of keys', async () => {
    const referrer = await make.talent({ name: 'Referring Person' })
    const { id } = await create({ ...plausibleTalent }).then(talent => ({ id: talent.databaseId }))
    await update({ id, area: 'DATA', referredBy: referrer.id, availability: 'In May' })
    await staff.run('mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: VETTED }) { talent { id } } }', {
      id,
    })
    const [created, updated, moved] = await history(id)
    expect(created).toMatchObject({ kind: 'talent.created', actorId: recruiter.id })
    expect(updated?.changes).toContainEqual({ field: 'area', before: 'Tech', after: 'Data' })
    expect(updated?.changes).toContainEqual({ field: 'referredBy', before: null, after: 'Referring Person' })
    expect(updated?.changes).toContainEqual({ field: 'availability', before: null, after: 'In May' })
    expect(moved).toMatchObject({
      kind: 'talent.statusChanged',
      changes: [{ field: 'status', before: 'Backlog', after: 'Vetted' }],
    })
  })

  test('has no entry for an update without changes', async () => {
    const { id, name } = await make.talent()
    await update({ id, name })
    await staff.run('mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: BACKLOG }) { talent { id } } }', {
      id,
    })
    expect(await history(id)).toHaveLength(1)
  })
})

describe('deleting a talent', () => {
  const DELETE = 'mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }'

  test('deletes the comments and clears referrals', async () => {
    const { id } = await make.talent()
    const referred = await make.talent({ referredBy: id })
    await make.comment(recruiter, id)
    await staff.run(DELETE, { id })
    expect(await world.db.talentComment.count({ where: { talentId: id } })).toBe(0)
    expect((await world.db.talent.findUniqueOrThrow({ where: { id: referred.id } })).referredById).toBeNull()
    expect(await staff.refusal(DELETE, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is refused for a candidate or winner of a deal, and the message lists the deals', async () => {
    const { id } = await make.talent()
    const company = await world.db.company.create({ data: { name: 'Acme', mainStakeholder: 'Jo' } })
    await world.db.deal.create({
      data: { title: 'Platform Lead', companyId: company.id, candidates: { create: { talentId: id } } },
    })
    await world.db.deal.create({ data: { title: 'CTO', companyId: company.id, selectedTalentId: id } })
    expect(await staff.refusal(DELETE, { id })).toMatchObject({
      code: 'CONFLICT',
      message: "This talent is a candidate for 'CTO', 'Platform Lead' and cannot be deleted",
    })
  })
})
