import {
  Button,
  makeStaticStyles,
  makeStyles,
  Portal,
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

/** Shows a toast. One is shown at a time: a new one replaces the former. */
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
  usePhonePlace()
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
      <Portal mountNode={{ className: styles.front }}>
        <section aria-label="Notifications">
          <Toaster
            inline
            toasterId={toasterId}
            className={styles.toaster}
            position="bottom-end"
            limit={1}
            timeout={5000}
            pauseOnHover
            shortcuts={shortcuts}
          />
        </section>
      </Portal>
    </ToastContext>
  )
}

const ToastContext = createContext<(words: ToastWords) => void>(() => {})
const shortcuts = { focus: (event: KeyboardEvent) => event.key === 'F8' }
const kept = 'talentdesk.toast'

/** An attribute of pages whose toasts appear above on phones. */
export const toastsAbove = 'data-toasts-above'

// On a phone, below, it would cover the primary action: of a dialog, or of a public page wherever that has scrolled to.
const usePhonePlace = makeStaticStyles(`@media (max-width: 640px) {
  body:has(.fui-DialogSurface) .fui-Toaster, body:has([${toastsAbove}]) .fui-Toaster {
    top: 16px !important; bottom: auto !important; transform: none !important;
  }
  body:has(.fui-DialogSurface) .fui-Toaster > * { transform: none !important; }
}`)

const useStyles = makeStyles({
  toast: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  // Before every dialog, also one that has opened later.
  front: { zIndex: 1_000_001 },
  toaster: {
    // Only the toaster: Fluent gives the class to the toast within, too.
    '&[data-toaster-position]': { position: 'fixed' },
    width: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    // Above the buttons of a dialog, which a large one has in the same corner; toaster and toast each go half of the way.
    ':global(body:has(.fui-DialogSurface))': { transform: 'translateY(-36px)' },
    '@media (min-width: 768px)': { width: 'max-content', minWidth: '292px', maxWidth: '420px' },
  },
})
