import { makeStyles, tokens } from '@fluentui/react-components'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { firstUse } from './firstUse.ts'
import { later } from './later.tsx'
import type { ToastWords } from './OpenToast.tsx'

export type { ToastWords }

/** Shows a toast. One is shown at a time: a new one replaces the former. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext)
}

/** Keeps a toast for the page that comes after a full redirect. */
export function keepToast(words: ToastWords) {
  sessionStorage.setItem(kept, JSON.stringify(words))
}

/** Toasts appear at the bottom right for five seconds; F8 focuses them, a swipe to the right dismisses one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<ToastWords>()
  const [isLoaded, setLoaded] = useState(() => OpenToast.loaded() !== undefined)
  const [isMissing, setMissing] = useState(false)
  const load = useCallback(() => {
    OpenToast.load().then(
      () => setLoaded(true),
      () => setMissing(true),
    )
  }, [])
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

  // The live region is there before the first words, as screen readers tell only what changes in it.
  useEffect(() => void firstUse.then(load), [load])

  return (
    <ToastContext value={toast}>
      {children}
      {isLoaded && <OpenToast words={words} />}
      {!isLoaded && isMissing && words && <PlainToast key={`${words.title} ${words.text}`} words={words} />}
    </ToastContext>
  )
}

/** The words of a toast, where the connection was lost before the code of toasts had come. */
function PlainToast({ words: { title, text } }: { words: ToastWords }) {
  const styles = useStyles()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOver, DURATION, true)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <div role="alert" className={styles.plain}>
      <strong className={styles.title}>{title}</strong>
      {text}
    </div>
  )
}

/** Milliseconds. */
const DURATION = 5_000

const OpenToast = later(async () => (await import('./OpenToast.tsx')).OpenToast, { ahead: firstUse })

const ToastContext = createContext<(words: ToastWords) => void>(() => {})
const kept = 'talentdesk.toast'

const useStyles = makeStyles({
  plain: {
    position: 'fixed',
    insetInlineEnd: tokens.spacingHorizontalL,
    bottom: tokens.spacingVerticalL,
    zIndex: 1_000_001,
    boxSizing: 'border-box',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
})
