import { builder, record } from '../graphql/builder.ts'
import { type Counted, readPage, totalField } from '../graphql/lists.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { addComment, commentOrder, deleteComment, mayDeleteComment, mayEditComment, updateComment } from './comments.ts'
import { commentRules } from './rules.ts'

builder.prismaObject('CommentReference', {
  authScopes: { staff: true },
  scope: 'comments:read',
  select: { id: true },
  description: 'A piece of the text of a comment that names a colleague, a talent, a deal or a company: one of them.',
  fields: t => ({
    start: t.exposeInt('start', { description: 'Where it begins in the text, in UTF-16 code units.' }),
    length: t.exposeInt('length', { description: 'In UTF-16 code units, the sign before the name included.' }),
    user: t.relation('user', { nullable: true }),
    talent: t.relation('talent', { nullable: true }),
    deal: t.relation('deal', { nullable: true }),
    company: t.relation('company', { nullable: true }),
  }),
})

const Comment = builder.prismaNode('TalentComment', {
  name: 'Comment',
  ...record,
  scope: 'comments:read',
  description: 'An internal remark on a talent, a deal or a company. Clients never see one.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    comment: t.exposeString('comment', {
      description:
        "As it is read, with the names that those it names had when it was written; 'Deleted talent' for talents who were deleted since.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it.',
    }),
    user: t.relation('user', { description: 'The author.' }),
    talent: t.relation('talent', {
      nullable: true,
      description: 'The talent it is on. Exactly one of talent, deal and company is set.',
    }),
    deal: t.relation('deal', {
      nullable: true,
      description: 'The deal it is on. Exactly one of talent, deal and company is set.',
    }),
    company: t.relation('company', {
      nullable: true,
      description: 'The company it is on. Exactly one of talent, deal and company is set.',
    }),
    references: t.relation('references', {
      query: { orderBy: { start: 'asc' } },
      description: 'What the text names, in its order. What was deleted since is no longer among them.',
    }),
    viewerCanDelete: t.boolean({
      select: { userId: true },
      description: 'Its author or an admin may delete a comment.',
      resolve: (comment, _args, { viewer }) => viewer !== null && mayDeleteComment(viewer, comment),
    }),
    viewerCanEdit: t.boolean({
      select: { userId: true },
      description: 'Only its author may edit a comment.',
      resolve: (comment, _args, { viewer }) => viewer !== null && mayEditComment(viewer, comment),
    }),
  }),
})

const CommentEdge = builder.edgeObject({ name: 'CommentEdge', type: Comment })
const CommentConnection = builder.connectionObject<typeof Comment, Counted>(
  { name: 'CommentConnection', type: Comment, fields: t => ({ totalCount: t.int(totalField()) }) },
  CommentEdge,
)

for (const [model, column] of [
  ['Talent', 'talentId'],
  ['Deal', 'dealId'],
  ['Company', 'companyId'],
] as const) {
  builder.prismaObjectField(model, 'comments', t =>
    t.connection(
      {
        type: Comment,
        description: 'Newest first.',
        resolve: ({ id }, page, context, info) =>
          readPage('TalentComment', {
            ...{ page, context, info },
            where: { [column]: id },
            order: commentOrder(model, id),
          }),
      },
      CommentConnection,
      CommentEdge,
    ),
  )
}

const TEXT =
  "The text. '@[12]' in it names the colleague with the databaseId 12, who is notified; '#[talent:7]', '#[deal:3]' and '#[company:5]' name records. Their names take the place of these."

/** The payload field with the subject of the comment. */
const ABOUT = {
  talent: ['Talent', 'talentId'],
  deal: ['Deal', 'dealId'],
  company: ['Company', 'companyId'],
} as const

mutation('addComment', {
  scope: 'comments:write',
  description: 'Comments on a talent, a deal or a company: exactly one of them.',
  input: t => ({
    talentId: t.int({ description: 'The `databaseId` of the talent to comment on; or one of the others.' }),
    dealId: t.int({ description: 'The `databaseId` of the deal to comment on; or one of the others.' }),
    companyId: t.int({ description: 'The `databaseId` of the company to comment on; or one of the others.' }),
    comment: t.string({ description: TEXT }),
    idempotencyKey: onceInput(t),
  }),
  rules: commentRules,
  verb: addComment,
  rows: { comment: 'TalentComment' },
  rowsIfAny: ABOUT,
})

mutation('updateComment', {
  scope: 'comments:write',
  description: 'Changes the text of the own comment. FORBIDDEN for that of somebody else.',
  input: t => ({ ...byId(t), comment: t.string({ description: TEXT }) }),
  rules: commentRules,
  verb: updateComment,
  rows: { comment: 'TalentComment' },
  rowsIfAny: ABOUT,
})

mutation('deleteComment', {
  scope: 'comments:write',
  description: 'Deletes a comment: the own one, or any for admins.',
  input: byId,
  verb: deleteComment,
  deleted: { deletedCommentId: 'Comment' },
  rowsIfAny: ABOUT,
})
