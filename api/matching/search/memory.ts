import type { ClientBase } from 'pg'
import { openRecords } from './records.ts'
import { PULLED, pullAll, pullChanged } from './rows.ts'

export type Memory = ReturnType<typeof openMemory>

/** The cache of the terms of all talents, as of the last `refresh`. */
export function openMemory() {
  const records = openRecords()
  /** The first transaction whose changes are not in memory; undefined before the first load. */
  let since: string | undefined
  let hasWords = false

  function forget() {
    records.clear()
    since = undefined
  }

  /** Loads the changed terms, or all terms. Words are optional, as they use more memory than all other terms. */
  async function refresh(client: ClientBase, needsWords: boolean) {
    if (records.isWorn() || (needsWords && !hasWords)) forget()
    hasWords ||= needsWords
    if (since === undefined) return load(client)
    const pulled = await pullChanged(client, since, hasWords)
    if (pulled.many === PULLED) return load(client)
    records.replace(pulled.records)
    since = pulled.since
  }

  async function load(client: ClientBase) {
    forget()
    let begun: string | undefined
    for (let last = 0; ; ) {
      const pulled = await pullAll(client, last, hasWords)
      begun ??= pulled.since
      records.add(pulled.records)
      if (pulled.many < PULLED) break
      last = pulled.last
    }
    since = begun
  }

  return { records, refresh, forget }
}
