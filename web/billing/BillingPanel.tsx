import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { useId, useState } from 'react'
import { graphql, useFragment, useQueryLoader } from 'react-relay'
import type { BillingHistoryQuery } from '../__generated__/BillingHistoryQuery.graphql.ts'
import type { BillingPanel_candidate$key } from '../__generated__/BillingPanel_candidate.graphql.ts'
import { BillingFigures } from './BillingFigures.tsx'
import { BillingHistory, billingHistoryQuery } from './BillingHistory.tsx'
import { UpdateBillingDialog } from './UpdateBillingDialog.tsx'

/** What a company pays for a candidate of a deal and what they get, how that is changed, and how it was before. */
export function BillingPanel({ candidate: key }: { candidate: BillingPanel_candidate$key }) {
  const candidate = useFragment(fragment, key)
  const { dealId, talentId, deal, talent } = candidate
  const styles = useStyles()
  const [editing, setEditing] = useState(false)
  const [history, loadHistory, closeHistory] = useQueryLoader<BillingHistoryQuery>(billingHistoryQuery)
  const historyId = useId()
  if (!deal) return null

  const load = () => loadHistory({ dealId, talentId }, { fetchPolicy: 'store-and-network' })
  const label = talent ? `Billing of ${talent.name}` : 'Billing'
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.head}>
        <BillingFigures deal={deal} />
        <div className={styles.actions}>
          <Button size="small" icon={<EditRegular />} onClick={() => setEditing(true)}>
            Update Billing
          </Button>
          <Button
            size="small"
            appearance="subtle"
            icon={<HistoryRegular />}
            aria-expanded={Boolean(history)}
            aria-controls={history ? historyId : undefined}
            onClick={history ? closeHistory : load}
          >
            {history ? 'Hide History' : 'Show History'}
          </Button>
        </div>
      </div>
      {history && (
        <div id={historyId} className={styles.history}>
          <BillingHistory queryRef={history} onRetry={load} />
        </div>
      )}
      {editing && (
        <UpdateBillingDialog
          deal={deal}
          dealId={dealId}
          talentId={talentId}
          talentName={talent?.name ?? 'Deleted talent'}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

const fragment = graphql`
  fragment BillingPanel_candidate on DealCandidate {
    dealId
    talentId
    talent {
      name
    }
    deal {
      ...BillingFigures_deal
      ...UpdateBillingDialog_deal
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
  history: { paddingBlockStart: tokens.spacingVerticalM, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
