import { formatDate, formatDateTime, localTime } from '../components/format.ts'
import { type FieldOptions, text } from './fields.tsx'

/** A date field with values such as '2026-11-21'; '' for no date. */
export function date(options: FieldOptions = {}) {
  return { ...text({ ...options, type: 'date' }), words: (value: string) => value && formatDate(value) }
}

/** A date-time field in the person's own time zone with values such as '2026-11-21T09:30', sent as an instant. */
export function dateTime(options: FieldOptions = {}) {
  return {
    ...text({ ...options, type: 'datetime-local' }),
    read: (stored: unknown) => (typeof stored === 'string' && stored ? localTime(stored) : ''),
    send: (value: string) => value && new Date(value).toISOString(),
    words: (value: string) => value && formatDateTime(value),
  }
}
