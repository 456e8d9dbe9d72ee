import {
  Button,
  makeStaticStyles,
  makeStyles,
  Portal,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  tokens,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toastsAbove } from './styles.ts'

/** The content of a toast: a title, and optionally a sentence and a function that undoes the action. */
export type ToastWords = { title: string; text?: string; intent?: 'success' | 'error'; undo?: () => void }

/** Shows a toast whenever `words` changes. */
export function OpenToast({ words }: { words: ToastWords | undefined }) {
  const styles = useStyles()
  usePhonePosition()
  const toasterId = useId('toaster')
  const { dispatchToast, dismissAllToasts } = useToastController(toasterId)

  const show = useEffectEvent(({ title, text, intent = 'success', undo }: ToastWords) => {
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
          {undo && (
            <ToastFooter>
              <ToastTrigger>
                <Button size="small" onClick={undo}>
                  Undo
                </Button>
              </ToastTrigger>
            </ToastFooter>
          )}
        </Toast>
      </SwipeAway>,
      { intent, politeness: intent === 'error' ? 'assertive' : 'polite' },
    )
  })
  useEffect(() => {
    if (words) show(words)
  }, [words])

  return (
    <Portal mountNode={{ className: styles.front }}>
      <section aria-label="Notifications" ref={staysAccessible}>
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
  )
}

/** Keeps toasts accessible while a dialog is open: Fluent hides all other parts of the page from screen readers. */
function staysAccessible(section: HTMLElement | null) {
  section?.closest('body > *')?.setAttribute('data-tabster-never-hide', '')
}

/** Lets a toast follow the finger or mouse to the right. When released beyond `threshold`, the toast is dismissed. */
function SwipeAway({ children, onSwiped }: { children: ReactNode; onSwiped: () => void }) {
  const styles = useStyles()
  const start = useRef<number | null>(null)
  const [moved, setMoved] = useState(0)

  const begin = (event: PointerEvent) => {
    start.current = event.clientX
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return
    const distance = Math.max(0, event.clientX - start.current)
    // Captures the pointer only during a swipe: an element with a captured pointer also gets its buttons' clicks.
    if (distance > 4) event.currentTarget.setPointerCapture(event.pointerId)
    setMoved(distance)
  }
  const end = () => {
    start.current = null
    if (moved > threshold) onSwiped()
    else setMoved(0)
  }
  return (
    <div
      className={styles.swiped}
      style={
        moved ? { translate: `${moved}px`, opacity: Math.max(0.3, 1 - moved / 300), transition: 'none' } : undefined
      }
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </div>
  )
}

/** The distance in pixels beyond which a swipe dismisses a toast. */
const threshold = 50

const shortcuts = { focus: (event: KeyboardEvent) => event.key === 'F8' }

// At the bottom of a phone, a toast would cover the primary action of a dialog or a public page.
const usePhonePosition = makeStaticStyles(`@media (max-width: 640px) {
  body:has(.fui-DialogSurface) .fui-Toaster, body:has([${toastsAbove}]) .fui-Toaster {
    top: 16px !important; bottom: auto !important; transform: none !important;
  }
  body:has(.fui-DialogSurface) .fui-Toaster > * { transform: none !important; }
}`)

const useStyles = makeStyles({
  toast: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  swiped: {
    touchAction: 'pan-y',
    userSelect: 'none',
    transitionProperty: 'translate, opacity',
    transitionDuration: tokens.durationFast,
  },
  // Shows toasts above every dialog, even above a dialog that is opened later.
  front: { zIndex: 1_000_001 },
  toaster: {
    // Selects only the toaster: Fluent also gives this class to the toast inside it.
    '&[data-toaster-position]': { position: 'fixed' },
    width: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    // Moves above the buttons of a large dialog in the same corner. Both toaster and toast have this class, so each
    // moves by half of the distance.
    ':global(body:has(.fui-DialogSurface))': { transform: 'translateY(-36px)' },
    '@media (min-width: 768px)': { width: 'max-content', minWidth: '292px', maxWidth: '420px' },
  },
})
