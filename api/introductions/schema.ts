import { urlOf } from '../files/files.ts'
import { builder, record } from '../graphql/builder.ts'
import { introductionsOf, latestPdfOf, pdfOf } from './list.ts'

const IntroductionEventEnum = builder.enumType('IntroductionEvent', {
  values: ['SHARED', 'RENEWED', 'OPENED'] as const,
})

const Introduction = builder.prismaNode('Introduction', {
  ...record,
  scope: 'shares:read',
  description:
    'A record of the ledger: who was shown to whom, and when. Each holds the hash of the one before it, so that a later change shows.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The place in the chain, from 1 without gaps.' }),
    event: t.expose('event', { type: IntroductionEventEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    contentHash: t.exposeString('contentHash', { description: 'SHA-256 of the canonical JSON of what was shown.' }),
    pdfHash: t.exposeString('pdfHash', { nullable: true, description: 'SHA-256 of the PDF that was frozen with it.' }),
    previousHash: t.exposeString('previousHash'),
    hash: t.exposeString('hash'),
    pdfUrl: t.string({
      nullable: true,
      select: { id: true },
      description: 'The address of the PDF for staff; null for an opening, and once it was erased.',
      resolve: async ({ id }, _args, context) => addressOf(await pdfOf(context, id)),
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
    resolve: async ({ id }, _args, context) => addressOf(await latestPdfOf(context, id)),
  }),
  introductions: t.field({
    type: [Introduction],
    select: { id: true },
    description: 'The records of the ledger, oldest first.',
    resolve: ({ id }, _args, context) => introductionsOf(context, id),
  }),
}))

const addressOf = (key: string | undefined) => (key === undefined ? null : urlOf(key))
