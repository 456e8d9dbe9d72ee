import { PublicAgency } from '../../agency/schema.ts'
import { builder } from '../../graphql/builder.ts'
import { madeOf } from '../../graphql/columnRules.ts'
import { IDENTITY_COLUMNS } from '../../redaction/audience.ts'
import type { Mark } from '../../redaction/seen.ts'
import { ClientProfile, ShareSectionEnum } from '../client/profileSchema.ts'
import { ClientShareContent } from '../client/schema.ts'
import { CLIENT_COLUMNS, previewTalent, type TalentSnapshot } from '../snapshot/takeSnapshots.ts'
import { choicesInput } from '../staff/inputSchema.ts'
import {
  type PreviewedTalent as PreviewedTalentOf,
  previewShare,
  type SharePreview as SharePreviewOf,
  unanswered,
} from './preview.ts'

/** The columns that a preview shows: more than a client sees, as the marks contain the removed pieces of text. */
const WHOLE = { Talent: [...CLIENT_COLUMNS, ...IDENTITY_COLUMNS] } as const

const SEEN = 'Sent as `version`, it makes sure that the share has this very profile.'

const RedactionMarkKindEnum = builder.enumType('RedactionMarkKind', {
  description: 'The reason why a piece is removed.',
  values: {
    NAME: { description: 'The name of the person, or a part of it.' },
    EMAIL: { description: 'An e-mail address.' },
    PHONE: { description: 'A phone number.' },
    LINK: { description: 'A link that leads to the person.' },
    HANDLE: { description: 'The name of an account: @ada.' },
  },
})

const RedactionMark = builder.objectRef<Mark>('RedactionMark').implement({
  authScopes: { staff: true },
  scope: ['shares:read', 'talents:read'],
  description: 'A piece that was removed from a profile.',
  fields: t => ({
    // GraphQL clients expect `id` to identify a record, so this field is called `key`.
    key: t.exposeString('id', {
      description: 'The id in `kept` that shows the piece after all. It stays the same as long as the text does.',
    }),
    path: t.exposeString('path', { description: "Where in the profile: 'summary', 'previousCompanies.0.title'." }),
    kind: t.expose('kind', { type: RedactionMarkKindEnum, description: 'The kind of the piece.' }),
    original: t.exposeString('original', { description: 'The words that were removed.' }),
    start: t.exposeInt('start', {
      nullable: true,
      description: 'In the shown text; null for an item that is left out.',
    }),
    end: t.exposeInt('end', {
      nullable: true,
      description: 'The end of the piece in the shown text, in UTF-16 code units; null for an item that is left out.',
    }),
    isKept: t.exposeBoolean('isKept', { description: 'True where `kept` holds it: then the text shows the original.' }),
  }),
})

const ClientPreview = builder.objectRef<TalentSnapshot>('ClientPreview').implement({
  authScopes: { staff: true },
  scope: ['shares:read', 'talents:read'],
  description: 'The profile of a talent as a client would see it today, and the pieces that were removed.',
  fields: t => ({
    talentVersion: t.exposeInt('version', { description: SEEN }),
    profile: t.field({
      type: ClientProfile,
      resolve: snapshot => unanswered(snapshot, { needs: [], isAvailable: true }),
      description: 'The profile as the client would see it.',
    }),
    marks: t.expose('marks', {
      type: [RedactionMark],
      description: 'The pieces that were removed, and those that `kept` shows after all.',
    }),
  }),
})

builder.prismaObjectField('Talent', 'clientPreview', t =>
  t.field({
    type: ClientPreview,
    description:
      'The profile in a share with these choices, which are those of `createShare`. For a whole share: sharePreview.',
    extensions: madeOf(WHOLE),
    args: {
      sections: t.arg({
        type: [ShareSectionEnum],
        description: 'The parts of the profile that are shown. All but RATE by default.',
      }),
      showsNames: t.arg.boolean({ description: 'Whole names; false by default.' }),
      kept: t.arg.stringList({ description: 'The keys of removed pieces that are shown all the same.' }),
    },
    resolve: ({ id }, asked, context) => previewTalent(context, id, asked),
  }),
)

const PreviewedTalent = builder.objectRef<PreviewedTalentOf>('PreviewedTalent').implement({
  authScopes: { staff: true },
  scope: ['shares:read', 'talents:read'],
  description: 'The pieces that are removed from a talent in a preview.',
  fields: t => ({
    talentId: t.exposeInt('talentId'),
    version: t.exposeInt('version', { description: SEEN }),
    line: t.string({ nullable: true, description: 'As the client reads it.', resolve: ({ line }) => line()?.text }),
    lineMarks: t.field({
      type: [RedactionMark],
      description: 'The pieces that were removed from the line. They cannot be kept.',
      resolve: ({ line }) => line()?.marks ?? [],
    }),
    marks: t.field({
      type: [RedactionMark],
      description: 'The pieces that were removed from the profile, and those that `kept` shows after all.',
      resolve: ({ marks }) => marks(),
    }),
  }),
})

const SharePreview = builder.objectRef<SharePreviewOf>('SharePreview').implement({
  authScopes: { staff: true },
  scope: ['shares:read', 'talents:read'],
  description: 'The page of a share before it is made, and the pieces that are removed from it.',
  fields: t => ({
    basis: t.exposeString('basis', {
      description: 'Sent with `createShare`, it makes it a CONFLICT when the share would differ from this preview.',
    }),
    agency: t.field({
      type: PublicAgency,
      resolve: ({ agency }) => agency(),
      description: 'The agency as clients see it.',
    }),
    content: t.expose('content', { type: ClientShareContent, description: 'The content of the page.' }),
    talents: t.expose('talents', { type: [PreviewedTalent], description: 'In the order of the profiles.' }),
    noteMarks: t.field({
      type: [RedactionMark],
      description: 'The pieces that were removed from the note. They cannot be kept.',
      resolve: ({ noteMarks }) => noteMarks(),
    }),
  }),
})

const SharePreviewInput = builder.inputType('SharePreviewInput', {
  description: 'The choices of `createShare`. The recipient may still be missing.',
  fields: choicesInput,
})

builder.queryField('sharePreview', t =>
  t.field({
    type: SharePreview,
    description: 'The page that the client would get by a share with these choices now. Nothing is stored or counted.',
    extensions: madeOf(WHOLE),
    args: { input: t.arg({ type: SharePreviewInput, required: true }) },
    resolve: (_root, { input }, context) => previewShare(context, input),
  }),
)
