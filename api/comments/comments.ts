import { record } from '../activity/activity.ts'
import type { Id, Staff } from '../deps.ts'
import { transactionOnce } from '../idempotency/once.ts'
import type { Order } from '../lists/keyset.ts'
import { Forbidden, NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { holdTalent } from '../talents/talents.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { commentRules } from './rules.ts'

/** Its author or an admin may delete a comment. */
export const mayDeleteComment = (viewer: Viewer, comment: { userId: number }) =>
  comment.userId === viewer.id || isAdmin(viewer)

/** The result of a verb: the comment and its talent. */
type Done = { id: number; talentId: number }

/** Adds a comment to a talent. Throws InvalidInput and NotFound. */
export async function addComment(context: Staff, input: { talentId: number; comment?: unknown }): Promise<Done> {
  const { talentId } = input
  const { comment } = parse(commentRules, input)
  const made = await transactionOnce(context, { operation: 'addComment', input }, async tx => {
    await holdTalent(tx, talentId)
    const { id } = await tx.talentComment.create({
      data: { talentId, userId: context.viewer.id, comment },
      select: { id: true },
    })
    await record(tx, context.viewer, 'comment.added', { talentId }, [
      { field: 'comment', before: null, after: comment },
    ])
    return { id }
  })
  return { ...made, talentId }
}

/** Deletes a comment. Throws NotFound, and Forbidden for somebody else's comment. */
export function deleteComment({ viewer, transaction }: Staff, { id }: Id): Promise<Done> {
  return transaction(async tx => {
    const comment = await tx.talentComment.findUnique({ where: { id } })
    if (!comment) throw new NotFound('Comment')
    if (!mayDeleteComment(viewer, comment)) throw new Forbidden('Only its author or an admin may delete a comment')
    const { count } = await tx.talentComment.deleteMany({ where: { id } })
    if (count === 0) throw new NotFound('Comment')
    const { talentId } = comment
    await record(tx, viewer, 'comment.deleted', { talentId }, [
      { field: 'comment', before: comment.comment, after: null },
    ])
    return { id, talentId }
  })
}

export const NEWEST_FIRST = { column: 'createdAt', direction: 'desc' } as const

export const commentOrder = (talentId: number): Order => ({
  ...NEWEST_FIRST,
  list: `comments of talent ${talentId}`,
  kind: 'instant',
})
