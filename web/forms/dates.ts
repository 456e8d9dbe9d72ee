import { format } from 'date-fns'
import { formatDate, formatDateTime } from '../components/dates.ts'
import { type FieldOptions, text } from './fields.tsx'

/** A date: '2026-11-21', as a date field has it. Empty is none. */
export function date(options: FieldOptions = {}) {
  return { ...text({ ...options, type: 'date' }), words: (value: string) => value && formatDate(value) }
}

/** A date and time in the person's own time zone, as the field writes it: '2026-11-21T09:30'. It is sent as an instant. */
export function dateTime(options: FieldOptions = {}) {
  return {
    ...text({ ...options, type: 'datetime-local' }),
    read: (stored: unknown) => (typeof stored === 'string' && stored ? localTime(stored) : ''),
    send: (value: string) => value && new Date(value).toISOString(),
    words: (value: string) => value && formatDateTime(value),
  }
}

/** An instant as a date-time field writes it: 16 characters, in the person's own time zone. */
export function localTime(instant: string): string {
  return format(new Date(instant), "yyyy-MM-dd'T'HH:mm")
}
