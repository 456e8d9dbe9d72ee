import { en } from 'chrono-node'

/** The hour at which a day without a time begins. */
const MORNING = 9

/**
 * The moment that somebody means by 'tomorrow', 'Thursday at 3 pm', 'next week' or '24 December 9:00', in the time zone of
 * the browser; a day without a time means nine in the morning. Null when it cannot be read.
 */
export function readWhen(words: string, now: Date): Date | null {
  const [found] = en.GB.parse(words, now, { forwardDate: true })
  if (!found) return null
  const moment = found.start.date()
  const isExact = found.start.isCertain('hour') || /\b(now|minutes?|hours?|mins?|hrs?)\b/i.test(found.text)
  if (!isExact) moment.setHours(MORNING, 0, 0, 0)
  return moment
}
