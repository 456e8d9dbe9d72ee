import type { ComponentProps } from 'react'
import { MOST_TALENTS } from '../../api/shares/words.ts'
import type { SelectedRow } from '../list/selection/createSelection.ts'
import { ShareWithClient } from './ShareWithClient.tsx'

type Props = {
  chosen: readonly SelectedRow[]
  deal?: { id: number; name: string; company: { id: number; name: string } | null }
}

/** Shares the chosen talents with a client as one shortlist. */
export function ShareSelected({ chosen, deal }: Props) {
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

/** Begins a share with a company or for a deal: who is in it is chosen in the dialog. */
export const ShareTalents = (
  recipient: Pick<ComponentProps<typeof ShareWithClient>, 'company' | 'deal' | 'onShared'>,
) => <ShareWithClient label="Share talents" size="small" talents={[]} {...recipient} />
