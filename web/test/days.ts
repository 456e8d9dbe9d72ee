import { localTime } from '../components/format.ts'

/** The instant this many days from now; in the past for a negative number. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** The day of an instant in the time zone of the browser, such as '2026-11-21'. By UTC it may be another day. */
export const dayOf = (instant: Date) => localTime(instant).slice(0, 10)
