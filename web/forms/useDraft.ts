import { useCallback, useState } from 'react'

/** The address of a draft: its author's id, and a key such as `comment on talent 7`. */
type Draft = { personId: string; key: string }

/**
 * A draft in this tab's session storage, which survives navigation and reload: the stored text, and a function to call
 * on every change. Empty text clears the draft, as does `clearDrafts` when the person logs out.
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

/** Deletes all drafts of this tab. */
export function clearDrafts() {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  }
}

const prefix = 'talentdesk.draft.'
