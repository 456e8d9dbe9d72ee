import { Button, Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { Suspense, useId, useState, useTransition } from 'react'
import { graphql, useFragment, useLazyLoadQuery, useQueryLoader } from 'react-relay'
import { billingLabels } from '../../api/billing/words.ts'
import type { BillingHistoryQuery } from '../__generated__/BillingHistoryQuery.graphql.ts'
import type { BillingPanel_candidate$key } from '../__generated__/BillingPanel_candidate.graphql.ts'
import type { BillingPanelQuery, BillingPanelQuery$data } from '../__generated__/BillingPanelQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { formatDate, formatMoney, today } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { caption, column } from '../components/styles.ts'
import { Dash } from '../components/texts.tsx'
import { BillingFigures, Figure, useFigures } from './BillingFigures.tsx'
import { BillingHistory, billingHistoryQuery } from './BillingHistory.tsx'
import { MarginLine } from './MarginLine.tsx'
import { amountOf } from './marginWords.ts'
import { UnreadMark } from './UnreadMark.tsx'

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

function BillingOnDay({ dealId }: { dealId: number }) {
  const styles = useStyles()
  const [typed, setTyped] = useState(today)
  const [day, setDay] = useState(typed)
  const [isLoading, load] = useTransition()
  return (
    <div className={styles.billingOnDay}>
      <Field label="On any date" className={styles.field}>
        <Input
          type="date"
          value={typed}
          onChange={(_, { value }) => {
            setTyped(value)
            // While a date is incomplete, the billing of the former date stays on the page.
            if (/^\d{4}-\d\d-\d\d$/.test(value) && value >= '1900') load(() => setDay(value))
          }}
        />
      </Field>
      <div className={mergeClasses(styles.held, isLoading && styles.loading)} aria-live="polite" aria-busy={isLoading}>
        <SectionBoundary message="The billing on that day could not be loaded">
          <Suspense fallback={<span className={styles.quiet}>Loading...</span>}>
            <Held dealId={dealId} day={day} />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  )
}

function Held({ dealId, day }: { dealId: number; day: string }) {
  const styles = useStyles()
  const figures = useFigures()
  const { deal } = useLazyLoadQuery<BillingPanelQuery>(
    query,
    { id: dealId, on: day },
    { fetchPolicy: 'store-and-network' },
  )
  if (!deal) return <span className={styles.quiet}>The deal was deleted.</span>
  const { terms, proRata, dealType } = deal
  const { since, companyPays, candidateGets } = terms
  return (
    <>
      <span className={styles.quiet}>
        {since
          ? `On ${formatDate(day)}, as agreed from ${formatDate(since)}`
          : `On ${formatDate(day)}, as agreed at first`}
      </span>
      <dl className={figures}>
        <Figure name="Company pays">
          <Amount money={companyPays} />
        </Figure>
        {dealType !== 'HEAD_HUNTING' && (
          <Figure name="Candidate gets">
            <Amount money={candidateGets} />
          </Figure>
        )}
        <Figure name={billingLabels.weeklyHours}>{terms.weeklyHours}</Figure>
        <Figure name="Margin">
          <MarginLine margin={terms.margin} />
        </Figure>
      </dl>
      {proRata.map(month => (
        <Month key={month.currency} month={month} day={day} />
      ))}
    </>
  )
}

function Amount({ money }: { money: NonNullable<BillingPanelQuery$data['deal']>['terms']['companyPays'] }) {
  if (!money) return <Dash />
  return (
    <>
      {formatMoney(money.text)} <UnreadMark money={money} />
    </>
  )
}

type MonthProps = { month: NonNullable<BillingPanelQuery$data['deal']>['proRata'][number]; day: string }

function Month({ month: { currency, days, daysOfMonth, companyPays, candidateGets, margin }, day }: MonthProps) {
  const figures = useFigures()
  const styles = useStyles()
  const name = MONTH.format(new Date(`${day}T00:00`))
  return (
    <section aria-label={`${name}, ${currency}`} className={styles.month}>
      <span className={styles.quiet}>
        {name} pro rata: {days} of {daysOfMonth} days
      </span>
      <dl className={figures}>
        <Figure name="Company pays">{amountOf(companyPays, currency)}</Figure>
        <Figure name="Candidate gets">{amountOf(candidateGets, currency)}</Figure>
        <Figure name="Margin">{amountOf(margin, currency)}</Figure>
      </dl>
    </section>
  )
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

const fragment = graphql`
  fragment BillingPanel_candidate on DealCandidate {
    dealId talentId
    talent { name }
    deal { ...BillingFigures_deal }
    ...UpdateBillingDialog_candidate
  }
`

const query = graphql`
  query BillingPanelQuery($id: Int!, $on: Date!) {
    deal(id: $id) {
      dealType
      terms(on: $on) {
        since weeklyHours
        companyPays { text unread upTo }
        candidateGets { text unread upTo }
        margin { ...MarginLine_margin }
      }
      proRata(on: $on) { currency days daysOfMonth companyPays candidateGets margin }
    }
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
  billingOnDay: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'flex-start',
    minWidth: 0,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
  field: { width: '180px' },
  held: { ...column, gap: tokens.spacingVerticalS, flexGrow: 1, flexBasis: '300px', minWidth: 0 },
  loading: { opacity: 0.6 },
  month: { ...column, gap: tokens.spacingVerticalXXS },
  quiet: caption,
})
