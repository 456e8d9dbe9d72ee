import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { look, type Profile, share } from '../test/sharing.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

type Mark = { id: string; path: string; kind: string; original: string; start: number | null; isKept: boolean }

const MARK = 'id: key path kind original start end isKept'

test("a talent's preview shows the profile in a share, with its removed and its kept pieces", async () => {
  const { id: talentId } = await make.talent({
    name: 'Jane Doe',
    summary: 'Jane Doe leads teams; jane.doe@example.com.',
  })
  const PREVIEW = `query ($id: Int!, $kept: [String!], $sections: [ShareSection!], $showsNames: Boolean) {
    talent(id: $id) { version clientPreview(kept: $kept, sections: $sections, showsNames: $showsNames) {
      talentVersion profile { name summary techStack isAvailable } marks { ${MARK} } } } }`
  type Preview = { talentVersion: number; profile: { name: string; summary: string }; marks: Mark[] }
  const preview = async (choices = {}) => {
    const { talent } = await staff.run<{ talent: { version: number; clientPreview: Preview } }>(PREVIEW, {
      ...{ id: talentId, ...choices },
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
  const { token } = await share(recruiter, { talents: [{ talentId, version: keeping.talentVersion, kept }] })
  expect((await look(token))?.content?.profiles[0]?.summary).toBe(keeping.profile.summary)
  const variables = { id: talentId, kept: Array(501).fill('x') }
  expect(await staff.refusal(PREVIEW, variables)).toMatchObject({ message: 'Too many pieces are kept' })
})

const PREVIEW = `query ($input: SharePreviewInput!) { sharePreview(input: $input) {
  basis agency { name logoUrl color footer } noteMarks { ${MARK} }
  content { recipientName recipientCompany position needs note sharedAt expiresAt pdfUrl
    profiles { key name role area seniority companies summary techStack keyHighlights previousCompanies { legacy company }
      portfolioUrls portfolioOnRequest availability rate line metNeeds isAvailable
      answer { answer times comment answeredAt version } } }
  talents { talentId version line lineMarks { ${MARK} } marks { ${MARK} } } } }`

type Preview = {
  basis: string
  agency: object
  noteMarks: Mark[]
  content: Record<string, unknown> & { note: string | null; profiles: Profile[] }
  talents: { talentId: number; version: number; line: string | null; lineMarks: Mark[]; marks: Mark[] }[]
}

async function preview(input: Record<string, unknown>, caller = staff): Promise<Preview> {
  return (await caller.run<{ sharePreview: Preview }>(PREVIEW, { input })).sharePreview
}

/** Choices for a share of two talents for a deal, the second talent first. */
async function choices() {
  const company = await make.company({ name: 'Streamhaus' })
  const deal = await make.deal({
    ...{ companyId: company.id, title: 'Platform Engineer', jobDescription: 'Requirements: Go and Kubernetes.' },
  })
  const jane = await make.talent({ name: 'Jane Doe', techStack: ['Go'], summary: 'Jane Doe leads teams, and writes.' })
  const omar = await make.talent({ name: 'Omar Kassab', summary: 'Knows Kubernetes well enough.' })
  return {
    ...{ recipientName: 'Carla Client', dealId: deal.id, sections: ['SUMMARY', 'SKILLS'], expiresAt: null },
    note: 'Jane Doe and Omar Kassab, as discussed: omar@example.com.',
    talents: [
      { talentId: omar.id, line: 'Omar Kassab can start in May.' },
      { talentId: jane.id, line: 'Writes well.' },
    ],
  }
}

test('the preview of a share is the page that the client gets, in the same order', async () => {
  const input = await choices()
  const stored = await world.db.share.count()
  const { agency, content, talents } = await preview(input)
  const { token } = await share(recruiter, input)
  const page = await look(token)
  expect(page?.agency).toEqual(agency)
  const ofShare = { key: expect.anything(), pdfUrl: expect.anything(), sharedAt: expect.anything() }
  const profiles = content.profiles.map(profile => ({ ...profile, key: expect.anything() }))
  expect(page?.content).toEqual({ ...content, ...ofShare, key: undefined, profiles })
  expect(content).toMatchObject({
    ...{ recipientName: 'Carla Client', recipientCompany: 'Streamhaus', position: 'Platform Engineer' },
    ...{ needs: ['Go', 'Kubernetes'], note: 'Jane D. and Omar K., as discussed.' },
    profiles: [
      {
        name: 'Omar K.',
        line: 'Omar K. can start in May.',
        metNeeds: ['Kubernetes'],
        role: expect.any(String),
        rate: '',
      },
      { name: 'Jane D.', line: 'Writes well.', metNeeds: ['Go'], summary: 'Jane D. leads teams, and writes.' },
    ],
  })
  expect(talents.map(({ line }) => line)).toEqual(['Omar K. can start in May.', 'Writes well.'])
  expect(await world.db.share.count()).toBe(stored + 1)
})

test('pieces removed from the note and the lines are marked, and cannot be kept', async () => {
  const input = await choices()
  const { noteMarks, talents, content } = await preview(input)
  expect(noteMarks).toMatchObject([
    { path: 'note', kind: 'NAME', original: 'Jane Doe', start: 0, end: 7 },
    { path: 'note', kind: 'NAME', original: 'Omar Kassab', start: 12, end: 19 },
    { path: 'note', kind: 'EMAIL', original: 'omar@example.com', start: 33, end: 33 },
  ])
  expect(talents.map(({ lineMarks }) => lineMarks.map(({ path, original }) => [path, original]))).toEqual([
    [['line', 'Omar Kassab']],
    [],
  ])
  expect(talents[1]?.marks).toMatchObject([{ path: 'summary', original: 'Jane Doe', isKept: false }])
  const ids = [...noteMarks, ...(talents[0]?.lineMarks ?? [])].map(({ id }) => id)
  const keeping = { ...input, talents: input.talents.map(each => ({ ...each, kept: ids })) }
  expect((await preview(keeping)).content).toEqual({ ...content, sharedAt: expect.anything() })
  const { token } = await share(recruiter, keeping)
  expect(await look(token)).toMatchObject({
    content: { note: content.note, profiles: [{ line: content.profiles[0]?.line }, {}] },
  })
})

test('a preview needs no recipient, and reports mistakes in the other fields', async () => {
  const { id: talentId } = await make.talent()
  const { content } = await preview({ talents: [{ talentId }] })
  expect(content).toMatchObject({ recipientName: '', recipientCompany: '', position: null, note: null })
  const { dealId } = await choices()
  const { id: companyId } = await make.company()
  for (const [wrong, message] of [
    [{ talents: [] }, 'Choose at least one talent'],
    [{ talents: [{ talentId: 2_000_000_000 }] }, 'Talent not found'],
    [{ talents: [{ talentId }], note: 'x'.repeat(2_001) }, 'Note to the client must be at most 2,000 characters'],
    [{ talents: [{ talentId }], dealId, companyId }, 'The deal belongs to another company'],
  ] as const) {
    expect(await staff.refusal(PREVIEW, { input: wrong })).toMatchObject({ message })
  }
})

test('a talent who withdrew the consent for the deal is hidden', async () => {
  const input = await choices()
  const [{ talentId } = { talentId: 0 }] = input.talents
  await world.db.consent.create({
    data: { dealId: input.dealId, talentId, wording: 'Yes.', token: 'taken-back', withdrawnAt: new Date() },
  })
  const { content } = await preview(input)
  expect(content.profiles).toMatchObject([{ isAvailable: false, name: '', line: null }, { isAvailable: true }])
})

const CREATE = 'mutation ($input: CreateShareInput!) { createShare(input: $input) { share { id } } }'

test('a share is refused when its deal or a rule of the agency has changed since the preview', async () => {
  const input = await choices()
  const admin = as(await make.user({ role: 'ADMIN' }))
  const [before, unshown] = [await preview(input), await preview({ ...input, dealId: null, recipientCompany: 'Any' })]
  expect(unshown.basis).not.toBe(before.basis)
  const create = (basis: string) => ({ input: { ...input, basis } })
  for (const change of [
    () => admin.run('mutation { updateAgency(input: { keepsNamedLinks: true }) { agency { name } } }'),
    () => world.db.deal.update({ where: { id: input.dealId }, data: { title: 'Site Engineer' } }),
    () => world.db.deal.update({ where: { id: input.dealId }, data: { jobDescription: 'Requirements: Rust.' } }),
  ]) {
    const { basis } = await preview(input)
    await change()
    expect(await staff.refusal(CREATE, create(basis))).toMatchObject({
      code: 'CONFLICT',
      message: 'The deal or a rule of the agency was changed meanwhile. Please look at the preview again.',
    })
    await staff.run(CREATE, create((await preview(input)).basis))
  }
  await staff.run(CREATE, { input })
})

test('READ tokens read previews, visitors do not', async () => {
  const input = await choices()
  expect((await preview(input, as(recruiter, 'READ'))).content.profiles).toHaveLength(2)
  expect(await visitor.refusal(PREVIEW, { input })).toMatchObject({ message: 'Not authenticated' })
})
