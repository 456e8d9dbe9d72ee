import { createContext, Fragment, type ReactElement, type ReactNode, startTransition, use, useState } from 'react'

/** Renders a dialog; gets the function that closes it. */
export type Dialog = (onClose: () => void) => ReactElement

/**
 * Renders the dialogs that rows below open. They stay when the rows are rendered anew, as when a turned phone shows a table
 * in place of cards: a dialog within its row would close and lose its entries.
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

/** Opens a dialog in the `DialogHost` around this component. */
export function useDialog(): (dialog: Dialog) => void {
  return use(DialogContext)
}

const DialogContext = createContext<(dialog: Dialog) => void>(() => {
  throw new Error('There is no DialogHost around this component')
})
