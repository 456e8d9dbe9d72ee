import { useEffect, useRef, useState } from 'react'
import type { Entries } from './ApplySteps.tsx'

const nothing: Entries = { resume: null, email: '', phone: '', answers: {} }

/** The entries of an application and its step, which survive a reload until they are sent or cleared. */
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
    /** Clears the entries, also on the device. */
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

/** Entries not sent yet. `linkSecret` becomes the secret in the link to the application. */
type Draft = { entries: Entries; step: number; linkSecret: string; keptAt: number }

/** Milliseconds for which entries are stored: one day, as the device may belong to somebody else. */
const LONGEST = 24 * 60 * 60 * 1000

/**
 * The entries for this link that are stored on the device, in IndexedDB, as no other storage accepts files
 * (docs/decisions/009). Null when there are none, they are too old, or the browser stores nothing.
 */
async function readDraft(token: string): Promise<Draft | null> {
  const draft = await inStore<Draft | undefined>('readonly', store => store.get(token))
  if (!draft) return null
  if (Date.now() - draft.keptAt < LONGEST) return draft
  await dropDraft(token)
  return null
}

/** Stores the entries; returns whether that worked. */
async function keepDraft(token: string, draft: Omit<Draft, 'keptAt'>): Promise<boolean> {
  const kept = { ...draft, keptAt: Date.now() }
  return (await inStore('readwrite', store => store.put(kept, token))) !== null
}

async function dropDraft(token: string) {
  await inStore('readwrite', store => store.delete(token))
}

/** 256 random bits, as in the links that the server makes. */
function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Null if the browser cannot store anything, e.g. in some private windows or on a full disk: applying still works. */
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
