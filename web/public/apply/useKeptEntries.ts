import { useEffect, useRef, useState } from 'react'
import type { Entries } from './ApplySteps.tsx'

const nothing: Entries = { resume: null, email: '', phone: '', answers: {} }

/** The entries and the step of an application, stored until they are sent or cleared, so that they survive a reload. */
export function useKeptEntries(token: string) {
  const [entries, setEntries] = useState(nothing)
  const [step, setStep] = useState(0)
  const [isKept, setKept] = useState(false)
  const linkSecret = useRef('')
  const isTouched = useRef(false)

  useEffect(() => {
    linkSecret.current = randomSecret()
    let isLeft = false
    void readDraft(token).then(draft => {
      if (!draft || isLeft || isTouched.current) return
      linkSecret.current = draft.linkSecret
      setEntries(draft.entries)
      setStep(draft.step)
      setKept(true)
    })
    return () => {
      isLeft = true
    }
  }, [token])

  useEffect(() => {
    if (!isTouched.current) return
    let isOver = false
    void keepDraft(token, { entries, step, linkSecret: linkSecret.current }).then(done => !isOver && setKept(done))
    return () => {
      isOver = true
    }
  }, [token, entries, step])

  return {
    ...{ entries, step, isKept },
    secret: () => linkSecret.current,
    enter(part: Partial<Entries>) {
      isTouched.current = true
      setEntries(former => ({ ...former, ...part }))
    },
    go(next: number) {
      isTouched.current = true
      setStep(next)
    },
    /** Clears the entries, including the entries stored on the device. */
    async clear() {
      isTouched.current = false
      linkSecret.current = randomSecret()
      setEntries(nothing)
      setStep(0)
      setKept(false)
      await dropDraft(token)
    },
  }
}

/** The stored entries. `linkSecret` becomes the secret in the link to the application. `keptAt` is in milliseconds. */
type Draft = { entries: Entries; step: number; linkSecret: string; keptAt: number }

/** Milliseconds for which entries are stored: one day, as the device may belong to somebody else. */
const LONGEST = 24 * 60 * 60 * 1000

/**
 * Reads the entries for this link that are stored on the device, in IndexedDB, as no other storage accepts files
 * (docs/decisions/009). Null if there are no entries, they are too old, or the browser stores nothing.
 */
async function readDraft(token: string): Promise<Draft | null> {
  const draft = await inStore<Draft | undefined>('readonly', store => store.get(token))
  if (!draft) return null
  if (Date.now() - draft.keptAt < LONGEST) return draft
  await dropDraft(token)
  return null
}

/** Stores the entries; resolves to whether this worked. */
async function keepDraft(token: string, draft: Omit<Draft, 'keptAt'>): Promise<boolean> {
  const kept = { ...draft, keptAt: Date.now() }
  return (await inStore('readwrite', store => store.put(kept, token))) !== null
}

async function dropDraft(token: string) {
  await inStore('readwrite', store => store.delete(token))
}

/** A random secret of 256 bits, in the same format as the server's secrets in links. */
function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Runs a request on the store. Null if the browser stores nothing, e.g. on a full disk: applying still works. */
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
