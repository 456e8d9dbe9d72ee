import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { billingRules } from '../api/billing/rules.ts'
import { addCandidateRules, updateCandidateRules } from '../api/candidates/rules.ts'
import { createCompanyRules } from '../api/companies/rules.ts'
import { createDealRules } from '../api/deals/rules.ts'
import { questionsRules } from '../api/questions/rules.ts'
import { createTalentRules } from '../api/talents/rules.ts'
import { createViewRules } from '../api/views/rules.ts'
import { datesFrom } from './dates.ts'

export type Demo = ReturnType<typeof readDemo>
export type DemoTalent = Demo['talents'][number]
export type DemoCompany = Demo['companies'][number]
export type DemoDeal = Demo['deals'][number]
export type DemoSuggestions = Demo['suggestions'][number]
export type DemoApplication = DemoDeal['applications'][number]

/**
 * Reads the demo agency, with its dates counted back from `now`. A record has its first values, and a history of its
 * creation and later changes, oldest first. All fields must follow the product's rules, but old records may lack
 * required fields. Throws with the path of an invalid value.
 */
export function readDemo(now: Date) {
  const dates = datesFrom(now)
  const colleagues = read('colleagues.json', colleagueRules(dates))
  const step = { at: dates.past, by: z.enum(colleagues.map(({ key }) => key)) }
  const talents = read('talents.json', talentRules(step))
  const companies = read('companies.json', companyRules(step))
  const named = { talent: namesOf(talents), company: namesOf(companies) }
  const deals = read('deals.json', dealRules(dates, step, named))
  const suggestions = read('suggestions.json', suggestionRules(step, deals, named.talent))
  return { colleagues, talents, companies, deals, suggestions, views: read('views.json', createViewRules) }
}

/** Reads and checks a list of entries. */
function read<Entry extends z.ZodType>(file: string, entry: Entry): z.output<Entry>[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const { success, data, error } = z.array(entry).safeParse(JSON.parse(text))
  if (success) return data
  throw new Error(`demo/${file} is not as it should be:\n${z.prettifyError(error)}`)
}

const namesOf = (records: { name: string }[]) => z.enum(records.map(({ name }) => name))

/** The path of a file in `demo/files`. */
export const pathOf = (file: string) => path.join(import.meta.dirname, 'files', file)

const file = z.string().refine(name => existsSync(pathOf(name)), 'there is no such file in demo/files')

type Dates = ReturnType<typeof datesFrom>
type Name = z.ZodType<string>
type Step = { at: Dates['past']; by: Name }

/** The steps of a record, the first of which is its creation. `shape`: further fields of a step. */
const history = <Shape extends z.ZodRawShape>(step: Step, shape: Shape) =>
  z.array(z.strictObject({ ...step, ...shape })).min(1, 'a history begins with the creation')

/** Recruiters, the authors of all changes. They cannot sign in. `key`: the recruiter's name in the other files. */
const colleagueRules = ({ past }: Dates) =>
  z.strictObject({
    key: z.string(),
    email: z.email(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: past,
  })

const { shape: talentFields } = createTalentRules

const talentRules = (step: Step) =>
  z.strictObject({
    ...talentFields,
    status: talentFields.status.default('BACKLOG'),
    linkedinUrl: talentFields.linkedinUrl.nullable(),
    resumeUrl: file,
    profilePictureUrl: file.optional(),
    portfolioPdfUrl: file.optional(),
    referredBy: z.string().optional(),
    history: history(step, {
      changed: z.strictObject(talentFields).partial().optional(),
      said: z.string().optional(),
      shared: z.literal(true).optional(),
    }),
  })

const { shape: companyFields } = createCompanyRules

const companyRules = (step: Step) =>
  z.strictObject({
    ...companyFields,
    history: history(step, { changed: z.strictObject({ status: companyFields.status }).optional() }),
  })

// Changes are listed in the order of the fields: the hours must come last, after the money.
const { companyId: _id, interviewDate: _date, weeklyHours, ...otherFields } = createDealRules.shape
const dealFields = { ...otherFields, weeklyHours }
const jobDescription = z.preprocess(
  lines => (Array.isArray(lines) ? lines.join('\n') : lines),
  dealFields.jobDescription,
)
const { changeReason, notes: billingNotes } = billingRules('MANAGED').shape

function dealRules(dates: Dates, step: Step, named: { talent: Name; company: Name }) {
  const fields = { ...dealFields, deadline: dates.day.optional(), startDate: dates.day.optional() }
  return z.strictObject({
    ...fields,
    company: named.company,
    jobDescription: jobDescription.nullable(),
    /** The questions for applicants, set when the link is shared. */
    questions: questionsRules.shape.questions.optional(),
    hasWaitingList: z.literal(true).optional(),
    history: history(step, {
      changed: z.strictObject(fields).partial().optional(),
      shared: z.literal(true).optional(),
      applicationLimit: z.int().positive().optional(),
      billing: z
        .strictObject({
          changeReason,
          effectiveDate: dates.day,
          notes: billingNotes,
          corrects: z.literal(true).optional(),
        })
        .optional(),
    }),
    candidates: z.array(candidateRules(dates, step, named.talent)).default([]),
    applications: z.array(applicationRules(dates, step, named.talent)).default([]),
  })
}

const { status, notes, matchPercentage } = addCandidateRules.shape

const candidateChange = ({ appointment }: Dates) =>
  z.strictObject({ ...updateCandidateRules.shape, interviewDate: appointment }).partial()

const candidateRules = (dates: Dates, step: Step, talent: Name) =>
  z.strictObject({
    talent,
    ...{ status, notes, matchPercentage },
    interviewDate: dates.appointment.optional(),
    history: history(step, { changed: candidateChange(dates).optional() }),
  })

/** The matches shown for a deal: talents with percentages, best first. */
const suggestionRules = (step: Step, deals: { title: string }[], talent: Name) =>
  z.strictObject({
    ...step,
    deal: z.enum(deals.map(({ title }) => title)),
    talents: z
      .record(z.string(), z.int().min(0).max(100))
      .refine(shown => Object.keys(shown).every(name => talent.safeParse(name).success), 'expected names of talents'),
  })

/** An application through the public page; without a name if reading the resume failed. */
const applicationRules = (dates: Dates, step: Step, talent: Name) =>
  z.strictObject({
    name: z.string().optional(),
    role: z.string().optional(),
    techStack: z.array(z.string()).default([]),
    email: z.email().optional(),
    phone: z.string().optional(),
    coverLetter: z.string().optional(),
    /** The answers, in the order of the questions. */
    answers: z.array(z.string()).default([]),
    /** True if the application is on the waiting list, as the limit was reached. */
    isWaiting: z.literal(true).optional(),
    resumeUrl: file,
    ...{ status, notes, matchPercentage },
    at: dates.past,
    /** The talent created from the application. */
    becameTalent: talent.optional(),
    history: history(step, { changed: candidateChange(dates) }).default([]),
  })
