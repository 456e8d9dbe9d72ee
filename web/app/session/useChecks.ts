import { useEffect } from 'react'

/** Calls `check` when the window gets the focus: the session may have ended, or begun, in another window. */
export function useChecks(check: () => void) {
  useEffect(() => {
    const forget = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('focus', check)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('focus', check)
      window.removeEventListener('pageshow', forget)
    }
  }, [check])
}
