import { Button } from '@fluentui/react-components'
import { TargetRegular } from '@fluentui/react-icons/svg/target'
import { startTransition, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FindMatches_deal$key } from '../../__generated__/FindMatches_deal.graphql.ts'
import { Hint } from '../../components/Hint.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useDealMatches } from './useDealMatches.ts'

/** The button that searches talents for the deal; disabled, with a reason, if the deal has no job description. */
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
      // The tooltip appears only with a mouse, so a toast shows the reason on touch screens.
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
