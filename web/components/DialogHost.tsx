import { createContext, Fragment, type ReactElement, type ReactNode, startTransition, use, useState } from 'react'

/** Renders a dialog; gets the function that closes it. */
export type Dialog = (onClose: () => void) => ReactElement

/**
 * Renders the dialogs that are opened from rows inside this component, but outside of the rows. When the rows are
 * mounted anew, e.g. as a table instead of cards on a turned phone, the dialog therefore stays open with its entries.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ dialog: Dialog; time: number } | null>(null)
  const [open] = useState(() => (dialog: Dialog) => {
    // The page stays in view while the dialog's code is loading.
    startTransition(() => setOpened(former => ({ dialog, time: (former?.time ?? 0) + 1 })))
  })
  return (
    <DialogContext value={open}>
      {children}
      {opened && <Fragment key={opened.time}>{opened.dialog(() => setOpened(null))}</Fragment>}
    </DialogContext>
  )
}

/** Returns a function that opens a dialog in the `DialogHost` around the component. */
export function useDialog(): (dialog: Dialog) => void {
  return use(DialogContext)
}

const DialogContext = createContext<(dialog: Dialog) => void>(() => {
  throw new Error('There is no DialogHost around this component')
})
