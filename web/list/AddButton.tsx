import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { ReactElement } from 'react'
import { DialogButton } from '../components/DialogButton.tsx'
import { useRefresh } from './useRefresh.ts'

type Props = {
  label: string
  /** Loads the dialog's code ahead, if it is not a part of the page's code. */
  preload?: () => void
  children: (dialog: { onClose: () => void; onAdded: () => void }) => ReactElement
}

/** A button that opens the dialog to add a record, and refreshes the list afterwards. */
export function AddButton({ label, preload, children }: Props) {
  const refresh = useRefresh()
  return (
    <DialogButton
      appearance="primary"
      icon={<AddRegular />}
      onPointerEnter={preload}
      dialog={onClose => children({ onClose, onAdded: () => refresh() })}
    >
      {label}
    </DialogButton>
  )
}
