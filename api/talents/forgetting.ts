import type { Change } from '../activity/activity.ts'
import type { Tx } from '../db.ts'

/** The text that replaces the name of a deleted talent. */
export const FORGOTTEN = 'Deleted talent'

/**
 * Replaces the name of a deleted talent in comments that mention them with '#', and in the timeline entries of these
 * comments. A name typed without '#' is plain text and is kept.
 */
export async function forgetTalent(tx: Tx, { id, name }: { id: number; name: string }) {
  const comments = await tx.talentComment.findMany({
    where: { references: { some: { talentId: id } } },
    select: { id: true, comment: true, references: { orderBy: { start: 'asc' } } },
  })
  // All names to replace. They include former names, as comments keep the name at the time of writing.
  const names = new Set([`#${name}`])
  for (const { id: commentId, comment, references } of comments) {
    let text = ''
    let read = 0
    for (const { id: referenceId, start, length, talentId } of references) {
      text += comment.slice(read, start)
      const piece = comment.slice(start, start + length)
      if (talentId === id) names.add(piece)
      else await tx.commentReference.update({ where: { id: referenceId }, data: { start: text.length } })
      text += talentId === id ? FORGOTTEN : piece
      read = start + length
    }
    await tx.talentComment.update({ where: { id: commentId }, data: { comment: text + comment.slice(read) } })
  }
  await forgetInTimelines(tx, [...names])
}

/** Replaces the names in timelines, which also contain earlier texts of comments and texts of deleted comments. */
async function forgetInTimelines(tx: Tx, names: string[]) {
  const told = await tx.$queryRaw<{ id: number; changes: Change[] }[]>`
    SELECT id, changes FROM "Activity"
    WHERE kind IN ('comment.added', 'comment.edited', 'comment.deleted') AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(changes) AS change, unnest(${names}::text[]) AS name
      WHERE strpos(change->>'before', name) > 0 OR strpos(change->>'after', name) > 0)`
  const forget = (text: string | null) => text && names.reduce(withoutName, text)
  for (const { id, changes } of told) {
    const data = {
      changes: changes.map(({ field, before, after }) => ({ field, before: forget(before), after: forget(after) })),
    }
    await tx.activity.update({ where: { id }, data })
  }
}

function withoutName(text: string, name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return text.replace(new RegExp(`${escaped}(?![\\p{L}\\p{N}])`, 'gu'), FORGOTTEN)
}
