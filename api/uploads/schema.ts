import type { Box, Doubt, FieldEvidence as Evidence, ResumeLine as Line, ResumePage as Page } from '@talentdesk/reader'
import type { FileKind } from '../generated/prisma/enums.ts'
import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { doubtKinds } from '../reading/doubtKinds.ts'
import { type ExtractedResume, readExtraction } from '../reading/extraction.ts'
import { SURE } from '../reading/words.ts'
import type { TokenScope } from '../scopes/words.ts'
import { PreviousCompany, TalentAreaEnum } from '../talents/schema.ts'
import { followReading, type Progress, progressOf } from './progress.ts'
import { resumeRules } from './rules.ts'
import { extractResume, keepUpload } from './uploads.ts'

const PageBox = builder.objectRef<Box>('PageBox').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: "A rectangle as fractions of its page's width and height, from the top left corner.",
  fields: t => ({
    x: t.exposeFloat('x', { description: 'From the left, 0 to 1.' }),
    y: t.exposeFloat('y', { description: 'From the top, 0 to 1.' }),
    width: t.exposeFloat('width', { description: 'A part of the width of the page, 0 to 1.' }),
    height: t.exposeFloat('height', { description: 'A part of the height of the page, 0 to 1.' }),
  }),
})

const FieldEvidence = builder.objectRef<Evidence>('FieldEvidence').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'The confidence of the reader in a field, and the place it was read from.',
  fields: t => ({
    field: t.exposeString('field', { description: "The field's name in the talent form, for example 'techStack'." }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The item of a list, in the order of its items: a text, or the firm of a position (else its title).',
    }),
    confidence: t.exposeFloat('confidence', {
      description: `The chance, from 0 to 1, that the value is right. Below ${SURE}, a person should check it.`,
    }),
    page: t.exposeInt('page', { nullable: true, description: 'From 1. Null when the value stands on no page.' }),
    box: t.field({
      type: PageBox,
      nullable: true,
      resolve: ({ box }) => box,
      description: 'The box on the page; null for a value without one.',
    }),
  }),
})

const ReadingDoubtKind = builder.enumType('ReadingDoubtKind', {
  description: 'What may be wrong with a reading.',
  values: doubtKinds,
})

const ReadingDoubt = builder.objectRef<Doubt>('ReadingDoubt').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'Something that the reader doubts about a whole field, and where a person should look.',
  fields: t => ({
    field: t.exposeString('field', {
      description: "The field's name in the talent form, for example 'previousCompanies'.",
    }),
    kind: t.expose('kind', { type: ReadingDoubtKind, description: 'The possible mistake.' }),
    page: t.exposeInt('page', { nullable: true, description: 'From 1. Null where the whole document is doubtful.' }),
    box: t.field({
      type: PageBox,
      nullable: true,
      resolve: ({ box }) => box,
      description: 'The doubtful part of the page; null where the whole page or document is doubtful.',
    }),
  }),
})

const ResumeLine = builder.objectRef<Line>('ResumeLine').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'A line of text, or a part of one between wide gaps.',
  fields: t => ({
    text: t.exposeString('text', { description: 'The words of the line.' }),
    box: t.expose('box', { type: PageBox, description: 'The box on the page.' }),
  }),
})

const ResumePage = builder.objectRef<Page>('ResumePage').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'A page of a resume with its lines.',
  fields: t => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    width: t.exposeFloat('width', { description: 'In points, as it is shown.' }),
    height: t.exposeFloat('height', { description: 'In points, as it is shown.' }),
    lines: t.expose('lines', { type: [ResumeLine], description: 'In reading order.' }),
  }),
})

const PositionWithoutEmployer = builder
  .objectRef<ExtractedResume['positionsWithoutEmployer'][number]>('PositionWithoutEmployer')
  .implement({
    authScopes: { staff: true },
    scope: 'every',
    description: 'A position in a resume whose employer was not found.',
    fields: t => ({
      title: t.exposeString('title', { description: 'The occupation.' }),
      description: t.exposeString('description', { description: 'The text of the resume about it; may be empty.' }),
    }),
  })

export const Extracted = builder.objectRef<ExtractedResume>('ExtractedResume').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'The content of a resume. Fields that it does not mention stay empty.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Empty when none was found.' }),
    role: t.exposeString('role', { description: 'The occupation; empty when none was found.' }),
    area: t.expose('area', { type: TalentAreaEnum, description: 'The field of work; OTHER when it is not clear.' }),
    seniority: t.exposeString('seniority', { description: "'Senior', 'Junior'; empty when it is not clear." }),
    techStack: t.exposeStringList('techStack', { description: 'The skills, each as it is written.' }),
    companies: t.exposeString('companies', { description: 'The names of the employers, separated by commas.' }),
    previousCompanies: t.expose('previousCompanies', {
      type: [PreviousCompany],
      description: 'Positions with an employer, in the order of the resume.',
    }),
    positionsWithoutEmployer: t.expose('positionsWithoutEmployer', {
      type: [PositionWithoutEmployer],
      description:
        'Positions that cannot be saved until somebody adds the employer. Their evidence follows that of the others, by title.',
    }),
    linkedinUrl: t.exposeString('linkedinUrl', { nullable: true, description: 'Null when none was found.' }),
    portfolioUrls: t.exposeStringList('portfolioUrls', { description: 'Links to work.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null when none was found.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'As it is written; null when none was found.' }),
    summary: t.exposeString('summary', { description: 'The text of the resume about its person; empty without one.' }),
    keyHighlights: t.exposeStringList('keyHighlights', { description: 'Sentences that stand out, in their order.' }),
    evidence: t.expose('evidence', {
      type: [FieldEvidence],
      description: 'For every field that was read, and for every item of a list; nothing for an empty field.',
    }),
    doubts: t.expose('doubts', {
      type: [ReadingDoubt],
      description:
        'What is likely wrong or missing as a whole: at most one of each kind for a field, and one for each page that was left out. None for a reading that convinces.',
    }),
    pages: t.expose('pages', {
      type: [ResumePage],
      description: 'The lines of each page with their places. Empty for a document without pages, such as a Word file.',
    }),
  }),
})

builder.prismaObjectField('ExternalApplication', 'extraction', t =>
  t.field({
    type: Extracted,
    nullable: true,
    select: { extraction: true, email: true, phone: true },
    description: 'The content of the resume, to make a talent of the applicant, with the contact details they entered.',
    resolve({ extraction, email, phone }) {
      const resume = readExtraction(extraction)
      return resume && { ...resume, email: email ?? resume.email, phone: phone ?? resume.phone }
    },
  }),
)

const UploadFileInput = builder.inputType('UploadFileInput', {
  fields: t => ({
    file: t.field({ type: 'Upload', required: true, description: 'The file, by a multipart request.' }),
  }),
})

const UploadFilePayload = builder.objectRef<{ url: string }>('UploadFilePayload').implement({
  authScopes: { staff: true },
  scope: 'every',
  fields: t => ({
    url: t.exposeString('url', {
      description: 'Save it with a talent: a file that no record refers to is removed after 24 hours.',
    }),
  }),
})

uploadField(
  'uploadProfilePicture',
  'PICTURE',
  'talents:write',
  'Stores a picture: PNG, JPEG, WebP or GIF, at most 5 MB.',
)
uploadField('uploadPortfolioPdf', 'PORTFOLIO', 'talents:write', 'Stores a portfolio: a PDF, at most 20 MB.')
uploadField(
  'uploadLogo',
  'LOGO',
  'agency:write',
  'Stores a logo: PNG or JPEG, at most 1 MB. Save it with updateAgency.',
)
uploadField(
  'uploadResume',
  'RESUME',
  'talents:write',
  'Stores a resume: a PDF, or a PNG or JPEG picture, at most 10 MB.',
)

function uploadField(name: string, kind: FileKind, scope: TokenScope, description: string) {
  builder.mutationField(name, t =>
    t.field({
      type: UploadFilePayload,
      scope,
      nullable: true,
      description,
      args: { input: t.arg({ type: UploadFileInput, required: true }) },
      resolve: (_root, { input }, context) => keepUpload(signedIn(context), kind, input.file),
    }),
  )
}

mutation('extractResume', {
  scope: 'talents:write',
  description: 'Reads a resume, a PDF or a picture, into the fields of a talent. Saves no talent.',
  input: t => ({
    file: t.field({ type: 'Upload', description: 'The resume; or give `resumeUrl`.' }),
    resumeUrl: t.string({ description: 'The address of an uploaded resume.' }),
    aiGuideline: t.string({ description: "The recruiter's hints on what to look at closely." }),
  }),
  rules: resumeRules,
  verb: extractResume,
  payload: t => ({
    resumeUrl: t.exposeString('resumeUrl', { description: 'The address of the file, for `createTalent`.' }),
    resume: t.expose('resume', { type: Extracted, description: 'The data that were read.' }),
  }),
})

const ResumeProgress = builder.objectRef<Progress>('ResumeProgress').implement({
  authScopes: { staff: true },
  scope: 'talents:read',
  description:
    'The progress of recognising the pictures of a resume. Pages of text are not announced: they are read at once.',
  fields: t => ({
    page: t.exposeInt('page', {
      nullable: true,
      description: 'The page that is read now, from 1. Null before the first.',
    }),
    of: t.exposeInt('of', { nullable: true, description: 'How many pages are pictures.' }),
  }),
})

builder.subscriptionField('resumeProgress', t =>
  t.field({
    type: ResumeProgress,
    description:
      'Sends an event before each page of an uploaded resume that is recognised. The first event comes at once. Ends with the session or token.',
    args: {
      resumeUrl: t.arg.string({
        required: true,
        description: 'The address of the uploaded resume that is being read.',
      }),
    },
    subscribe: (_root, { resumeUrl }, context) =>
      followReading(context.live, resumeUrl, () => context.isStillSignedIn()),
    resolve: news => progressOf(news),
  }),
)
