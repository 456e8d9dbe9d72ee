import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import { graphql, useFragment } from 'react-relay'
import { billedLabels, billingLabels } from '../../api/billing/words.ts'
import type { BillingHistoryEntry_change$key } from '../__generated__/BillingHistoryEntry_change.graphql.ts'
import { formatDate } from '../components/dates.ts'
import { formatMoney } from '../components/money.ts'
import { useReading } from '../components/useReading.ts'
import { typeOf } from './BillingFigures.tsx'

/** One change of the billing: since when, why, from what to what. */
export function BillingHistoryEntry({ change: key }: { change: BillingHistoryEntry_change$key }) {
  const change = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const hours = (value: number | null | undefined) => (value === null || value === undefined ? null : `${value}`)
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <time dateTime={change.effectiveDate} className={styles.date}>
          {formatDate(change.effectiveDate)}
        </time>
        <span className={styles.reason}>{change.changeReason}</span>
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

type FigureProps = { name: string /** Null where none was known. */; before: string | null; after: string }

/** A figure as it was and as it became; paler where it stayed the same. Goes into a `dl`. */
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

const fragment = graphql`
  fragment BillingHistoryEntry_change on BillingChange {
    dealType
    effectiveDate
    changeReason
    previousCompanyBudget
    newCompanyBudget
    previousCandidateBudget
    newCandidateBudget
    previousWeeklyHours
    newWeeklyHours
    notes
    createdAt
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
  date: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  reason: { minWidth: 0, overflowWrap: 'anywhere' },
  made: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 640px)': { marginInlineStart: 0, flexBasis: '100%' },
  },
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
