import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationLimit_deal$key } from '../../../__generated__/ApplicationLimit_deal.graphql.ts'
import { asDialog } from '../../../app/asDialog.tsx'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { later } from '../../../components/later.tsx'

/** The button with the number of applications and their limit; opens the dialog that changes it. */
export function ApplicationLimit({ deal: key }: { deal: ApplicationLimit_deal$key }) {
  const deal = useFragment(fragment, key)
  const { limit, currentCount, isReached } = deal.applicationLimit
  const styles = useStyles()
  return (
    <DialogButton icon={<PeopleCommunityRegular />} dialog={onClose => <LimitDialog deal={deal} onClose={onClose} />}>
      Application limit
      {typeof limit === 'number' && (
        <span className={mergeClasses(styles.count, isReached && styles.reached)}>
          {currentCount} of {limit}
        </span>
      )}
    </DialogButton>
  )
}

const LimitDialog = later(async () => (await import('./LimitDialog.tsx')).LimitDialog, asDialog)

const fragment = graphql`
  fragment ApplicationLimit_deal on Deal {
    applicationLimit { limit currentCount isReached }
    ...LimitDialog_deal
  }
`

const useStyles = makeStyles({
  count: {
    marginInlineStart: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  reached: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
})
