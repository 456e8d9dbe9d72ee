import { builder } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { IDENTITY_COLUMNS } from '../redaction/audience.ts'
import type { Mark } from '../redaction/seen.ts'
import type { ClientProfile as Profile } from './clientView.ts'
import { type Preview, previewOf } from './freeze.ts'
import { ClientProfile, ShareSectionEnum } from './profileSchema.ts'
import type { Shown } from './shown.ts'
import { SHOWN_COLUMNS } from './shownColumns.ts'

const RedactionMarkKindEnum = builder.enumType('RedactionMarkKind', {
  values: ['NAME', 'EMAIL', 'PHONE', 'LINK', 'HANDLE'] as const,
})

const RedactionMark = builder.objectRef<Mark>('RedactionMark').implement({
  authScopes: { staff: true },
  description: 'A piece that was removed from what the client sees.',
  fields: t => ({
    // Named as the key of a profile is: clients of GraphQL take an `id` for that of one record everywhere.
    key: t.exposeString('id', {
      description: 'What `kept` holds to show the piece all the same. It stays the same as long as the text does.',
    }),
    path: t.exposeString('path', { description: "Where in the profile: 'summary', 'previousCompanies.0.title'." }),
    kind: t.expose('kind', { type: RedactionMarkKindEnum }),
    original: t.exposeString('original'),
    start: t.exposeInt('start', {
      nullable: true,
      description: 'In the shown text; null for an item that is left out.',
    }),
    end: t.exposeInt('end', { nullable: true }),
    isKept: t.exposeBoolean('isKept', { description: 'True where `kept` holds it: then the text shows the original.' }),
  }),
})

const ClientPreview = builder.objectRef<Preview>('ClientPreview').implement({
  authScopes: { staff: true },
  description: 'What a client would see of a talent today, and what was removed from it.',
  fields: t => ({
    talentVersion: t.exposeInt('version', { description: 'Sent as `version` to share just what was looked at.' }),
    profile: t.field({ type: ClientProfile, resolve: ({ shown }) => unsent(shown) }),
    marks: t.expose('marks', { type: [RedactionMark] }),
  }),
})

builder.prismaObjectField('Talent', 'clientPreview', t =>
  t.field({
    type: ClientPreview,
    description: 'What a client would see by a share with these choices, which are those of `createShare`.',
    // The marks tell what was removed, too.
    extensions: madeOf({ Talent: [...SHOWN_COLUMNS, ...IDENTITY_COLUMNS] }),
    args: {
      sections: t.arg({ type: [ShareSectionEnum] }),
      showsNames: t.arg.boolean(),
      kept: t.arg.stringList(),
    },
    resolve: ({ id }, asked, context) => previewOf(context, id, asked),
  }),
)

/** A profile as it will be sent: nobody has answered about it. */
const unsent = (shown: Shown): Profile => ({
  ...{ ...shown, key: '', line: null, metNeeds: [], isAvailable: true, answer: null },
})
