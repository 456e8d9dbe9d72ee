import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { keysOf } from '../rules/rules.ts'
import { interviews, oldRates, runnersUp, silent, unanswered } from './candidateItems.ts'
import type { TodayQuery } from './conditions.ts'
import { applications, deadlines, shares } from './dealItems.ts'
import { mentions, reminders } from './ownItems.ts'
import { FEW_ITEMS, type TodayKind, todayKinds } from './words.ts'

/** A task for the viewer: the ids of its records, and the facts of its sentence. */
export type TodayItem = {
  kind: TodayKind
  /** The key of the item. It contains the facts of the item, so it changes with them. */
  key: string
  /** The value to sort by: the time of an interview, a deadline, or the time since which an answer is overdue. */
  at: Date
  dealId?: number | null
  talentId?: number | null
  candidateId?: number | null
  applicationId?: number | null
  shareId?: number | null
  companyId?: number | null
  reminderId?: number
  mentionId?: number
  commentId?: number
  filledDealId?: number
  /** The number in the sentence: candidates of a deal, openings of a share, or percentage of a match. */
  n?: number
  /** Days from today to the deadline. */
  days?: number
  /** The state of an application or share, or the text of a reminder or comment. */
  word?: string
}

export type TodayGroup = { kind: TodayKind; total: number; items: TodayItem[] }

/** The SQL statement for the items of each kind. It returns at least the columns `key` and `at`. */
const sources: Record<TodayKind, (query: TodayQuery) => Prisma.Sql> = {
  REMINDER: reminders,
  MENTION: mentions,
  INTERVIEW: interviews,
  DEADLINE: deadlines,
  APPLICATION: applications,
  UNANSWERED: unanswered,
  SHARE: shares,
  RUNNER_UP: runnersUp,
  SILENT: silent,
  OLD_RATE: oldRates,
}

type Page = { kinds?: readonly TodayKind[] | null | undefined; first: number }

/** The tables that items and choices are read from. */
const TABLES = [
  ...(['Deal', 'DealCandidate', 'Talent', 'TalentComment', 'ExternalApplication', 'Activity', 'RunnerUpFit'] as const),
  ...(['Share', 'ShareItem', 'ShareAnswer', 'Mention', 'Reminder', 'User', 'TodayChoice'] as const),
]

/** Milliseconds for which items are cached while no record changes. */
const VALID_FOR = 60_000

type ReadAccess = Pick<Deps, 'db' | 'versions'>

/**
 * The viewer's items grouped by kind, the most urgent first, without snoozed and dismissed ones. Cached for a minute,
 * or until a record or a choice changes.
 */
export async function readToday(
  { db, versions }: ReadAccess,
  query: TodayQuery,
  { kinds, first }: Page,
): Promise<TodayGroup[]> {
  const { viewerId, mine, now, timeZone } = query
  const wanted = keysOf(todayKinds).filter(kind => !kinds || kinds.includes(kind))
  const isValid = (found: { now: Date }) => Math.abs(now.getTime() - found.now.getTime()) < VALID_FOR
  const key = ['today', viewerId, mine, timeZone, first, wanted].join(' ')
  const { groups } = await versions.cached({ tables: TABLES, key, isValid }, async () => ({
    now,
    groups: await Promise.all(wanted.map(kind => readGroup(db, query, { kind, first }))),
  }))
  return groups.filter(({ total }) => total > 0)
}

async function readGroup(db: Deps['db'], query: TodayQuery, { kind, first }: { kind: TodayKind; first: number }) {
  const rows = await db.$queryRaw<(Omit<TodayItem, 'kind'> & { total: number })[]>`
    SELECT item.*, (count(*) OVER ())::int AS total FROM (${sources[kind](query)}) item
    WHERE ${isChosen(query)} ORDER BY item.at, item.key LIMIT ${first}`
  return { kind, total: rows[0]?.total ?? 0, items: rows.map(row => ({ ...row, kind })) }
}

/** The number of items, from the cached read of the first page. */
export async function countToday(context: ReadAccess, query: TodayQuery): Promise<number> {
  const groups = await readToday(context, query, { first: FEW_ITEMS })
  return groups.reduce((sum, { total }) => sum + total, 0)
}

/** The condition that the viewer has neither snoozed nor dismissed the item. */
const isChosen = ({ viewerId, now }: TodayQuery) => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "TodayChoice" choice
  WHERE choice."userId" = ${viewerId} AND choice.key = item.key AND (choice.until IS NULL OR choice.until > ${now}))`
