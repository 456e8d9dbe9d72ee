import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

/** The noun of an activity kind: the name of a model, or a shorter name from the list. */
type Noun =
  | Uncapitalize<keyof typeof Prisma.ModelName>
  | ('application' | 'auth' | 'billing' | 'candidate' | 'comment' | 'file' | 'view')

type Act =
  | (
      | 'created'
      | 'added'
      | 'updated'
      | 'edited'
      | 'deleted'
      | 'removed'
      | 'saved'
      | 'statusChanged'
      | 'shared'
      | 'exported'
      | 'uploaded'
    )
  | ('signedIn' | 'signedOut' | 'passwordChanged' | 'sessionsEnded')
  | ('rotated' | 'revoked')
  | ('secretRotated' | 'enabled' | 'disabled')
  | ('passwordSet' | 'recordsHandedOver')
  | ('ratesConfirmed' | 'shareRevoked')
  | ('renewed' | 'opened' | 'answered')
  | ('duplicated' | 'winnerSelected' | 'winnerCleared' | 'applicationLimitSet' | 'questionsSet')
  | ('received' | 'becameTalent' | 'movedUp' | 'resumeReplaced' | 'withdrawn' | 'erasureAsked' | 'erased')
  | ('planned' | 'tookEffect' | 'corrected')
  | ('requested' | 'given' | 'refused')
  | 'madeDefault'

/** The kind of an activity: noun and action, such as 'talent.created'. The pages have a sentence for each kind. */
export type ActivityKind = `${Noun}.${Act}`

/** The value of one field before and after a change, in readable form. */
export type Change = { field: string; before: string | null; after: string | null }

type Subjects = { talentId?: number; dealId?: number; companyId?: number; shareId?: number; applicationId?: number }

/** The user who makes a change; null for a visitor or the system. */
type Actor = (Pick<Viewer, 'id'> & Partial<Pick<Viewer, 'via'>>) | null

/** The columns of an activity for the user and for the API token that the user's program sent. */
function actorOf(viewer: Actor) {
  const via = viewer?.via
  const token = via && 'apiToken' in via ? { apiTokenId: via.apiToken, apiTokenName: via.name } : {}
  return { actorId: viewer?.id ?? null, ...token }
}

/** Stores an activity about some records, in the transaction of the change. */
export async function record(tx: Tx, viewer: Actor, kind: ActivityKind, subjects: Subjects, changes: Change[] = []) {
  await tx.activity.create({ data: { kind, ...actorOf(viewer), ...subjects, changes } })
  if (subjects.dealId !== undefined) await touchDeals(tx, [subjects.dealId])
}

/** Stores one activity for each of several subjects, in the transaction of the change. */
export async function recordEach(
  tx: Tx,
  viewer: Actor,
  kind: ActivityKind,
  subjects: Subjects[],
  changes: Change[] = [],
) {
  await tx.activity.createMany({
    data: subjects.map(about => ({ kind, ...actorOf(viewer), ...about, changes })),
  })
  await touchDeals(tx, [...new Set(subjects.flatMap(({ dealId }) => dealId ?? []))])
}

/**
 * Sets the time of the latest activity on the deals to now. Skips deals locked by another transaction: waiting could
 * deadlock, and the other transaction sets the time, too.
 */
async function touchDeals(tx: Tx, ids: number[]) {
  if (ids.length === 0) return
  await tx.$executeRaw`UPDATE "Deal" SET "activeAt" = now() WHERE id IN (
    SELECT id FROM "Deal" WHERE id = ANY(${ids}) FOR NO KEY UPDATE SKIP LOCKED)`
}

/** The changes of the fields whose values differ. Lists and objects become text. */
export function changesBetween<Row extends object>(before: Row, after: Partial<Row>): Change[] {
  return (Object.keys(after) as (keyof Row & string)[])
    .filter(field => after[field] !== undefined)
    .map(field => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter(change => change.before !== change.after)
}

/** Like `changesBetween`, but with the specification's labels as values. `words` maps keys to labels, by field. */
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

/** Replaces the ids in the changes of one field by names, and renames the field to `as`. */
export async function withNames(
  changes: Change[],
  { field, as, nameOf }: { field: string; as: string; nameOf(id: number): Promise<{ name: string } | null> },
): Promise<Change[]> {
  const name = async (id: string | null) => (id === null ? null : ((await nameOf(Number(id)))?.name ?? null))
  const named = async ({ before, after }: Change) => ({
    field: as,
    before: await name(before),
    after: await name(after),
  })
  return Promise.all(changes.map(change => (change.field === field ? named(change) : change)))
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(asText).join('\n')
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(asText).join(' – ')
  return String(value)
}
