import { describe, expect, test } from 'vitest'
import type { talentFields_talent$data } from '../../__generated__/talentFields_talent.graphql.ts'
import { differences, foreignChanges } from '../../forms/changes.ts'
import { emptyValues } from '../../forms/fields.tsx'
import { type Experience, emptyDraft, openForEditing, settledExperience, withCompanies } from './experience.ts'
import { splitCommas, splitLines } from './lists.ts'
import {
  changedTalentRules,
  fromTalent,
  newTalentRules,
  type TalentFormValues,
  TO_BE_UPLOADED,
  talentFields,
  toInput,
} from './talentFields.ts'
import { fromResume } from './useResumeReading.ts'

const pdf = new File(['%PDF'], 'work.pdf', { type: 'application/pdf' })
const plain = (company: string, title = '', description = ''): Experience => ({
  legacy: null,
  company,
  title,
  description,
})
const legacy = (text: string): Experience => ({ legacy: text, company: '', title: '', description: '' })
const edits = (experience: typeof emptyDraft, ...previousCompanies: Experience[]) => ({ experience, previousCompanies })

const complete: TalentFormValues = {
  ...emptyValues(talentFields),
  name: 'Amara Nwosu',
  role: 'Engineer',
  area: 'TECH',
  seniority: 'Senior',
  companies: 'Monzo',
  linkedinUrl: 'linkedin.com/in/amara',
  techStack: ['Kotlin'],
}
const messages = (values: Partial<TalentFormValues>, before?: TalentFormValues) =>
  (before ? changedTalentRules(before) : newTalentRules)
    .safeParse({ ...(before ?? complete), ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('texts', () => {
  test('are split at commas and lines, without empty parts and bullets', () => {
    expect(splitCommas(' React, ,Node.js ,')).toEqual(['React', 'Node.js'])
    expect(splitLines('• One\n\n- Two\n-3 degrees\n')).toEqual(['One', 'Two', '-3 degrees'])
  })
})

describe('experience', () => {
  test('an old text opens as company, title and description', () => {
    const opened = (entry: Experience) => openForEditing([entry], 0)
    expect(opened(legacy('Wise - Engineer - Payouts - in 12 countries'))).toEqual({
      editing: 0,
      company: 'Wise',
      title: 'Engineer',
      description: 'Payouts - in 12 countries',
    })
    expect(opened(legacy('Wise - Payouts'))).toMatchObject({ company: 'Wise', title: '', description: 'Payouts' })
    expect(opened(legacy('Wise'))).toMatchObject({ company: 'Wise', title: '', description: '' })
    expect(opened(plain('Wise', '', 'Engineer - Payouts'))).toMatchObject({ title: 'Engineer', description: 'Payouts' })
    expect(opened(plain('Wise', 'Lead', 'a - b'))).toMatchObject({ title: 'Lead', description: 'a - b' })
  })

  test('adding a known company replaces its entry; editing keeps the position', () => {
    const draft = { ...emptyDraft, company: ' wise ', title: 'Lead' }
    expect(settledExperience(edits(draft, plain('Monzo'), legacy('Wise - Payouts')))).toEqual([
      plain('Monzo'),
      plain('wise', 'Lead'),
    ])
    expect(settledExperience(edits({ ...draft, editing: 0 }, plain('Monzo'), plain('Wise')))).toEqual([
      plain('wise', 'Lead'),
      plain('Wise'),
    ])
  })

  test('a company is added to both lists, unless it is empty or known', () => {
    const before = { companies: 'Monzo', previousCompanies: [legacy('Wise - Payouts')] }
    expect(withCompanies(before, '  ')).toEqual(before)
    expect(withCompanies(before, 'MONZO')).toEqual(before)
    expect(withCompanies(before, 'Wise')).toEqual({ ...before, companies: 'Monzo, Wise' })
    expect(withCompanies(before, 'Starling').previousCompanies.at(-1)).toEqual(plain('Starling'))
  })
})

describe('the input', () => {
  test('has no PDF if websites are chosen, no websites with a new PDF, and otherwise both', () => {
    const stored = { ...complete, portfolioUrls: ['a.example'], portfolioPdfUrl: '/api/files/old' }
    expect(toInput({ ...stored, portfolioKind: 'website' })).toMatchObject({
      portfolioPdfUrl: '',
      portfolioUrls: ['a.example'],
    })
    expect(toInput({ ...stored, portfolioKind: 'pdf', portfolioFile: pdf })).toMatchObject({
      portfolioPdfUrl: TO_BE_UPLOADED,
      portfolioUrls: [],
    })
    expect(toInput({ ...stored, portfolioKind: 'pdf' })).toMatchObject({
      portfolioPdfUrl: '/api/files/old',
      portfolioUrls: ['a.example'],
    })
  })

  test('includes drafts that were typed but not added; an old text that was only opened is unchanged', () => {
    const draft = { ...emptyDraft, company: 'Wise', title: 'Lead' }
    expect(toInput({ ...complete, experience: draft }).previousCompanies).toEqual([
      { company: 'Wise', title: 'Lead', description: '' },
    ])
    const opened = { previousCompanies: [legacy('Andela')], experience: openForEditing([legacy('Andela')], 0) }
    expect(toInput({ ...complete, ...opened }).previousCompanies).toEqual([{ legacy: 'Andela' }])
    expect(messages(opened)).toBeUndefined()
    expect(toInput({ ...complete, portfolioDraft: 'a.example' }).portfolioUrls).toEqual(['a.example'])
  })

  test('is empty for an unchanged talent, else has only the changed fields', () => {
    const before = fromTalent(talent)
    expect(differences(toInput(before), toInput(before))).toEqual({})
    expect(changedTalentRules(before).parse({ ...before, role: ' Lead ', email: '' })).toEqual({
      role: 'Lead',
      email: null,
    })
  })
})

describe('the rules', () => {
  test('report the missing required fields in the order of the specification', () => {
    expect(messages(emptyValues(talentFields))).toEqual([
      'name: Name is required',
      'role: Role is required',
      'area: Area is required',
      'companies: Companies is required',
      'seniority: Seniority is required',
      'linkedinUrl: LinkedIn URL is required',
    ])
  })

  test('require the tech stack for Tech and Data, and the portfolio for Design', () => {
    expect(messages({ techStack: [] })).toEqual(['techStack: Tech stack is required for Tech profiles'])
    expect(messages({ techStack: [], area: 'DATA' })).toEqual(['techStack: Tech stack is required for Data profiles'])
    expect(messages({ techStack: [], area: 'MARKETING' })).toBeUndefined()
    const needed = ['portfolio: Portfolio is required for Design profiles (either website URLs or PDF file)']
    expect(messages({ area: 'DESIGN' })).toEqual(needed)
    expect(messages({ area: 'DESIGN', portfolioUrls: ['a.example'] })).toBeUndefined()
    expect(messages({ area: 'DESIGN', portfolioKind: 'pdf', portfolioFile: pdf })).toBeUndefined()
    const stored = { ...complete, portfolioKind: 'pdf', portfolioPdfUrl: '/api/files/old' } as const
    expect(messages({ area: 'DESIGN' }, stored)).toBeUndefined()
    expect(messages({ area: 'DESIGN', portfolioKind: 'website' }, stored)).toEqual(needed)
  })

  test('allow edits of other fields if an old record breaks a rule, but no clearing of a required field', () => {
    const old = { ...complete, linkedinUrl: '', techStack: [] }
    expect(messages({ summary: 'New' }, old)).toBeUndefined()
    expect(messages({ name: ' ' }, old)).toEqual(['name: Name is required'])
  })

  test('require the minimum rate of a chosen rate type on edit', () => {
    expect(messages({ preferredRateType: 'BOTH' }, complete)).toEqual([
      'minFullTimeRate: Minimum monthly rate is required',
      'minHourlyRate: Minimum hourly rate is required',
    ])
    expect(messages({ preferredRateType: 'HOURLY', minHourlyRate: '$40' }, complete)).toBeUndefined()
    expect(messages({ preferredRateType: 'BOTH' })).toBeUndefined()
  })

  test('refuse an unfinished entry in the experience editor', () => {
    expect(messages({ experience: { ...emptyDraft, company: 'Wise' } })).toEqual([
      'experience.title: Please provide both company name and job title.',
    ])
  })
})

test('fromResume omits missing values and unsafe addresses', () => {
  const found = fromResume({
    ...{ name: 'Bence', role: '', area: 'DESIGN', seniority: 'Lead', summary: '', companies: 'Prezi' },
    ...{ techStack: [], keyHighlights: ['One', 'Two'], previousCompanies: [], linkedinUrl: null, email: null },
    ...{ positionsWithoutEmployer: [], phone: '+36 1', portfolioUrls: ['javascript:alert(1)', 'bence.design'] },
  })
  expect(found).toEqual({
    ...{ name: 'Bence', area: 'DESIGN', seniority: 'Lead', companies: 'Prezi', phone: '+36 1' },
    ...{ keyHighlights: 'One\nTwo', portfolioUrls: ['https://bence.design'] },
  })
})

test('foreignChanges lists the changes of somebody else in words', () => {
  const before = fromTalent(talent)
  const now = { ...before, area: 'DATA' as const, techStack: ['Kotlin'], referredBy: { id: 4, name: 'Chloé' } }
  expect(foreignChanges(talentFields, { before, now, mine: { ...before, techStack: ['Java'] } })).toEqual([
    { field: 'Area', before: 'Tech', now: 'Data', mine: null },
    { field: 'Tech stack', before: 'Kotlin, Kafka', now: 'Kotlin', mine: 'Java' },
    { field: 'Referred by', before: '', now: 'Chloé', mine: null },
  ])
})

const talent = {
  ' $fragmentType': 'talentFields_talent',
  databaseId: 7,
  version: 3,
  name: 'Amara Nwosu',
  role: 'Engineer',
  area: 'TECH',
  seniority: 'Senior',
  summary: 'Two\nlines',
  keyHighlights: ['A highlight\non two lines', '- with a dash'],
  email: 'amara@example.com',
  phone: null,
  linkedinUrl: null,
  techStack: ['Kotlin', 'Kafka'],
  companies: 'Monzo,Wise',
  previousCompanies: [{ legacy: 'Wise - Payouts', company: null, title: null, description: null }],
  portfolioUrls: [],
  portfolioUrl: 'old.example',
  portfolioPdfUrl: '/api/files/old',
  preferredRateType: 'NONE',
  nameOrder: 'UNKNOWN',
  minFullTimeRate: null,
  maxFullTimeRate: null,
  minHourlyRate: null,
  maxHourlyRate: null,
  availability: null,
  internalScoring: null,
  referredBy: null,
  profilePictureUrl: null,
  resumeUrl: '/api/files/resume',
} as talentFields_talent$data
