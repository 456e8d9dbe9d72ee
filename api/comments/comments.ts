import { record } from '../activity/activity.ts'
import { holdSubject, type Subject, type Subjects, subjectOf } from '../activity/subject.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import type { TalentComment } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { mention } from '../notifications/mentions.ts'
import { Forbidden, InvalidInput } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import type { Order } from '../rows/page.ts'
import { parse } from '../rules/parse.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { mentionedIn, type Reference, readReferences } from './references.ts'
import { commentRules } from './rules.ts'

/** Whether the viewer may delete a comment: its author and admins may. */
export const mayDeleteComment = (viewer: Viewer, comment: { userId: number }) =>
  mayEditComment(viewer, comment) || isAdmin(viewer)

/** Whether the viewer may edit a comment: only its author may. */
export const mayEditComment = (viewer: Viewer, comment: { userId: number }) => comment.userId === viewer.id

/** The result of a change: the id of the comment, and its subject. */
type Done = { id: number } & Subject

/**
 * Adds a comment to a talent, a deal or a company. Tokens in the text refer to colleagues, who are notified, and to
 * records: see references.ts. Throws InvalidInput and NotFound.
 */
export async function addComment(context: Staff, input: Subjects & { comment?: unknown }): Promise<Done> {
  const { viewer, clock } = context
  const subject = subjectOf(input)
  if (!subject) throw new InvalidInput('Please name a talent, a deal or a company')
  const { comment: written } = parse(commentRules, input)
  const made = await transactionOnce(context, { operation: 'addComment', input }, async tx => {
    await holdSubject(tx, subject)
    const { comment, references } = await readText(tx, written)
    const { id } = await tx.talentComment.create({
      data: { ...subject, userId: viewer.id, comment },
      select: { id: true },
    })
    await keepReferences(tx, { commentId: id, references })
    await mention(tx, {
      ...{ ...subject, commentId: id, userIds: mentionedIn(references) },
      ...{ actorId: viewer.id, at: clock.now() },
    })
    await record(tx, viewer, 'comment.added', subject, [{ field: 'comment', before: null, after: comment }])
    return { id }
  })
  return { ...made, ...subject }
}

/**
 * Changes the text of the viewer's own comment, and notifies newly mentioned colleagues. Throws InvalidInput, NotFound,
 * and Forbidden for somebody else's comment.
 */
export function updateComment(
  { viewer, transaction, clock }: Staff,
  { id, ...input }: Id & { comment?: unknown },
): Promise<Done> {
  const { comment: written } = parse(commentRules, input)
  return transaction(async tx => {
    const before = await lockComment(tx, id)
    if (!mayEditComment(viewer, before)) throw new Forbidden('Only its author may edit a comment')
    const { comment, references } = await readText(tx, written)
    const subject = subjectOfComment(before)
    await keepReferences(tx, { commentId: id, references })
    await mention(tx, {
      ...{ ...subject, commentId: id, userIds: mentionedIn(references) },
      ...{ actorId: viewer.id, at: clock.now() },
    })
    if (comment === before.comment) return { id, ...subject }
    await tx.talentComment.update({ where: { id }, data: { comment, editedAt: clock.now() } })
    await record(tx, viewer, 'comment.edited', subject, [{ field: 'text', before: before.comment, after: comment }])
    return { id, ...subject }
  })
}

/** Deletes a comment. Throws NotFound, and Forbidden for somebody else's comment. */
export function deleteComment({ viewer, transaction }: Staff, { id }: Id): Promise<Done> {
  return transaction(async tx => {
    const comment = await lockComment(tx, id)
    if (!mayDeleteComment(viewer, comment)) throw new Forbidden('Only its author or an admin may delete a comment')
    await tx.talentComment.delete({ where: { id } })
    const subject = subjectOfComment(comment)
    await record(tx, viewer, 'comment.deleted', subject, [{ field: 'comment', before: comment.comment, after: null }])
    return { id, ...subject }
  })
}

const lockComment = (tx: Tx, id: number) => lockRow(tx, { model: 'TalentComment', id, what: 'Comment' })

function subjectOfComment(comment: TalentComment): Subject {
  const subject = subjectOf(comment)
  if (!subject) throw new Error(`The comment ${comment.id} is about nothing`)
  return subject
}

/** Replaces tokens by names. Throws InvalidInput, also if the names make the text too long. */
async function readText(tx: Tx, written: string) {
  const read = await readReferences(tx, written)
  parse(commentRules, read)
  return read
}

/** Replaces the stored references of a comment. */
async function keepReferences(tx: Tx, { commentId, references }: { commentId: number; references: Reference[] }) {
  await tx.commentReference.deleteMany({ where: { commentId } })
  await tx.commentReference.createMany({ data: references.map(reference => ({ ...reference, commentId })) })
}

/** The order of comments: the newest come first. */
export const commentOrder = (model: string, id: number): Order => ({
  ...{ column: 'createdAt', direction: 'desc' },
  list: `comments of ${model.toLowerCase()} ${id}`,
  kind: 'instant',
})
