import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationLimit_deal$key } from '../../../__generated__/ApplicationLimit_deal.graphql.ts'
import { useActionStyles } from '../header/useActionStyles.ts'
import { LimitDialog } from './LimitDialog.tsx'

/** How many have applied and how many may, and the way to change that. */
export function ApplicationLimit({ deal: key }: { deal: ApplicationLimit_deal$key }) {
  const deal = useFragment(fragment, key)
  const { limit, currentCount, isReached } = deal.applicationLimit
  const actions = useActionStyles()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button data-second="" icon={<PeopleCommunityRegular />} className={actions.root} onClick={() => setOpen(true)}>
        Application Limit
        {typeof limit === 'number' && (
          <span className={mergeClasses(styles.count, isReached && styles.reached)}>
            {currentCount} of {limit}
          </span>
        )}
      </Button>
      {open && <LimitDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment ApplicationLimit_deal on Deal {
    applicationLimit {
      limit
      currentCount
      isReached
    }
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
