import { useSyncExternalStore } from 'react'
import { type Separator, separators } from '../../api/csv/words.ts'

/** The CSV separator that was last chosen in this browser. */
export function useSeparator(): [separator: Separator, choose: (separator: Separator) => void] {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
  const choose = (separator: Separator) => {
    localStorage.setItem(KEY, separator)
    window.dispatchEvent(new Event(CHANGED))
  }
  return [isSeparator(kept) ? kept : usualSeparator(), choose]
}

const KEY = 'csv-separator'
const CHANGED = 'csv-separator'

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

const isSeparator = (text: string | null): text is Separator => text !== null && Object.hasOwn(separators, text)

/** The default separator: in regions with decimal commas, Excel splits a CSV file at semicolons. */
const usualSeparator = (): Separator => ((0.5).toLocaleString().includes(',') ? 'semicolon' : 'comma')

/** The address that downloads a table as CSV with this separator, or as an Excel file. */
export function tableAddress(address: string, how: { separator: Separator } | { format: 'xlsx' }): string {
  const asked = Object.entries(how).filter(([, value]) => value !== 'comma')
  if (asked.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(asked)}`
}
