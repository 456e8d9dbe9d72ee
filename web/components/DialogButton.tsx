import { Button, type ButtonProps } from '@fluentui/react-components'
import { type ReactElement, useState, useTransition } from 'react'

type Props = Omit<Extract<ButtonProps, { as?: 'button' }>, 'onClick'> & {
  dialog: (onClose: () => void) => ReactElement
}

/** A button that opens a dialog. The page stays visible while the dialog's code loads. */
export function DialogButton({ dialog, ...button }: Props) {
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()
  return (
    <>
      <Button {...button} onClick={() => startOpening(() => setOpen(true))} />
      {open && dialog(() => setOpen(false))}
    </>
  )
}
