import type { PrismaClient } from '../generated/prisma/client.ts'
import { ALWAYS_READ, builder, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { rowsById, signedIn } from '../graphql/rows.ts'
import { readExtraction } from '../reading/extraction.ts'
import { createTalentRules } from '../talents/rules.ts'
import { talentInputs } from '../talents/schema.ts'
import { Extracted } from '../uploads/schema.ts'
import type { Viewer } from '../viewer.ts'
import { resumesLike, talentsLike } from './duplicates.ts'
import { addResume, discardResume, keepDraft, restoreResume, retryResume, saveResume, startImport } from './imports.ts'
import { followImports, openImports, ownImports } from './ownImports.ts'
import { draftRules, placeRules } from './rules.ts'
import { importStatuses } from './words.ts'

const ImportStatusEnum = enumOf('ImportStatus', importStatuses, {
  description: 'The states of an imported resume.',
  meanings: {
    WAITING: 'still to be read.',
    READING: 'being read.',
    READY: 'waits for a review.',
    FAILED: 'could not be read: see `problem`.',
    SAVED: 'has become a talent.',
    DISCARDED: 'removed after a day.',
  },
})

const talents = rowsById('Talent')
const resumes = rowsById('ImportedResume')

const present = <Row>(rows: (Row | null | undefined)[]) => rows.filter(row => row != null)

const ImportedResume = builder.prismaNode('ImportedResume', {
  id: { field: 'id' },
  authScopes: { staff: true },
  scope: 'talents:read',
  // Visible only to the uploader and to admins; for all other users, node(id) is null as for an unknown id.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), import: ownImports(viewer) }),
  select: ALWAYS_READ,
  description: 'A resume of an import: stored and read at once, and made a talent after a review.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    importId: t.exposeInt('importId', { description: 'The import that it belongs to.' }),
    position: t.exposeInt('position', { description: 'From 0: its place in the import.' }),
    status: t.expose('status', { type: ImportStatusEnum, description: 'Its state.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    resumeUrl: t.exposeString('resumeUrl', { description: 'The address of the file, which the talent gets.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'The reason why it could not be read, in words for people.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'The code of the problem, where there is one: LOCKED, PASSWORD, BLANK, TOO_LITTLE_TEXT, NO_API_KEY, PICTURE.',
    }),
    resume: t.field({
      type: Extracted,
      nullable: true,
      select: { extraction: true },
      description: 'The data that were read; null before, and once it is saved.',
      resolve: ({ extraction }) => readExtraction(extraction),
    }),
    draft: t.exposeString('draft', {
      nullable: true,
      description: "The unsaved entries of the form, in the page's own format.",
    }),
    talentId: t.exposeInt('talentId', { nullable: true, description: 'The id of the talent that it has become.' }),
    similarTalents: t.field({
      type: [typeOf('Talent')],
      select: { id: true },
      description: 'Talents with the same e-mail, phone or LinkedIn address: possible duplicates, at most 5.',
      extensions: madeOf({ Talent: ['email', 'phone', 'linkedinUrl'] }),
      resolve: async ({ id }, _args, context) =>
        present(await Promise.all(((await talentsLike(context, id)) ?? []).map(each => talents(context, each)))),
    }),
    similarResumes: t.field({
      type: [typeOf('ImportedResume')],
      select: { id: true },
      description: "The same person's other resumes with the same bytes or contact.",
      resolve: async ({ id }, _args, context) =>
        present(await Promise.all(((await resumesLike(context, id)) ?? []).map(each => resumes(context, each)))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it arrived.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

const ResumeImport = builder.prismaNode('ResumeImport', {
  id: { field: 'id' },
  authScopes: { staff: true },
  scope: 'talents:read',
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), ...ownImports(viewer) }),
  select: ALWAYS_READ,
  description:
    'Resumes that somebody uploaded together. Only they and admins see it; resumes are removed after 30 days.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    createdBy: t.relation('createdBy', { description: 'The person who uploaded them.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    resumes: t.relation('resumes', {
      description: 'Without those that were discarded, by their positions.',
      query: { where: { status: { not: 'DISCARDED' } }, orderBy: [{ position: 'asc' }] },
    }),
  }),
})

/** The maximum number of listed imports. */
const MOST_LISTED = 50

builder.queryField('resumeImports', t =>
  t.prismaField({
    type: [ResumeImport],
    description: "The viewer's imports with open resumes, the oldest first, at most 50.",
    args: { everybody: t.arg.boolean({ description: 'Those of everybody, for admins; others get their own.' }) },
    resolve: (query, _root, { everybody }, context) =>
      findOpen(context.db, query, signedIn(context).viewer, everybody ?? false),
  }),
)

builder.queryField('resumeImport', t =>
  t.prismaField({
    type: ResumeImport,
    nullable: true,
    description: 'An import. Null when there is none, or it is not the viewer’s to see.',
    args: { id: t.arg.int({ required: true, description: 'The `databaseId` of the import.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.resumeImport.findFirst({ ...query, where: { AND: [{ id }, ownImports(viewer)] } }),
  }),
)

builder.queryField('importedResume', t =>
  t.prismaField({
    type: ImportedResume,
    nullable: true,
    description: 'A resume of an import. Null when there is none, or it is not the viewer’s to see.',
    args: { id: t.arg.int({ required: true, description: 'The `databaseId` of the resume.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.importedResume.findFirst({ ...query, where: { id, import: ownImports(viewer) } }),
  }),
)

function findOpen(db: PrismaClient, query: object, viewer: Viewer, everybody = false) {
  const where = { AND: [everybody ? ownImports(viewer) : { createdById: viewer.id }, openImports] }
  return db.resumeImport.findMany({ ...query, where, orderBy: { id: 'asc' }, take: MOST_LISTED })
}

mutation('startResumeImport', {
  scope: 'talents:write',
  description: 'Starts an import. Resumes are added one by one.',
  input: t => ({ idempotencyKey: onceInput(t) }),
  verb: startImport,
  rows: { import: 'ResumeImport' },
})

mutation('addImportedResume', {
  scope: 'talents:write',
  description: 'Adds a resume to an import. It is stored at once and read in the background; no talent is made.',
  input: t => ({
    idempotencyKey: onceInput(t),
    importId: t.int({ required: true, description: 'At most 200 resumes and 500 MB belong to one import.' }),
    position: t.int({
      description: 'Its place in the import, from 0; after the others by default. CONFLICT if it is taken.',
    }),
    file: t.field({
      type: 'Upload',
      description: 'A PDF or Word file, or a PNG, JPEG or WebP picture, at most 10 MB.',
    }),
  }),
  rules: placeRules,
  verb: addResume,
  rows: { resume: 'ImportedResume' },
})

mutation('retryImportedResume', {
  scope: 'talents:write',
  description: 'Reads a failed resume again.',
  input: byId,
  verb: retryResume,
  rows: { resume: 'ImportedResume' },
})

mutation('discardImportedResume', {
  scope: 'talents:write',
  description: 'Discards a resume. It can be restored for a day; then it is removed with its file.',
  input: byId,
  verb: discardResume,
  rows: { resume: 'ImportedResume' },
})

mutation('restoreImportedResume', {
  scope: 'talents:write',
  description: 'Restores a discarded resume.',
  input: byId,
  verb: restoreResume,
  rows: { resume: 'ImportedResume' },
})

mutation('keepImportedResumeDraft', {
  scope: 'talents:write',
  description: 'Stores the unsaved entries of the form as a text, which the API does not read.',
  input: t => ({ ...byId(t), draft: t.string({ description: 'Null removes it.' }) }),
  rules: draftRules,
  verb: keepDraft,
  rows: { resume: 'ImportedResume' },
})

mutation('saveImportedResume', {
  scope: 'talents:write',
  description:
    'Makes a talent of a resume from the sent fields; nothing is taken from the reading by itself. The second time returns the same talent.',
  input: t => ({ ...byId(t), ...talentInputs(t) }),
  rules: createTalentRules,
  verb: saveResume,
  rows: { resume: 'ImportedResume', talent: ['Talent', 'talentId'] },
})

const ResumeImportsChanged = builder.objectRef<{ viewer: Viewer }>('ResumeImportsChanged').implement({
  authScopes: { staff: true },
  scope: 'talents:read',
  description: 'A change in the imports of a person.',
  fields: t => ({
    imports: t.prismaField({
      type: [ResumeImport],
      description: 'Their imports with open resumes, as they are now.',
      resolve: (query, { viewer }, _args, { db }) => findOpen(db, query, viewer),
    }),
  }),
})

builder.subscriptionField('resumeImportsChanged', t =>
  t.field({
    type: ResumeImportsChanged,
    description:
      "Sends an event whenever a resume of the viewer's imports arrives, is read, saved or discarded. The first event comes at once. Ends with the session or token.",
    subscribe: (_root, _args, context) =>
      followImports(context.live, signedIn(context).viewer.id, () => context.isStillSignedIn()),
    resolve: (_news, _args, context) => ({ viewer: signedIn(context).viewer }),
  }),
)
