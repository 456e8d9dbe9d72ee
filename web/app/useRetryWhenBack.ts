import { useEffect, useEffectEvent } from 'react'
import { isProblem } from '../relay/ProblemError.ts'

/** After a failure for want of a connection: tries again when the browser says it is back, and every 15 s while seen. */
export function useRetryWhenBack(error: unknown, retry: () => void) {
  const isLost = isProblem(error, 'UNREACHABLE')
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isLost) return
    const onBack = () => again()
    // A machine that is online may still have lost the server, and nobody says when that is back.
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') again()
    }, 15_000)
    window.addEventListener('online', onBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onBack)
    }
  }, [isLost])
}
