const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' })

/** A day as 'Nov 21, 2026', for texts that the server writes. In UTC, as the reader's time zone is unknown. */
export const dayOf = (instant: Date) => DAY.format(instant)

/** A day of this year as 'Nov 21'. */
export const shortDayOf = (instant: Date) => SHORT_DAY.format(instant)

/** An instant as 'Nov 21, 2026, 14:05:00 UTC'. */
export const momentOf = (instant: Date) => `${dayOf(instant)}, ${TIME.format(instant)} UTC`
