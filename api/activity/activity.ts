import type { Tx } from '../db.ts'
import type { Viewer } from '../viewer.ts'

/** What was done: noun and verb. The page has a sentence for each. */
export type ActivityKind =
  | 'auth.signedIn'
  | 'auth.signedOut'
  | 'auth.passwordChanged'
  | 'auth.sessionsEnded'
  | 'apiToken.added'
  | 'apiToken.revoked'
  | 'user.added'
  | 'user.updated'
  | 'user.passwordSet'
  | 'user.disabled'
  | 'user.enabled'
  | 'talent.created'
  | 'talent.updated'
  | 'talent.statusChanged'
  | 'talent.deleted'
  | 'talent.shared'
  | 'talent.shareRevoked'
  | 'comment.added'
  | 'comment.deleted'
  | 'file.uploaded'
  | 'company.created'
  | 'company.updated'
  | 'company.statusChanged'
  | 'company.deleted'
  | 'deal.created'
  | 'deal.duplicated'
  | 'deal.updated'
  | 'deal.statusChanged'
  | 'deal.winnerSelected'
  | 'deal.winnerCleared'
  | 'deal.shared'
  | 'deal.applicationLimitSet'
  | 'deal.deleted'
  | 'candidate.added'
  | 'candidate.updated'
  | 'candidate.removed'
  | 'application.received'
  | 'application.becameTalent'
  | 'application.updated'
  | 'application.removed'
  | 'billing.updated'
  | 'view.saved'
  | 'view.madeDefault'
  | 'view.deleted'

/** One field's value before and after, as a person would read it. */
export type Change = { field: string; before: string | null; after: string | null }

type Subjects = { talentId?: number; dealId?: number; companyId?: number }

/** Writes down who did what to which records, in the transaction that does it. */
export async function record(
  tx: Tx,
  viewer: Pick<Viewer, 'id'> | null,
  kind: ActivityKind,
  subjects: Subjects,
  changes: Change[] = [],
) {
  await tx.activity.create({ data: { kind, actorId: viewer?.id ?? null, ...subjects, changes } })
}

/** The fields whose values differ. Lists and objects are shown as text. */
export function changesBetween<Row extends object>(before: Row, after: Partial<Row>): Change[] {
  return (Object.keys(after) as (keyof Row & string)[])
    .filter(field => after[field] !== undefined)
    .map(field => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter(change => change.before !== change.after)
}

/** The same with the specification's words instead of keys: `words` has a table for each such field. */
export function changesInWords<Row extends object>(
  before: Row,
  after: Partial<Row>,
  words: Record<string, Record<string, string>>,
): Change[] {
  return changesBetween(before, after).map(change => {
    const word = (value: string | null) => (value === null ? null : (words[change.field]?.[value] ?? value))
    return { field: change.field, before: word(change.before), after: word(change.after) }
  })
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(asText).join('\n')
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(asText).join(' – ')
  return String(value)
}
