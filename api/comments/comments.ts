import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
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

/** Adds a comment to a talent. Throws InvalidInput and NotFound. */
export function addComment(context: Staff, talentId: number, input: object): Promise<{ id: number }> {
  const { comment } = parse(commentRules, input)
  return transactionOnce(context, { operation: 'addComment', input: { ...input, talentId } }, async tx => {
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
}

/** Throws NotFound, and Forbidden for somebody else's comment. */
export function deleteComment({ viewer, transaction }: Staff, id: number): Promise<{ id: number; talentId: number }> {
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

/** The newest first. */
export const commentOrder = (talentId: number): Order => ({
  list: `comments of talent ${talentId}`,
  column: 'createdAt',
  kind: 'instant',
  direction: 'desc',
})
