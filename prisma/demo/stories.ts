import { type ActivityKind, type Change, changesBetween } from '../../api/activity/activity.ts'
import type { TalentStatus } from '../../api/generated/prisma/enums.ts'
import { talentStatuses } from '../../api/talents/rules.ts'
import { type Chance, chance } from './chance.ts'
import type { ColleagueKey } from './colleagues.ts'
import { columnsOf, splitList, type TalentColumns } from './people.ts'
import type { DemoTalent, StoryStep } from './talent.ts'

/** One thing that happened to a talent: a row of the history and, where somebody spoke, a comment. */
export type DemoEvent = { kind: ActivityKind; by: ColleagueKey; at: Date; changes: Change[]; comment?: string }

export type DemoHistory = {
  /** Oldest first; the first one is the talent's creation. */
  events: DemoEvent[]
  createdAt: Date
  /** When the record itself last changed; comments do not change it. */
  updatedAt: Date
  version: number
}

/** Tells the talent's story with dates, up to the present state and never beyond `now`. */
export function historyOf(talent: DemoTalent, now: Date): DemoHistory {
  const [createdAt = now, ...dates] = datesOf(talent, now)
  const events: DemoEvent[] = [{ kind: 'talent.created', by: talent.addedBy, at: createdAt, changes: [] }]
  let status: TalentStatus = 'BACKLOG'
  for (const [index, step] of talent.story.entries()) {
    events.push({ by: step.by, at: dates[index] ?? now, ...tell(step, talent, status) })
    if (step.what === 'moved') status = step.to
  }
  const touches = events.filter(event => event.kind !== 'comment.added')
  const versions = events.filter(event => event.kind === 'talent.updated' || event.kind === 'talent.statusChanged')
  return { events, createdAt, updatedAt: touches.at(-1)?.at ?? createdAt, version: 1 + versions.length }
}

export function isShared(talent: DemoTalent): boolean {
  return talent.story.some(step => step.what === 'shared')
}

function tell(step: StoryStep, talent: DemoTalent, status: TalentStatus): Omit<DemoEvent, 'by' | 'at'> {
  switch (step.what) {
    case 'said': {
      const changes = [{ field: 'comment', before: null, after: step.comment }]
      return { kind: 'comment.added', changes, comment: step.comment }
    }
    case 'moved': {
      const change = { field: 'status', before: talentStatuses[status], after: talentStatuses[step.to] }
      return { kind: 'talent.statusChanged', changes: [change] }
    }
    case 'edited':
      return { kind: 'talent.updated', changes: changesTo(columnsOf(talent), step.before) }
    case 'shared':
      return { kind: 'talent.shared', changes: [] }
  }
}

/** The product's own comparison words the changes, so that demo rows read like any others. */
function changesTo(present: TalentColumns, earlier: Record<string, string>): Change[] {
  const { techStack, ...texts } = earlier
  const before: Partial<TalentColumns> = { ...texts, ...(techStack && { techStack: splitList(techStack) }) }
  const after = Object.fromEntries(Object.entries(present).filter(([field]) => field in before))
  return changesBetween(before, after)
}

const minute = 60_000
const day = 24 * 60 * minute

/** When the talent was added, and one date for each step: in office hours, in order, not after `now`. */
function datesOf(talent: DemoTalent, now: Date): Date[] {
  const luck = chance(`${talent.name}, dates`)
  const steps = talent.story.length
  // Things happen in the first weeks after somebody was found, some of them up to today.
  const span = Math.min(talent.addedDaysAgo, 5 + 9 * steps + luck.between(0, 12))
  const offsets = talent.story.map((_, index) => ((index + 0.3 + 0.6 * luck.next()) / Math.max(steps, 1)) * span)
  const days = [talent.addedDaysAgo, ...offsets.map(offset => talent.addedDaysAgo - offset)]
  const times = days.map(daysAgo => inOfficeHours(new Date(now.getTime() - daysAgo * day), luck).getTime())
  times.sort((one, other) => one - other)
  // Whatever would lie ahead of now happened within the last hours instead.
  const latest = (index: number) => now.getTime() - (times.length - index) * 17 * minute
  return times.map((time, index) => new Date(Math.min(time, latest(index))))
}

/** The same day, or the Friday before a weekend, between 8 and 17 o'clock UTC. */
export function inOfficeHours(date: Date, luck: Chance): Date {
  const weekday = date.getUTCDay()
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  const moment = new Date(date.getTime() - back * day)
  moment.setUTCHours(luck.between(8, 16), luck.between(0, 59), luck.between(0, 59), 0)
  return moment
}
