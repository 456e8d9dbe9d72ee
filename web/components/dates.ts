import { format } from 'date-fns'

/** 'Nov 21, 2026'. Takes an ISO 8601 instant or date. */
export function formatDate(date: string) {
  return format(local(date), 'MMM dd, yyyy')
}

/** 'Dec 07', with the year when it is another than this one. */
export function formatDay(date: string) {
  const day = local(date)
  return format(day, day.getFullYear() === new Date().getFullYear() ? 'MMM dd' : 'MMM dd, yyyy')
}

/** '2026-11-21': the date where the person is. */
export function today() {
  return format(new Date(), 'yyyy-MM-dd')
}

/** 'Nov 1, 2026 at 2:05 PM', in the person's own time zone. */
export function formatDateTime(instant: string) {
  return format(local(instant), "MMM d, yyyy 'at' h:mm a")
}

/** A date without a time is that day everywhere; JavaScript would read it as midnight in Greenwich. */
function local(date: string) {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00` : date)
}
