/** Formats an ISO 8601 instant or date: 'Nov 21, 2026'. */
export function formatDate(date: string) {
  return DATE.format(local(date))
}

/** Formats a date as 'Dec 07', or as 'Dec 07, 2025' if it is not in the current year. */
export function formatDay(date: string) {
  const day = local(date)
  return (day.getFullYear() === new Date().getFullYear() ? DAY : DATE).format(day)
}

/** Formats a date as 'Nov 12', or as 'Dec 2021' if it is not in the current year. */
export function formatPastDay(date: string) {
  const day = local(date)
  return (day.getFullYear() === new Date().getFullYear() ? DAY : MONTH).format(day)
}

/** A past or future start date: 'Since Mar 02, 2026', 'Starts Jan 11, 2027'. */
export const startInWords = (date: string) => `${date.slice(0, 10) > today() ? 'Starts' : 'Since'} ${formatDate(date)}`

/** Formats an instant in the person's own time zone: 'Nov 1, 2026 at 2:05 PM'. */
export function formatDateTime(instant: string) {
  const moment = local(instant)
  return `${SHORT_DATE.format(moment)} at ${TIME.format(moment).replace('\u202f', ' ')}`
}

/** The current date in the person's own time zone: '2026-11-21'. */
export function today() {
  return localTime(new Date()).slice(0, 10)
}

/** An instant as the value of a date-time field: 16 characters, in the person's own time zone. */
export function localTime(instant: string | Date): string {
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Reads a date without a time as midnight in the person's time zone; JavaScript would read it as midnight UTC. */
function local(date: string) {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00` : date)
}

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/**
 * Formats money: '5000', '$5000.5' and '€5000' become '$5,000', '$5,000.50' and '€5,000'. Other texts are returned
 * unchanged: more than an amount ('$5,000 / month'), dots between thousands ('€8.500'), or commas anywhere else than
 * between thousands.
 */
export function formatMoney(stored: string): string {
  const [, sign = '$', whole, decimals = ''] =
    /^(?:\$|(\p{Sc}|[A-Z]{3} (?=\d)))?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/u.exec(stored.trim()) ?? []
  if (whole === undefined || (sign !== '$' && decimals.length > 2)) return stored
  const grouped = BigInt(whole.replaceAll(',', '')).toLocaleString('en-US')
  return `${sign}${grouped}${decimals && `.${decimals.padEnd(2, '0')}`}`
}

/** The name of a staff member: first and last name, or else their e-mail. */
export function personName({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return `${firstName} ${lastName}`.trim() || email
}

/** The hash in a record's address that links to one of its comments. */
export const commentHash = (id: number) => `#comment-${id}`

/** Shortens a typed text, so that it fits into a sentence; ends it with an ellipsis. */
export function shortened(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : text
}

const LONGEST_SHOWN = 60

/** A mailto link. Escapes characters that would end the address and begin a subject or a second recipient. */
export function mailLink(email: string) {
  return `mailto:${encodeURI(email).replace(/[?&#,;]/g, encodeURIComponent)}`
}
