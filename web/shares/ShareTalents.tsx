import type { ComponentProps } from 'react'
import { ShareWithClient } from './ShareWithClient.tsx'

/** Begins a share with a company or for a deal: who is in it is chosen in the dialog. */
export const ShareTalents = (
  recipient: Pick<ComponentProps<typeof ShareWithClient>, 'company' | 'deal' | 'onShared'>,
) => <ShareWithClient label="Share talents" size="small" talents={[]} {...recipient} />
