import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import type { ToastWords } from './ToastPlace.tsx'

export type { ToastWords }

/** Shows a toast. One is shown at a time: a new one replaces the former. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext)
}

/** Keeps a toast for the page that comes after a full redirect. */
export function keepToast(words: ToastWords) {
  sessionStorage.setItem(kept, JSON.stringify(words))
}

type Props = {
  /**
   * When their code is loaded: when somebody begins to use the page, as nothing is said before, or beside the first page,
   * where the loss of the connection is told, too.
   */
  loaded: 'on first use' | 'at once'
  children: ReactNode
}

/** Toasts appear at the bottom right for five seconds; F8 focuses them, a swipe to the right dismisses one. */
export function ToastProvider({ loaded, children }: Props) {
  const [words, setWords] = useState<ToastWords>()
  const [Place, load] = usePlace()
  const toast = useCallback(
    (said: ToastWords) => {
      setWords({ ...said }) // A new object: the same words may be said again.
      load()
    },
    [load],
  )

  useEffect(() => {
    const said = sessionStorage.getItem(kept)
    sessionStorage.removeItem(kept)
    if (said) toast(JSON.parse(said))
  }, [toast])

  useEffect(() => {
    if (loaded === 'at once') return load()
    for (const name of FIRST_USE) document.addEventListener(name, load, { once: true, passive: true })
    return () => {
      for (const name of FIRST_USE) document.removeEventListener(name, load)
    }
  }, [loaded, load])

  return (
    <ToastContext value={toast}>
      {children}
      {Place && <Place words={words} />}
    </ToastContext>
  )
}

type Place = ComponentType<{ words: ToastWords | undefined }>

/** The place where toasts appear, once it is loaded; a failed load is retried with the next toast. */
function usePlace(): [Place: Place | undefined, load: () => void] {
  const [Place, setPlace] = useState<Place>()
  const load = useCallback(() => {
    // A browser caches a failed module and never requests it again: better not to try.
    if (!navigator.onLine) return
    import('./ToastPlace.tsx').then(
      ({ ToastPlace }) => setPlace(() => ToastPlace),
      () => undefined,
    )
  }, [])
  return [Place, load]
}

const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'dragenter']

const ToastContext = createContext<(words: ToastWords) => void>(() => {})
const kept = 'talentdesk.toast'
