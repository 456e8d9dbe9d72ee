import { builder, record } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { addContactBan, removeContactBan } from './contactBans.ts'
import { addContactBanRules } from './rules.ts'
import { contactBanSides } from './words.ts'

const ContactBanSideEnum = enumOf('ContactBanSide', contactBanSides, {
  description: 'Who asked that a company and a talent are not brought together.',
  meanings: { CLIENT: 'the company asked.', TALENT: 'the talent asked.' },
})

builder.prismaNode('ContactBan', {
  ...record,
  scope: 'candidates:read',
  description: 'A company and a talent who must not be brought together, as one of them asked.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    company: t.relation('company'),
    talent: t.relation('talent'),
    askedBy: t.expose('askedBy', { type: ContactBanSideEnum }),
    reason: t.exposeString('reason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.relation('createdBy', { nullable: true }),
  }),
})

const LATEST_FIRST = { description: 'Latest first.', query: { orderBy: { id: 'desc' as const } } }

builder.prismaObjectField('Talent', 'contactBans', t => t.relation('contactBans', LATEST_FIRST))
builder.prismaObjectField('Company', 'contactBans', t => t.relation('contactBans', LATEST_FIRST))

const BOTH = { talent: ['Talent', 'talentId'], company: ['Company', 'companyId'] } as const

mutation('addContactBan', {
  scope: 'candidates:write',
  description:
    'Puts a company and a talent on the do-not-contact list. CONFLICT when the same side has asked for it already.',
  input: t => ({
    idempotencyKey: onceInput(t),
    companyId: t.int({ required: true }),
    talentId: t.int({ required: true }),
    askedBy: t.field({ type: ContactBanSideEnum, required: true }),
    reason: t.string(),
  }),
  rules: addContactBanRules,
  verb: addContactBan,
  rows: { contactBan: 'ContactBan', ...BOTH },
})

mutation('removeContactBan', {
  scope: 'candidates:write',
  description: 'Takes a company and a talent off the do-not-contact list.',
  input: byId,
  verb: removeContactBan,
  rows: BOTH,
  deleted: { deletedContactBanId: 'ContactBan' },
})
