import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import { type ReactElement, Suspense } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { billedLabels, billingLabels, billingStates } from '../../api/billing/words.ts'
import type { BillingHistory_change$key } from '../__generated__/BillingHistory_change.graphql.ts'
import type { BillingHistoryQuery } from '../__generated__/BillingHistoryQuery.graphql.ts'
import { problemWords } from '../app/boundaries.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { formatDate, formatMoney } from '../components/format.ts'
import { Problem } from '../components/Problem.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { caption, column, phone, plainList, useReading } from '../components/styles.ts'
import { typeOf } from './BillingFigures.tsx'
import type { Corrected } from './billingFields.tsx'

type Props = {
  queryRef: PreloadedQuery<BillingHistoryQuery>
  onRetry: () => void
  correction: (entry: Corrected, onClose: () => void) => ReactElement
}

/** All changes of the billing, newest first. */
export function BillingHistory({ queryRef, onRetry, correction }: Props) {
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={error => <Problem level="section" words={problemWords(error)} onRetry={onRetry} />}
    >
      <Suspense fallback={<HistorySkeleton />}>
        <Entries queryRef={queryRef} correction={correction} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Entries({ queryRef, correction }: Omit<Props, 'onRetry'>) {
  const { billingHistory } = usePreloadedQuery<BillingHistoryQuery>(billingHistoryQuery, queryRef)
  const styles = useStyles()
  if (billingHistory.length === 0) return <p className={styles.none}>No billing changes recorded yet</p>
  return (
    <ol aria-label="Billing history" className={styles.list}>
      {billingHistory.map(change => (
        <Entry key={change.id} change={change} correction={correction} />
      ))}
    </ol>
  )
}

function HistorySkeleton() {
  return (
    <Skeleton aria-label="Loading the billing history" style={{ display: 'grid', gap: '8px' }}>
      <SkeletonItem size={16} style={{ maxWidth: '280px' }} />
      <SkeletonItem size={12} style={{ maxWidth: '420px' }} />
    </Skeleton>
  )
}

/** One change: its date, its reason, and each figure before and after. */
function Entry({ change: key, correction }: { change: BillingHistory_change$key } & Pick<Props, 'correction'>) {
  const change = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const hours = (value: number | null | undefined) => (value === null || value === undefined ? null : `${value}`)
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <time dateTime={change.effectiveDate} className={styles.date}>
          {formatDate(change.effectiveDate)}
        </time>
        <span className={styles.reason}>{change.changeReason}</span>
        {change.state && change.state !== 'PAST' && change.state !== '%future added value' && (
          <StatusBadge {...stateWords[change.state]} />
        )}
        {change.state && change.state !== 'REPLACED' && (
          <DialogButton size="small" appearance="subtle" dialog={onClose => correction(change, onClose)}>
            Correct
          </DialogButton>
        )}
        <span className={styles.made}>Recorded {formatDate(change.createdAt)}</span>
      </div>
      <dl className={styles.figures}>
        <Figure
          name={billedLabels[typeOf(change.dealType)]}
          before={money(change.previousCompanyBudget)}
          after={formatMoney(change.newCompanyBudget)}
        />
        {change.newCandidateBudget && (
          <Figure
            name={billingLabels.candidateBudget}
            before={money(change.previousCandidateBudget)}
            after={formatMoney(change.newCandidateBudget)}
          />
        )}
        <Figure
          name={billingLabels.weeklyHours}
          before={hours(change.previousWeeklyHours)}
          after={`${change.newWeeklyHours}`}
        />
      </dl>
      {change.notes && (
        <p dir="auto" className={mergeClasses(reading.text, styles.notes)}>
          {change.notes}
        </p>
      )}
    </li>
  )
}

type FigureProps = { name: string /** Null if the old figure is unknown. */; before: string | null; after: string }

/** A figure before and after the change, paler if unchanged, to be rendered in a `dl`. */
function Figure({ name, before, after }: FigureProps) {
  const styles = useStyles()
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={mergeClasses(styles.values, before === after && styles.same)}>
        {before ?? 'none'} <ArrowRight12Regular aria-label="to" className={styles.arrow} />{' '}
        <span className={mergeClasses(before !== after && styles.after)}>{after}</span>
      </dd>
    </div>
  )
}

const money = (stored: string | null | undefined) => (stored ? formatMoney(stored) : null)

const stateWords = {
  PLANNED: { label: billingStates.PLANNED, tone: 'blue' },
  CURRENT: { label: billingStates.CURRENT, tone: 'green' },
  REPLACED: { label: billingStates.REPLACED, tone: 'outline' },
} as const

/** The query of the history, loaded when the history is opened. */
export const billingHistoryQuery = graphql`
  query BillingHistoryQuery($dealId: Int!, $talentId: Int!) {
    billingHistory(dealId: $dealId, talentId: $talentId) { id ...BillingHistory_change }
  }
`

const fragment = graphql`
  fragment BillingHistory_change on BillingChange {
    databaseId
    dealType effectiveDate changeReason previousCompanyBudget newCompanyBudget
    previousCandidateBudget newCandidateBudget previousWeeklyHours newWeeklyHours notes createdAt state
  }
`

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    ...column,
    ...plainList,
    '& > li:not(:first-child)': {
      marginBlockStart: tokens.spacingVerticalM,
      paddingBlockStart: tokens.spacingVerticalM,
      borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    },
  },
  entry: { ...column, gap: tokens.spacingVerticalXS, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
  date: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  reason: { minWidth: 0, overflowWrap: 'anywhere' },
  made: { ...caption, marginInlineStart: 'auto', [phone]: { marginInlineStart: 0, flexBasis: '100%' } },
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
  },
  notes: { color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300 },
  figure: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  values: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  same: { color: tokens.colorNeutralForeground3 },
  arrow: { color: tokens.colorNeutralForeground3, verticalAlign: '-1px' },
  after: { fontWeight: tokens.fontWeightSemibold },
})
