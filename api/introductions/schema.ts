import { urlOf } from '../files/files.ts'
import { builder, record } from '../graphql/builder.ts'
import { introductionsOf } from './introductions.ts'

const IntroductionEventEnum = builder.enumType('IntroductionEvent', {
  description: 'An event of a share in the ledger.',
  values: {
    SHARED: { description: 'Profiles were frozen and the link was made.' },
    RENEWED: { description: 'Profiles were frozen again.' },
    OPENED: { description: 'The client opened the link.' },
  },
})

const Introduction = builder.prismaNode('Introduction', {
  ...record,
  scope: 'shares:read',
  description:
    'A record of the ledger: the talents who were shown to a client, and the time. Each holds the hash of the one before it, so that a later change shows.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The place in the chain, from 1 without gaps.' }),
    event: t.expose('event', { type: IntroductionEventEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    contentHash: t.exposeString('contentHash', { description: 'SHA-256 of the canonical JSON of the shown content.' }),
    pdfHash: t.exposeString('pdfHash', { nullable: true, description: 'SHA-256 of the PDF that was frozen with it.' }),
    previousHash: t.exposeString('previousHash'),
    hash: t.exposeString('hash', { description: 'SHA-256 of this record with the hash of the one before it.' }),
    pdfUrl: t.string({
      nullable: true,
      select: { files: { select: { key: true } } },
      description: 'The address of the PDF for staff; null for an opening, and once it was erased.',
      resolve: ({ files }) => addressOf(files),
    }),
  }),
})

builder.prismaObjectFields('Share', t => ({
  proofUrl: t.string({
    select: { id: true },
    description: 'The address of the proof as a PDF, for staff.',
    resolve: ({ id }) => `/api/shares/${id}/proof.pdf`,
  }),
  pdfUrl: t.string({
    nullable: true,
    select: { id: true },
    description: 'The address of the PDF that was frozen last, for staff; null once it was erased.',
    resolve: async ({ id }, _args, context) =>
      addressOf((await introductionsOf(context, id)).flatMap(({ files }) => files)),
  }),
  introductions: t.field({
    type: [Introduction],
    select: { id: true },
    description: 'The records of the ledger, oldest first.',
    resolve: ({ id }, _args, context) => introductionsOf(context, id),
  }),
}))

/** The address of the last file. */
function addressOf(files: { key: string }[]): string | null {
  const last = files.at(-1)
  return last ? urlOf(last.key) : null
}
