import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ReactElement, useState, useTransition } from 'react'
import { useRefresh } from './useRefresh.ts'

type Props = {
  label: string
  /** Loads the dialog's code ahead, where it comes apart from the page's. */
  preload?: () => void
  /** The dialog that adds a record. */
  children: (dialog: { onClose: () => void; onAdded: () => void }) => ReactElement
}

/** Opens the dialog that adds a record; the list then has it. */
export function AddButton({ label, preload, children }: Props) {
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()
  const refresh = useRefresh()
  return (
    <>
      <Button
        appearance="primary"
        icon={<AddRegular />}
        onPointerEnter={preload}
        onClick={() => startOpening(() => setOpen(true))}
      >
        {label}
      </Button>
      {open && children({ onClose: () => setOpen(false), onAdded: () => refresh() })}
    </>
  )
}
