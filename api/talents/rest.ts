import { z } from 'zod'
import type { Context } from '../context.ts'
import { readAll } from '../lists/keyset.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  described,
  eachOf,
  id,
  optionalAddress,
  optionalId,
  optionalText,
  text,
  texts,
  word,
} from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { talentOrder } from './list.ts'
import { readPreviousCompanies } from './previousCompanies.ts'
import { talentTexts } from './rules.ts'
import { createTalent, deleteTalent, setTalentStatus, updateTalent } from './talents.ts'
import { rateTypes, talentAreas, talentStatuses } from './words.ts'

const previousCompany = z
  .union([
    z.string(),
    z.looseObject({
      company: z.string(),
      title: z.string().nullable().optional(),
      description: z.string().nullable().optional(),
    }),
  ])
  .meta({ id: 'PreviousCompany', description: 'An old plain text, or company, title and description.' })

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
    .transform(entries =>
      entries.map(entry => (typeof entry === 'string' ? { legacy: entry } : { ...Object(entry), legacy: undefined })),
    )
    .pipe(z.array(bodyOf({ legacy: text, company: text, title: text, description: text })))
    .nullish()
    .meta({ items: { $ref: '#/$defs/PreviousCompany' } }),
}

/** What a resume says and a client sees of a talent, too. */
const profileFields = {
  name: text,
  role: text,
  area: word(talentAreas),
  seniority: text,
  companies: text,
  summary: text,
  techStack: texts,
  keyHighlights: texts,
  previousCompanies,
  portfolioUrls: texts,
}

export const profile = z.object(answersOf(profileFields))

const fields = {
  ...profileFields,
  companies: described(text, 'The old comma-separated list.'),
  portfolioUrls: {
    ...texts,
    answer: z
      .array(z.string())
      .transform(urls => urls.flatMap(url => fileAddress(url) ?? []))
      .pipe(texts.answer),
  },
  status: word(talentStatuses),
  linkedinUrl: optionalAddress(webAddress),
  portfolioUrl: described(optionalAddress(fileAddress), 'The old single address.'),
  portfolioPdfUrl: optionalAddress(fileAddress),
  profilePictureUrl: optionalAddress(fileAddress),
  resumeUrl: optionalAddress(fileAddress),
  email: optionalText,
  referredBy: described(optionalId, 'The id of the talent who referred this one.'),
  preferredRateType: word(rateTypes),
  ...eachOf(talentTexts, optionalText),
}

const shareableId = described(optionalText, 'The token of the public profile; null while not shared.')

const talent = z.object({ id: id.answer, ...answersOf(fields), shareableId: shareableId.answer }).meta({ id: 'Talent' })

const talentWithReferrer = talent
  .extend({ referredByTalent: z.object({ id: id.answer, name: z.string() }).nullable() })
  .meta({ id: 'TalentWithReferrer' })

const columns = { ...columnsOf(talent.omit({ referredBy: true })), referredById: true } as const

/** A talent's columns name who referred them by another name than the calls do. */
const answerOf = <Row extends { referredById: number | null }>(row: Row) => ({ ...row, referredBy: row.referredById })

const readTalent = async ({ db }: Context, id: number) =>
  answerOf(await db.talent.findUniqueOrThrow({ where: { id }, select: columns }))

/** What other nouns say of a talent. */
export const talentSummary = z
  .object(answersOf({ id, name: text, role: text, area: word(talentAreas), techStack: texts, companies: text }))
  .meta({ id: 'TalentSummary' })

const params = { id: idOf('Talent') }
const FILES = "Addresses of uploaded files make them the talent's; 409 when another talent has one of them already."

export const talentCalls = [
  call('GET /api/talents', {
    summary: 'All talents, the newest first',
    scope: 'staff',
    field: 'Query.talents',
    answer: z.array(talent),
    run: ({ db }) =>
      readAll(talentOrder(), async slice =>
        (await db.talent.findMany({ ...slice, select: { ...columns, createdAt: true } })).map(answerOf),
      ),
  }),
  call('POST /api/talents', {
    summary: 'Add a talent',
    description: FILES,
    scope: 'write',
    field: 'Mutation.createTalent',
    body: bodyOf(fields),
    required: ['name', 'role', 'area', 'companies', 'seniority', 'linkedinUrl'],
    once: true,
    status: 201,
    answer: talent,
    problems: [409],
    run: async (context, _params, body) => readTalent(context, (await createTalent(context, body)).id),
  }),
  call('GET /api/talents/{id}', {
    summary: 'One talent, and who referred them',
    scope: 'staff',
    field: 'Query.talent',
    params,
    answer: talentWithReferrer,
    async run({ db }, { id }) {
      const select = { ...columns, referredBy: { select: { id: true, name: true } } } as const
      const row = await db.talent.findUnique({ where: { id }, select })
      if (!row) throw new NotFound('Talent')
      return { ...answerOf(row), referredByTalent: row.referredBy }
    },
  }),
  call('PATCH /api/talents/{id}', {
    summary: 'Change the fields that are sent',
    description: FILES,
    scope: 'write',
    field: 'Mutation.updateTalent',
    params,
    body: bodyOf(fields),
    answer: talent,
    problems: [409],
    run: async (context, { id }, body) => readTalent(context, (await updateTalent(context, { ...body, id })).id),
  }),
  call('PATCH /api/talents/{id}/status', {
    summary: 'Set the status; any may follow any other',
    scope: 'write',
    field: 'Mutation.setTalentStatus',
    params,
    body: bodyOf({ status: fields.status }),
    required: ['status'],
    answer: talent,
    run: async (context, { id }, { status }) =>
      readTalent(context, (await setTalentStatus(context, { id, status })).id),
  }),
  call('DELETE /api/talents/{id}', {
    summary: 'Delete a talent with comments and files',
    description: 'Refused with 409 while the talent is a candidate for a deal; the message names the deals.',
    scope: 'write',
    field: 'Mutation.deleteTalent',
    params,
    answer: success,
    problems: [409],
    run: (context, { id }) => deleteTalent(context, id),
  }),
]
