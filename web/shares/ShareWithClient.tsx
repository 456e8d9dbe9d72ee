import type { ButtonProps } from '@fluentui/react-components'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import type { ComponentProps } from 'react'
import { MOST_TALENTS } from '../../api/shares/words.ts'
import { DialogButton } from '../components/DialogButton.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import type { SelectedRow } from '../list/selection/createSelection.ts'

type Props = Omit<ComponentProps<typeof ShareDialog>, 'onClose'> &
  Pick<ButtonProps, 'appearance' | 'size'> & { label?: string }

/** The button that opens the dialog to share talents with a client. */
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

/** The dialog that shares talents with a client, loaded on first use. */
const ShareDialog = laterDialog(async () => (await import('./dialog/ShareDialog.tsx')).ShareDialog)

type ShareSelectedProps = {
  chosen: readonly SelectedRow[]
  deal?: { id: number; name: string; company: { id: number; name: string } | null }
}

/** The button that shares the chosen talents with a client as one shortlist. */
export function ShareSelected({ chosen, deal }: ShareSelectedProps) {
  if (chosen.length > MOST_TALENTS) return <span role="alert">A shortlist holds at most {MOST_TALENTS} talents.</span>
  return (
    <ShareWithClient
      appearance="primary"
      label={`Share ${chosen.length} selected`}
      talents={chosen}
      {...(deal ? { deal } : {})}
    />
  )
}

/** The button that begins a share with a company or for a deal. The talents are chosen in the dialog. */
export const ShareTalents = (
  recipient: Pick<ComponentProps<typeof ShareWithClient>, 'company' | 'deal' | 'onShared'>,
) => <ShareWithClient label="Share talents" size="small" talents={[]} {...recipient} />
