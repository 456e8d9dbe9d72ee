import {
  Button,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  tokens,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { createContext, type ReactNode, use, useCallback, useEffect } from 'react'
import { SwipeAway } from './SwipeAway.tsx'

/** What has happened, in a title and perhaps a sentence. An error is one the person should know of. */
export type ToastWords = { title: string; text?: string; intent?: 'success' | 'error' }

/** Says something in passing. One toast is shown at a time: a new one takes the place of the former. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext)
}

/** Keeps a toast for the page that comes after a full redirect. */
export function keepToast(words: ToastWords) {
  sessionStorage.setItem(kept, JSON.stringify(words))
}

/** Where toasts appear: below at the right, five seconds, F8 leads there, a swipe to the right sends one away. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const toasterId = useId('toaster')
  const { dispatchToast, dismissAllToasts } = useToastController(toasterId)

  const toast = useCallback(
    ({ title, text, intent = 'success' }: ToastWords) => {
      dismissAllToasts()
      dispatchToast(
        <SwipeAway onSwiped={dismissAllToasts}>
          <Toast className={styles.toast}>
            <ToastTitle
              action={
                <ToastTrigger>
                  <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label="Dismiss" />
                </ToastTrigger>
              }
            >
              {title}
            </ToastTitle>
            {text && <ToastBody>{text}</ToastBody>}
          </Toast>
        </SwipeAway>,
        { intent, politeness: intent === 'error' ? 'assertive' : 'polite' },
      )
    },
    [dispatchToast, dismissAllToasts, styles.toast],
  )

  useEffect(() => {
    const words = sessionStorage.getItem(kept)
    sessionStorage.removeItem(kept)
    if (words) toast(JSON.parse(words))
  }, [toast])

  return (
    <ToastContext value={toast}>
      {children}
      <Toaster
        toasterId={toasterId}
        className={styles.toaster}
        position="bottom-end"
        limit={1}
        timeout={5000}
        pauseOnHover
        shortcuts={shortcuts}
      />
    </ToastContext>
  )
}

const ToastContext = createContext<(words: ToastWords) => void>(() => {})
const shortcuts = { focus: (event: KeyboardEvent) => event.key === 'F8' }
const kept = 'talentdesk.toast'

const useStyles = makeStyles({
  toast: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  toaster: {
    width: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    // Above the buttons of a dialog, which a large one has in the same corner. Fluent gives the class to the toaster and
    // to the toast within, so each goes half of the way.
    ':global(body:has(.fui-DialogSurface))': { transform: 'translateY(-36px)' },
    '@media (min-width: 768px)': { width: 'max-content', minWidth: '292px', maxWidth: '420px' },
  },
})
