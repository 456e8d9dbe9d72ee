import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { keysOf } from '../rules/rules.ts'
import type { Asked } from './asked.ts'
import { interviews, oldRates, runnersUp, silent, unanswered } from './candidateItems.ts'
import { applications, deadlines, shares } from './dealItems.ts'
import { mentions, reminders } from './ownItems.ts'
import { FEW_ITEMS, type TodayKind, todayKinds } from './words.ts'

/** Something that needs the viewer: which rows it is about, and the facts of its sentence. */
export type TodayItem = {
  kind: TodayKind
  /** Names it together with its facts. */
  key: string
  /** What it is ordered by: an interview's time, a deadline, since when an answer is missed. */
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
  /** Candidates of a deal, openings of a share, the percentage of a fit. */
  n?: number
  /** Days from today. */
  days?: number
  /** The state of an application or share, the text of a reminder or comment. */
  word?: string
}

export type TodayGroup = { kind: TodayKind; total: number; items: TodayItem[] }

/** Each kind's items, as a statement with at least `key` and `at`. */
const sources: Record<TodayKind, (asked: Asked) => Prisma.Sql> = {
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

/** What items are made of, and what viewers chose. */
const TABLES = [
  ...(['Deal', 'DealCandidate', 'Talent', 'TalentComment', 'ExternalApplication', 'Activity', 'RunnerUpFit'] as const),
  ...(['Share', 'ShareItem', 'ShareAnswer', 'Mention', 'Reminder', 'User', 'TodayChoice'] as const),
]

/** How long what was found is right although no record has changed, as time passes: milliseconds. */
const RIGHT_FOR = 60_000

type ReadAccess = Pick<Deps, 'db' | 'versions'>

/**
 * What needs the viewer, in groups of a kind with the most urgent first, without what they put off or dismissed. Computed from
 * the records, again when one of them has changed, the viewer has chosen, or a minute has passed.
 */
export async function readToday(
  { db, versions }: ReadAccess,
  asked: Asked,
  { kinds, first }: Page,
): Promise<TodayGroup[]> {
  const { viewerId, mine, now, timeZone } = asked
  const wanted = keysOf(todayKinds).filter(kind => !kinds || kinds.includes(kind))
  const isValid = (found: { now: Date }) => Math.abs(now.getTime() - found.now.getTime()) < RIGHT_FOR
  const key = ['today', viewerId, mine, timeZone, first, wanted].join(' ')
  const { groups } = await versions.cached({ tables: TABLES, key, isValid }, async () => ({
    now,
    groups: await Promise.all(wanted.map(kind => readGroup(db, asked, { kind, first }))),
  }))
  return groups.filter(({ total }) => total > 0)
}

/** Each kind by a statement of its own, side by side. */
async function readGroup(db: Deps['db'], asked: Asked, { kind, first }: { kind: TodayKind; first: number }) {
  const rows = await db.$queryRaw<(Omit<TodayItem, 'kind'> & { total: number })[]>`
    SELECT item.*, (count(*) OVER ())::int AS total FROM (${sources[kind](asked)}) item
    WHERE ${isChosen(asked)} ORDER BY item.at, item.key LIMIT ${first}`
  return { kind, total: rows[0]?.total ?? 0, items: rows.map(row => ({ ...row, kind })) }
}

/** How many items there are: the same reading as the page's first. */
export async function countToday(context: ReadAccess, asked: Asked): Promise<number> {
  const groups = await readToday(context, asked, { first: FEW_ITEMS })
  return groups.reduce((sum, { total }) => sum + total, 0)
}

/** The condition that the viewer has neither put the item off nor dismissed it. */
const isChosen = ({ viewerId, now }: Asked) => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "TodayChoice" choice
  WHERE choice."userId" = ${viewerId} AND choice.key = item.key AND (choice.until IS NULL OR choice.until > ${now}))`
