/** A record that was opened in this browser. */
export type Recent = { to: string; title: string }

/** The last opened records, the newest first. The list is deleted at logout. */
export function recentRecords(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return [] // Ignores a stored text that is not valid JSON.
  }
}

export function rememberRecord(record: Recent) {
  const others = recentRecords().filter(({ to }) => to !== record.to)
  localStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, MOST)))
}

export const forgetRecords = () => localStorage.removeItem(KEY)

const KEY = 'talentdesk.recent'
const MOST = 8

const isRecent = (entry: unknown): entry is Recent =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Recent).to === 'string' &&
  typeof (entry as Recent).title === 'string'
