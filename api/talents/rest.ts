import { z } from 'zod'
import { call, success } from '../rest/call.ts'
import { changeColumns, changed, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { columnsBy, heldTo } from '../rest/columnRules.ts'
import { idOf, idsOf, textOf, wordOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import { TABLE, tableQuery } from '../rest/tables.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { eachOf } from '../rules/rules.ts'
import { exportTalents, sortedBy } from './export.ts'
import { talentOrder } from './list.ts'
import { readPreviousCompanies } from './previousCompanies.ts'
import { talentTexts } from './rules.ts'
import { createTalent, deleteTalent, lockTalent, setTalentStatus, updateTalent } from './talents.ts'
import { MOST_CHOSEN, nameOrders, rateTypes, talentAreas, talentStatuses } from './words.ts'

const previousCompany = z
  .union([
    z.string(),
    z.looseObject({
      company: z.string(),
      title: z.string().nullable().optional(),
      description: z.string().nullable().optional(),
    }),
  ])
  .meta({ id: 'PreviousCompany', scope: 'every', description: 'An old plain text, or company, title and description.' })

const previousCompanies = {
  answer: z
    .unknown()
    .transform((column): z.input<typeof previousCompany>[] => readPreviousCompanies(column))
    .pipe(z.array(previousCompany)),
  body: z
    .array(z.unknown(), 'must be a list')
    .refine(
      entries => entries.every(entry => z.union([z.string(), z.looseObject({})]).safeParse(entry).success),
      'Each of the previous companies must be a text, or have company and title',
    )
    .transform((entries): unknown[] =>
      entries.map(entry =>
        typeof entry === 'string' ? { legacy: entry } : { ...(entry as object), legacy: undefined },
      ),
    )
    .pipe(z.array(json.bodyOf({ legacy: json.text, company: json.text, title: json.text, description: json.text })))
    .nullish()
    .meta({ items: { $ref: '#/$defs/PreviousCompany' } }),
}

/** Fields that parsed resumes and shared profiles also have. */
const profileFields = {
  name: json.text,
  role: json.text,
  area: json.word(talentAreas),
  seniority: json.text,
  companies: json.text,
  summary: json.text,
  techStack: json.texts,
  keyHighlights: json.texts,
  previousCompanies,
  portfolioUrls: json.texts,
}

export const profile = z.object(json.answersOf(profileFields))

const fields = {
  ...profileFields,
  companies: json.described(json.text, 'The old comma-separated list.'),
  portfolioUrls: {
    ...json.texts,
    answer: z
      .array(z.string())
      .transform(urls => urls.flatMap(url => fileAddress(url) ?? []))
      .pipe(json.texts.answer),
  },
  status: json.word(talentStatuses),
  linkedinUrl: json.optionalAddress(webAddress),
  portfolioUrl: json.described(json.optionalAddress(fileAddress), 'The old single address.'),
  portfolioPdfUrl: json.optionalAddress(fileAddress),
  profilePictureUrl: json.optionalAddress(fileAddress),
  resumeUrl: json.optionalAddress(fileAddress),
  email: json.optionalText,
  referredBy: json.described(json.optionalId, 'The id of the talent who referred this one.'),
  preferredRateType: json.word(rateTypes),
  nameOrder: json.word(nameOrders),
  ...eachOf(talentTexts, () => json.optionalText),
}

const shareableId = json.described(json.optionalText, 'The token of the public profile; null while not shared.')

/** Declares which columns of a talent the fields of an answer show. */
export const ofTalent = (columns: Record<string, string | readonly string[]>) => ({ model: 'Talent' as const, columns })

export const talent = json.answer({ id: json.id, ...fields, shareableId }, { id: 'Talent', scope: 'talents:read' })
heldTo(talent, ofTalent(columnsBy(talent, { referredBy: 'referredById' })))

const referrer = z.object({ id: json.id.answer, name: z.string() })
heldTo(referrer, ofTalent(columnsBy(referrer)))

const talentWithReferrer = talent
  .extend({ referredByTalent: referrer.nullable() })
  .meta({ id: 'TalentWithReferrer', scope: 'talents:read' })
const ofReferrer = { referredBy: 'referredById', referredByTalent: 'referredById' }
heldTo(talentWithReferrer, ofTalent(columnsBy(talentWithReferrer, ofReferrer)))

const select = { version: true, ...json.columnsOf(talent.omit({ referredBy: true })), referredById: true } as const

/** Adds `referredBy`, which is the name of `referredById` in REST. */
const answerOf = <Row extends { referredById: number | null }>(row: Row) => ({ ...row, referredBy: row.referredById })

const talents = recordsOf({
  model: 'Talent',
  what: 'Talent',
  answer: talent,
  select,
  toAnswers: rows => rows.map(answerOf),
})

export const talentsWithReferrer = recordsOf({
  model: 'Talent',
  what: 'Talent',
  answer: talentWithReferrer,
  select: { ...select, referredBy: { select: { id: true, name: true } } },
  toAnswers: rows => rows.map(row => ({ ...answerOf(row), referredByTalent: row.referredBy })),
})

/** A talent as embedded in other resources. */
export const talentSummary = json.answer(
  {
    ...{ id: json.id, name: json.text, role: json.text, area: json.word(talentAreas) },
    ...{ techStack: json.texts, companies: json.text },
  },
  { id: 'TalentSummary', scope: 'talents:read' },
)
heldTo(talentSummary, ofTalent(columnsBy(talentSummary)))

const params = { id: idOf('Talent') }
const FILES = "Uploaded files become the talent's by their addresses; 409 when another talent already has one of them."

export const talentCalls = [
  call('GET /api/talents', {
    summary: 'All talents, newest first',
    field: 'Query.talents',
    answer: z.array(talent),
    query: changeQuery,
    columns: asked => ({ Talent: changeColumns(asked) }),
    run: async (_context, asked) => talents.all(...changed(talentOrder(), asked)),
  }),
  call('GET /api/talents.csv', {
    summary: 'Talents as CSV or an Excel file, newest first: all of them, or those that the filters and ids leave',
    description:
      'With the columns that you may see. Of ids that are not found, nothing is said. Each export is recorded.',
    field: 'Query.talents',
    query: {
      ids: idsOf('talents', MOST_CHOSEN),
      search: textOf('A part of name, role or area, ignoring case and accents.'),
      status: wordOf(talentStatuses, 'Only those with this status.'),
      area: wordOf(talentAreas, 'Only those of this area.'),
      ...tableQuery,
    },
    answer: TABLE,
    columns: sortedBy,
    run: exportTalents,
  }),
  call('POST /api/talents', {
    summary: 'Add a talent',
    description: FILES,
    field: 'Mutation.createTalent',
    body: json.bodyOf(fields),
    once: true,
    status: 201,
    answer: talent,
    problems: [409],
    run: async (context, sent) => talents.read(context, await createTalent(context, sent)),
  }),
  call('GET /api/talents/{id}', {
    summary: 'One talent and their referrer',
    field: 'Query.talent',
    params,
    answer: talentWithReferrer,
    run: talentsWithReferrer.read,
  }),
  call('PATCH /api/talents/{id}', {
    summary: 'Change the sent fields of a talent',
    description: FILES,
    field: 'Mutation.updateTalent',
    params,
    versioned: lockTalent,
    body: json.bodyOf(fields),
    answer: talent,
    problems: [409],
    run: async (context, sent) => talents.read(context, await updateTalent(context, sent)),
  }),
  call('PATCH /api/talents/{id}/status', {
    summary: 'Set the status of a talent; any may follow any other',
    field: 'Mutation.setTalentStatus',
    params,
    versioned: lockTalent,
    body: json.bodyOf({ status: fields.status }),
    answer: talent,
    run: async (context, sent) => talents.read(context, await setTalentStatus(context, sent)),
  }),
  call('DELETE /api/talents/{id}', {
    summary: 'Delete a talent with comments and files',
    description: 'Refused with 409 while the talent is a candidate for a deal; the message names the deals.',
    field: 'Mutation.deleteTalent',
    params,
    versioned: lockTalent,
    answer: success,
    problems: [409],
    run: deleteTalent,
  }),
]
