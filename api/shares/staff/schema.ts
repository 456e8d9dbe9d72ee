import { CandidateStatusEnum } from '../../candidates/schema.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { builder, record } from '../../graphql/builder.ts'
import { madeOf } from '../../graphql/columnRules.ts'
import { enumOf } from '../../graphql/enums.ts'
import { byId, mutation, onceInput, VERSION, versionInput } from '../../graphql/mutation.ts'
import { rowsOf } from '../../rows/read.ts'
import { holds } from '../../scopes/may.ts'
import { PROFILE_COLUMNS, profileOf } from '../client/clientShare.ts'
import { isGuessed } from '../client/passcode.ts'
import { ClientAnswerEnum, ClientProfile, ShareSectionEnum } from '../client/profileSchema.ts'
import { createShareRules, renewShareRules, updateShareRules } from '../rules.ts'
import { isUnavailable } from '../snapshot/availability.ts'
import { CLIENT_COLUMNS } from '../snapshot/takeSnapshots.ts'
import { shareStates } from '../words.ts'
import { ANSWER, type AnswerOfItem, shareOf, suggestedStatus } from './answers.ts'
import { choicesInput, expiryInput, SharedTalentInput } from './inputSchema.ts'
import { isOutdated, OUTDATED_COLUMNS } from './outdated.ts'
import { clientUrl, createShare, renewShare, revokeShare, stateOf, updateShare } from './shares.ts'

const ShareStateEnum = enumOf('ShareState', shareStates, {
  description: 'Whether the link of a share works.',
  meanings: {
    ACTIVE: 'the link works.',
    EXPIRED: 'its time is over; it can be prolonged.',
    REVOKED: 'staff ended it; renewing makes a new link.',
  },
})

/** All selections of items use the same order, so that one query reads them all. */
const IN_ORDER = { orderBy: [{ position: 'asc' }, { id: 'asc' }] } satisfies Prisma.ShareItemFindManyArgs

/** A share as staff see it. */
export const Share = builder.prismaNode('Share', {
  ...record,
  scope: 'shares:read',
  description: 'One or several talents, shown to a client as they were at the moment of sharing.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    url: t.string({
      nullable: true,
      select: { token: true },
      description:
        'The whole public address. Null for tokens without the scope shares:write, as its holder may answer as the client.',
      resolve: ({ token }, _args, { settings, viewer }) =>
        viewer && holds(viewer, 'shares:write') ? clientUrl(settings.publicUrl, token) : null,
    }),
    recipientName: t.exposeString('recipientName'),
    recipientCompany: t.exposeString('recipientCompany'),
    company: t.relation('company', { nullable: true, description: 'The client; null when only a name was given.' }),
    deal: t.relation('deal', {
      nullable: true,
      description: 'The deal the talents are presented for; null without one.',
    }),
    position: t.exposeString('position', {
      nullable: true,
      description: "The deal's title as the client sees it.",
      extensions: madeOf({ Deal: ['title'] }),
    }),
    needs: t.exposeStringList('needs', {
      description: 'The skills of the deal that profiles are compared with.',
      extensions: madeOf({ Deal: ['jobDescription'] }),
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: "The recruiter's note to the client; null without one.",
    }),
    sections: t.expose('sections', { type: [ShareSectionEnum] }),
    showsNames: t.exposeBoolean('showsNames', { description: 'Whole names are shown.' }),
    keepsNamedLinks: t.exposeBoolean('keepsNamedLinks', {
      description:
        "The agency's choice when the profiles were frozen: portfolio links that name the person are without the name, not left out.",
    }),
    hasPasscode: t.boolean({
      select: { passcodeHash: true },
      resolve: ({ passcodeHash }) => passcodeHash !== null,
      description: 'The link needs a passcode, too.',
    }),
    isGuessed: t.boolean({
      select: { id: true, passcodeHash: true },
      description:
        'Somebody is guessing the passcode: so many wrong ones came from addresses that never opened the link that they must wait. A new passcode starts anew.',
      resolve: (share, _args, context) => isGuessed(context, share),
    }),
    state: t.field({
      type: ShareStateEnum,
      select: { expiresAt: true, revokedAt: true },
      resolve: (share, _args, { clock }) => stateOf(share, clock.now()),
      description: 'Whether the link works.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null for never.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'The colleague who made it; null when that is not known any more.',
    }),
    frozenAt: t.expose('frozenAt', { type: 'DateTime', description: 'When the profiles were last frozen.' }),
    openCount: t.exposeInt('openCount'),
    firstOpenedAt: t.expose('firstOpenedAt', { type: 'DateTime', nullable: true }),
    lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime', nullable: true }),
    isOutdated: t.boolean({
      select: { dealId: true, keepsNamedLinks: true, items: { select: OUTDATED_COLUMNS, ...IN_ORDER } },
      description: 'The client would see another profile of a talent today, or none anymore.',
      resolve: async ({ items, ...share }, _args, context) => {
        const each = await Promise.all(items.map(item => isOutdated(context, item, share)))
        return each.includes(true)
      },
    }),
    items: t.relation('items', {
      description: "In the recruiter's order.",
      query: IN_ORDER,
    }),
  }),
})

builder.prismaNode('ShareItem', {
  ...record,
  scope: 'shares:read',
  description: 'A talent in a share.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    talent: t.relation('talent', { nullable: true, description: 'Null when the talent was deleted.' }),
    position: t.exposeInt('position', { description: 'The position in the share, from 0.' }),
    line: t.exposeString('line', { nullable: true, description: "The recruiter's line about them; null without one." }),
    kept: t.exposeStringList('kept', { description: 'The ids of the removed pieces that are shown after all.' }),
    shown: t.field({
      type: ClientProfile,
      select: { ...PROFILE_COLUMNS, share: { select: { needs: true, dealId: true } } },
      description: 'The profile as the client sees it.',
      extensions: madeOf({ Talent: CLIENT_COLUMNS }),
      resolve: ({ share, ...item }) =>
        profileOf(item, { needs: share.needs, isAvailable: !isUnavailable(item, share) }),
    }),
    isChanged: t.boolean({
      select: { ...OUTDATED_COLUMNS, share: { select: { dealId: true, keepsNamedLinks: true } } },
      description: 'The client would see another profile of the talent today, or none anymore.',
      resolve: ({ share, ...item }, _args, context) => isOutdated(context, item, share),
    }),
    answer: t.field({
      type: ShareAnswer,
      nullable: true,
      select: { talentId: true, shareId: true, answer: { select: ANSWER } },
      resolve: ({ answer, talentId, shareId }) => answer && { ...answer, talentId, shareId },
      description: "The client's latest answer; null before.",
    }),
  }),
})

builder.queryField('share', t =>
  t.prismaField({
    description: 'A share by `databaseId`; null when there is none.',
    type: Share,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, context) => rowsOf(context, 'Share').findById(query, id),
  }),
)

/** The latest answer about a talent of a share. */
export const ShareAnswer = builder.objectRef<AnswerOfItem>('ShareAnswer').implement({
  authScopes: { staff: true },
  scope: 'shares:read',
  description: "A client's answer about a talent.",
  fields: t => ({
    answer: t.expose('answer', { type: ClientAnswerEnum, description: "The client's choice." }),
    times: t.expose('times', { type: ['DateTime'], description: 'Up to three proposals for an interview.' }),
    comment: t.exposeString('comment', { nullable: true, description: "The client's comment; null without one." }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', description: 'The time of the latest answer.' }),
    version: t.exposeInt('version', { description: 'Grows with each answer.' }),
    suggestedStatus: t.field({
      type: CandidateStatusEnum,
      nullable: true,
      description: 'The status it suggests for the candidate; null when they have it or are further. Nothing is moved.',
      resolve: (answer, _args, context) => suggestedStatus(context, answer),
    }),
    share: t.field({
      type: Share,
      resolve: (answer, _args, context) => shareOf(context, answer),
      description: 'The share in which the client answered.',
    }),
  }),
})

mutation('createShare', {
  scope: ['shares:write', 'talents:read'],
  description: 'Shares at most 50 talents with a recipient, and freezes their profiles.',
  input: t => ({
    idempotencyKey: onceInput(t),
    ...choicesInput(t),
    passcode: t.string({ description: '6 to 64 characters; none by default.' }),
    basis: t.string({
      description: 'That of `sharePreview`. CONFLICT when the deal or a rule of the agency was changed since.',
    }),
  }),
  rules: createShareRules,
  verb: createShare,
  rows: { share: 'Share' },
})

mutation('updateShare', {
  scope: 'shares:write',
  description: 'Prolongs a share or changes its passcode. What was frozen stays as it is.',
  input: t => ({
    ...byId(t),
    version: versionInput(t),
    expiresAt: expiryInput(t),
    passcode: t.string({ description: '6 to 64 characters; an empty text removes it.' }),
  }),
  rules: updateShareRules,
  verb: updateShare,
  rows: { share: 'Share' },
})

mutation('revokeShare', {
  scope: 'shares:write',
  description: 'Ends a share: the link stops working at once.',
  input: byId,
  verb: revokeShare,
  rows: { share: 'Share' },
})

mutation('renewShare', {
  scope: ['shares:write', 'talents:read'],
  description: "Freezes today's profiles in place of the old ones. A revoked share gets a new link.",
  input: t => ({
    ...{ ...byId(t), version: versionInput(t), expiresAt: expiryInput(t) },
    talents: t.field({ type: [SharedTalentInput], description: 'Those of the share by default.' }),
  }),
  rules: renewShareRules,
  verb: renewShare,
  rows: { share: 'Share' },
})
