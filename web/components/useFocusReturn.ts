import { useEffect, useState } from 'react'

/**
 * For what appears over something else: when it goes, the focus returns to where it was, at once, whatever is still fading
 * out then. Fluent leaves it nowhere when no trigger has opened the dialog, and then hides a dialog below from screen
 * readers until somebody focuses it.
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
