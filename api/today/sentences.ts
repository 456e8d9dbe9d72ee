import { differenceInMonths } from 'date-fns/differenceInMonths'
import { candidateStatuses } from '../candidates/words.ts'
import type { DealCandidate, Share } from '../generated/prisma/client.ts'
import type { TodayItem } from './today.ts'

/** The facts that the sentence of an item needs in addition to the item. */
export type SentenceFacts = {
  now: Date
  timeZone: string
  candidate?: Pick<DealCandidate, 'status'> | null | undefined
  share?: Pick<Share, 'recipientName'> | null | undefined
  /** The title of the filled deal of a runner-up. */
  filled?: string | undefined
}

/** The reason for an item as a sentence, such as 'Deadline in 2 days · 1 candidate'. */
export function whyOf(item: TodayItem, facts: SentenceFacts): string {
  const { kind, n = 0, days = 0, word } = item
  const past = daysSince(item.at, facts.now)
  switch (kind) {
    case 'INTERVIEW':
      if (item.at > facts.now) return `Interview ${momentOf(item.at, facts)}`
      return `Interview was ${momentOf(item.at, facts)}${item.candidateId ? ', no outcome yet' : ''}`
    case 'DEADLINE':
      return `${deadlineIn(item.at, { days, now: facts.now })} · ${n === 0 ? 'no candidates' : counted(n, 'candidate')}`
    case 'APPLICATION':
      if (word === 'FAILED') return 'The resume could not be read'
      return `Applied ${ago(past)}, ${word === 'READING' ? 'the resume is being read' : 'not looked at yet'}`
    case 'UNANSWERED':
      return `Sent ${ago(past)}, no answer`
    case 'SHARE':
      return word === 'EXPIRING'
        ? `The link expires ${momentOf(item.at, facts)}, no reply`
        : `${facts.share?.recipientName ?? 'The client'} opened it ${counted(n, 'time')}, no reply`
    case 'RUNNER_UP':
      return `Nearly won ${facts.filled ?? 'a deal'}, filled ${ago(past)}; fits ${n} %`
    case 'SILENT':
      return `No news for ${counted(past, 'day')}${facts.candidate ? `, ${candidateStatuses[facts.candidate.status]}` : ''}`
    case 'OLD_RATE':
      return `Rates are ${counted(differenceInMonths(facts.now, item.at), 'month')} old, and in the running`
    case 'REMINDER':
    case 'MENTION':
      return word ?? ''
  }
}

function deadlineIn(day: Date, { days, now }: { days: number; now: Date }): string {
  if (days < 0) return `Overdue since ${days === -1 ? 'yesterday' : pastDay(day, now)}`
  return days === 0 ? 'Deadline today' : days === 1 ? 'Deadline tomorrow' : `Deadline in ${days} days`
}

/** Formats a day as 'Nov 21', or as 'Dec 2021' in another year. */
const pastDay = (day: Date, now: Date) =>
  day.toLocaleDateString(
    'en-US',
    day.getUTCFullYear() === now.getUTCFullYear()
      ? { timeZone: 'UTC', month: 'short', day: 'numeric' }
      : { timeZone: 'UTC', month: 'short', year: 'numeric' },
  )

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const ago = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)

const daysSince = (at: Date, now: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY))

const DAY = 86_400_000

/** Texts such as 'today at 14:00', 'tomorrow at 9:30', 'yesterday at 9:30', 'on Fri, Nov 27 at 14:00'. */
function momentOf(at: Date, { now, timeZone }: SentenceFacts): string {
  const dayOf = (time: Date) => time.toLocaleDateString('en-CA', { timeZone })
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' })
  if (dayOf(at) === dayOf(now)) return `today at ${time}`
  if (dayOf(at) === dayOf(new Date(now.getTime() + DAY))) return `tomorrow at ${time}`
  if (dayOf(at) === dayOf(new Date(now.getTime() - DAY))) return `yesterday at ${time}`
  const day = at.toLocaleDateString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
  return `on ${day} at ${time}`
}
