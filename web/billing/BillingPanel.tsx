import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { Suspense, useId } from 'react'
import { graphql, useFragment, useQueryLoader } from 'react-relay'
import type { BillingHistoryQuery } from '../__generated__/BillingHistoryQuery.graphql.ts'
import type { BillingPanel_candidate$key } from '../__generated__/BillingPanel_candidate.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import { column } from '../components/styles.ts'
import { BillingFigures } from './BillingFigures.tsx'
import { BillingHistory, billingHistoryQuery } from './BillingHistory.tsx'
import { BillingOnDay } from './BillingOnDay.tsx'

/** The billing of a candidate: the current figures, the dialog that changes them, and the history. */
export function BillingPanel({ candidate: key }: { candidate: BillingPanel_candidate$key }) {
  const candidate = useFragment(fragment, key)
  const { dealId, talentId, deal, talent } = candidate
  const styles = useStyles()
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
          <DialogButton
            size="small"
            icon={<EditRegular />}
            dialog={onClose => <UpdateBillingDialog candidate={candidate} onClose={onClose} />}
          >
            Update Billing
          </DialogButton>
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
          <SectionBoundary message="The billing on that day could not be loaded">
            <Suspense fallback={null}>
              <BillingOnDay dealId={dealId} />
            </Suspense>
          </SectionBoundary>
          <BillingHistory
            queryRef={history}
            onRetry={load}
            correction={(entry, onClose) => (
              <UpdateBillingDialog candidate={candidate} corrects={entry} onSaved={load} onClose={onClose} />
            )}
          />
        </div>
      )}
    </section>
  )
}

const UpdateBillingDialog = laterDialog(async () => (await import('./UpdateBillingDialog.tsx')).UpdateBillingDialog)

const fragment = graphql`
  fragment BillingPanel_candidate on DealCandidate {
    dealId talentId
    talent { name }
    deal { ...BillingFigures_deal }
    ...UpdateBillingDialog_candidate
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM, minWidth: 0 },
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
