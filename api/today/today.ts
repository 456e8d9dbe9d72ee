import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { keysOf } from '../rules/rules.ts'
import type { Asked } from './asked.ts'
import { interviews, oldRates, runnersUp, silent, unanswered } from './candidateItems.ts'
import { applications, deadlines, shares } from './dealItems.ts'
import { mentions, reminders } from './ownItems.ts'
import { type TodayKind, todayKinds } from './words.ts'

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

/**
 * What needs the viewer, in groups of a kind with the most urgent first, without what they put off or dismissed. Computed from
 * the records each time, one statement for each kind.
 */
export async function readToday({ db }: Pick<Deps, 'db'>, asked: Asked, { kinds, first }: Page): Promise<TodayGroup[]> {
  const groups = await Promise.all(
    keysOf(todayKinds)
      .filter(kind => !kinds || kinds.includes(kind))
      .map(async kind => {
        const rows = await db.$queryRaw<(Omit<TodayItem, 'kind'> & { total: number })[]>`
          SELECT item.*, (count(*) OVER ())::int AS total FROM (${sources[kind](asked)}) item
          WHERE ${isChosen(asked)} ORDER BY item.at, item.key LIMIT ${first}`
        return { kind, total: rows[0]?.total ?? 0, items: rows.map(row => ({ ...row, kind })) }
      }),
  )
  return groups.filter(({ total }) => total > 0)
}

/** What items are made of; a fit of a runner-up is worked out every other minute. */
const TABLES = [
  ...(['Deal', 'DealCandidate', 'Talent', 'TalentComment', 'ExternalApplication', 'Activity'] as const),
  ...(['Share', 'ShareItem', 'ShareAnswer', 'Mention', 'Reminder', 'User'] as const),
]

/** How many items there are. Counted again when a record has changed, the viewer has chosen, or a minute has passed. */
export async function countToday({ db, versions }: Pick<Deps, 'db' | 'versions'>, asked: Asked): Promise<number> {
  const { viewerId, mine, now, timeZone } = asked
  const [{ choices } = { choices: '' }] = await db.$queryRaw<{ choices: string }[]>`
    SELECT coalesce(md5(string_agg(concat(choice.key, ' ', choice.until), ',' ORDER BY choice.key)), '') AS choices
    FROM "TodayChoice" choice WHERE choice."userId" = ${viewerId}`
  const minute = Math.floor(now.getTime() / 60_000)
  const key = `today ${viewerId} ${mine} ${timeZone} ${minute} ${choices}`
  return versions.cached({ tables: TABLES, key }, () => count(db, asked))
}

/** Each kind by a statement of its own, side by side. */
async function count(db: Deps['db'], asked: Asked): Promise<number> {
  const counts = await Promise.all(
    Object.values(sources).map(
      source => db.$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM (${source(asked)}) item WHERE ${isChosen(asked)}`,
    ),
  )
  return counts.flat().reduce((sum, { n }) => sum + n, 0)
}

/** The condition that the viewer has neither put the item off nor dismissed it. */
const isChosen = ({ viewerId, now }: Asked) => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "TodayChoice" choice
  WHERE choice."userId" = ${viewerId} AND choice.key = item.key AND (choice.until IS NULL OR choice.until > ${now}))`
