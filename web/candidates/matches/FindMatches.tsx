import { Button } from '@fluentui/react-components'
import { TargetRegular } from '@fluentui/react-icons/svg/target'
import { startTransition, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FindMatches_deal$key } from '../../__generated__/FindMatches_deal.graphql.ts'
import { Hint } from '../../components/Hint.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useDealMatches } from './useDealMatches.ts'

/** Searches talents who fit the deal's job description; disabled with a reason when the deal has none. */
export function FindMatches({ deal: key, primary = false }: { deal: FindMatches_deal$key; primary?: boolean }) {
  const deal = useFragment(fragment, key)
  const [open, setOpen] = useState(false)
  const matches = useDealMatches(deal)
  const toast = useToast()
  const isMissing = !deal.jobDescription?.trim()
  const button = (
    <Button
      appearance={primary ? 'primary' : 'secondary'}
      data-second=""
      icon={<TargetRegular />}
      disabledFocusable={isMissing}
      // The tooltip needs a mouse; on touch screens a toast gives the reason.
      onClickCapture={() =>
        isMissing && toast({ title: 'Job description missing', text: DESCRIBE_FIRST, intent: 'error' })
      }
      onClick={() => {
        // The page stays in view while the dialog's code is loading.
        startTransition(() => setOpen(true))
        void matches.find()
      }}
    >
      Find Matches
    </Button>
  )
  return (
    <>
      {isMissing ? (
        <Hint content={DESCRIBE_FIRST} relationship="description">
          {button}
        </Hint>
      ) : (
        button
      )}
      {open && <FindMatchesDialog deal={deal} matches={matches} onClose={() => setOpen(false)} />}
    </>
  )
}

const FindMatchesDialog = laterDialog(async () => (await import('./FindMatchesDialog.tsx')).FindMatchesDialog)

const DESCRIBE_FIRST = 'Please add a job description to find matching candidates.'

const fragment = graphql`
  fragment FindMatches_deal on Deal {
    jobDescription
    ...FindMatchesDialog_deal
    ...useDealMatches_deal
  }
`
