import { useCallback, useState } from 'react'
import type { Later } from './later.tsx'
import { isProblem } from './ProblemError.ts'
import { useToast } from './Toasts.tsx'

/**
 * For a part that is shown when somebody asks for it, such as a menu: whether its code is there, and a function that loads
 * it, which resolves to the same. At a failure it says why in a toast; the next call tries again.
 */
export function useLater<P extends object>(part: Later<P>): [isLoaded: boolean, load: () => Promise<boolean>] {
  const [isLoaded, setLoaded] = useState(() => part.loaded() !== undefined)
  const toast = useToast()
  const load = useCallback(async () => {
    try {
      await part.load()
      setLoaded(true)
      return true
    } catch (error) {
      const isLost = isProblem(error, 'UNREACHABLE')
      toast({ intent: 'error', ...(isLost ? { title: 'No connection', text: error.message } : NOT_LOADED) })
      return false
    }
  }, [part, toast])
  return [isLoaded, load]
}

const NOT_LOADED = { title: 'A part of this page did not load', text: 'Reload to continue.' }
