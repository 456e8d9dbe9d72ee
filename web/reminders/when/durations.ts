const HOURS = '(?<hours>\\d+(?:\\.\\d+)?) ?(?:hours?|hrs?)'
const MINUTES = '(?<minutes>\\d+) ?(?:minutes?|mins?)'
const SHORT = 'in (?<shortHours>\\d+(?:\\.\\d+)?) ?h(?: ?(?<shortMinutes>\\d\\d?)(?: ?m(?:in)?)?)?'
const DURATION = new RegExp(
  `^(?:(?:in )?(?:${HOURS}(?: (?:and )?(?<more>\\d+) ?(?:minutes?|mins?))?|${MINUTES})(?: (?:from now|later))?|${SHORT})$`,
)

/** The minutes in 'in 2 hours', '90 min from now' and 'in 1h30'. '14h' alone is a time of day. */
export function readDuration(text: string): number | null {
  const { groups } = DURATION.exec(text) ?? {}
  if (!groups) return null
  const { hours = groups.shortHours, minutes = groups.more ?? groups.shortMinutes } = groups
  return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
