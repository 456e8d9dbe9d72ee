import { makeStyles, tokens } from '@fluentui/react-components'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { firstUse, loadCode } from '../components/later.tsx'
import { TOAST_KEY, ToastContext, type ToastWords } from '../components/Toasts.tsx'

type Region = ComponentType<{ words: ToastWords | undefined }>

/** Shows toasts at the bottom right for five seconds. F8 focuses a toast, and a swipe to the right dismisses it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<ToastWords>()
  const [OpenToast, setRegion] = useState<Region>()
  const [isMissing, setMissing] = useState(false)
  const load = useCallback(() => {
    loadCode(importRegion).then(
      region => setRegion(() => region),
      () => setMissing(true),
    )
  }, [])
  const toast = useCallback(
    (said: ToastWords) => {
      setWords({ ...said }) // A new object, so that a toast with the same text is shown again.
      load()
    },
    [load],
  )

  useEffect(() => {
    const said = sessionStorage.getItem(TOAST_KEY)
    sessionStorage.removeItem(TOAST_KEY)
    if (said) toast(JSON.parse(said))
  }, [toast])

  // The live region exists before the first toast, as screen readers announce only changes within it.
  useEffect(() => void firstUse.then(load), [load])

  return (
    <ToastContext value={toast}>
      {children}
      {OpenToast && <OpenToast words={words} />}
      {!OpenToast && isMissing && words && <PlainToast key={`${words.title} ${words.text}`} words={words} />}
    </ToastContext>
  )
}

const importRegion = async () => (await import('../components/OpenToast.tsx')).OpenToast

/** A simple toast, shown when the code of Fluent's toasts could not be loaded. */
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

/** Milliseconds for which a toast is shown. */
const DURATION = 5_000

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
