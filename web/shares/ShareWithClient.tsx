import type { ButtonProps } from '@fluentui/react-components'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import type { ComponentProps } from 'react'
import { DialogButton } from '../components/DialogButton.tsx'
import { laterDialog } from '../components/laterDialog.tsx'

type Props = Omit<ComponentProps<typeof ShareDialog>, 'onClose'> &
  Pick<ButtonProps, 'appearance' | 'size'> & { label?: string }

/** Opens the dialog that shares talents with a client. */
export function ShareWithClient({ label = 'Share with a client', appearance, size, ...share }: Props) {
  return (
    <DialogButton
      {...{ appearance, size }}
      icon={<PersonArrowRightRegular />}
      onPointerEnter={ShareDialog.preload}
      dialog={onClose => <ShareDialog {...share} onClose={onClose} />}
    >
      {label}
    </DialogButton>
  )
}

/** Shares talents with a client. */
const ShareDialog = laterDialog(async () => (await import('./dialog/ShareDialog.tsx')).ShareDialog)
