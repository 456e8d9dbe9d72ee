import { format } from 'date-fns'

/** An instant as a date-time field writes it, 16 characters in the person's own time zone; empty for none. */
export function localTime(instant: string | null | undefined): string {
  return instant ? format(new Date(instant), "yyyy-MM-dd'T'HH:mm") : ''
}

/** The instant of what a date-time field holds; null for an empty one. */
export function instantOf(time: string): string | null {
  return time ? new Date(time).toISOString() : null
}
