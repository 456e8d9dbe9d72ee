import { useCallback, useState } from 'react'

/** Whose text it is, and what it belongs to: `comment on talent 7`. */
type Draft = { personId: string; key: string }

/**
 * Text that is half written: what this tab has kept of it, and a function that keeps it on every change, through
 * navigation and reload. Empty text clears it, and so does `clearDrafts` when the person logs out.
 */
export function useDraft({ personId, key }: Draft): [kept: string, keep: (text: string) => void] {
  const name = `${prefix}${personId}.${key}`
  const [kept] = useState(() => sessionStorage.getItem(name) ?? '')
  const keep = useCallback(
    (text: string) => {
      if (text) sessionStorage.setItem(name, text)
      else sessionStorage.removeItem(name)
    },
    [name],
  )
  return [kept, keep]
}

/** Forgets all that is half written in this tab. */
export function clearDrafts() {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  }
}

const prefix = 'talentdesk.draft.'
