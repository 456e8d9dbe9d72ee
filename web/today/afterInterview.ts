const HOUR = 3_600_000

/** Until when an interview that lies ahead needs nobody: the morning of its day, or an hour after its start when it is today. */
export function afterInterview(at: Date, now = new Date()): { label: string; until: Date } | null {
  if (at <= now) return null
  if (at.toDateString() === now.toDateString()) {
    return { label: 'Hide until it is over', until: new Date(at.getTime() + HOUR) }
  }
  const morning = new Date(at.getFullYear(), at.getMonth(), at.getDate(), 8)
  const until = morning < at ? morning : new Date(at.getTime() - HOUR)
  return { label: `Hide until ${at.toLocaleDateString('en-US', { weekday: 'short' })}`, until }
}
