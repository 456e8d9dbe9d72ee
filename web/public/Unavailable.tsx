import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import type { ReactNode } from 'react'
import { reload } from '../app/AppProblem.tsx'
import { useRetryWhenBack } from '../app/boundaries.tsx'
import { Notice } from './Notice.tsx'
import { PublicFrame } from './PublicFrame.tsx'

type Props = { title: string; error: unknown; children: ReactNode }

/** Shown while a public page is unavailable. Reloads the page when a lost connection is back. */
export function Unavailable({ title, error, children }: Props) {
  useRetryWhenBack(error, reload)
  return (
    <PublicFrame>
      <Notice role="alert" icon={<LinkDismissRegular />} title={title}>
        {children}
      </Notice>
    </PublicFrame>
  )
}
