import { useEffect, useState } from 'react'

/**
 * For what appears over something else: when it goes, the focus returns to where it was. Fluent leaves it nowhere when no
 * trigger has opened the dialog, and then hides a dialog below from screen readers until somebody focuses it.
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const giveBack = () => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      }
      // At once, or when a question that is fading out has let go of it.
      setTimeout(giveBack)
      setTimeout(giveBack, 300)
    },
    [before],
  )
}
