import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BillingHistoryEntry_change$key } from '../__generated__/BillingHistoryEntry_change.graphql.ts'
import { formatDate } from '../components/dates.ts'
import { formatMoney } from '../components/money.ts'
import { useReading } from '../components/useReading.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { billedWords, typeOf } from './words.ts'

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
        <BeforeAndAfter
          name={billedWords[typeOf(change.dealType)]}
          before={money(change.previousCompanyBudget)}
          after={formatMoney(change.newCompanyBudget)}
        />
        {change.newCandidateBudget && (
          <BeforeAndAfter
            name="Candidate Budget"
            before={money(change.previousCandidateBudget)}
            after={formatMoney(change.newCandidateBudget)}
          />
        )}
        <BeforeAndAfter
          name="Weekly Hours"
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
})
