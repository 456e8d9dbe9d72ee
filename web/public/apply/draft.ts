import type { Entries } from './ApplySteps.tsx'

/** What somebody has entered and not sent yet. `linkSecret` leads to the application once it is sent. */
export type Draft = { entries: Entries; step: number; linkSecret: string; keptAt: number }

/** Kept for a day, as the device may belong to somebody else. */
const LONGEST = 24 * 60 * 60 * 1000

/**
 * The entries for this link that were kept on the device, in the browser's own database, as only that takes files
 * (docs/decisions/078). Null when there are none, they are too old, or the browser keeps nothing.
 */
export async function readDraft(token: string): Promise<Draft | null> {
  const draft = await inStore<Draft | undefined>('readonly', store => store.get(token))
  if (!draft) return null
  if (Date.now() - draft.keptAt < LONGEST) return draft
  await dropDraft(token)
  return null
}

/** Returns whether they are kept now. */
export async function keepDraft(token: string, draft: Omit<Draft, 'keptAt'>): Promise<boolean> {
  const kept = { ...draft, keptAt: Date.now() }
  return (await inStore('readwrite', store => store.put(kept, token))) !== null
}

export async function dropDraft(token: string) {
  await inStore('readwrite', store => store.delete(token))
}

/** 256 random bits, as in the links that the server makes. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Null where the browser keeps nothing, as in some private windows or on a full disk: applying works without. */
function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<Result | null> {
  if (!('indexedDB' in window)) return Promise.resolve(null)
  return new Promise(resolve => {
    const opening = indexedDB.open('applications')
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts')
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      const work = opening.result.transaction('drafts', mode)
      const asked = act(work.objectStore('drafts'))
      const end = (result: Result | null) => {
        opening.result.close()
        resolve(result)
      }
      work.oncomplete = () => end(asked.result)
      work.onerror = work.onabort = () => end(null)
    }
  })
}
