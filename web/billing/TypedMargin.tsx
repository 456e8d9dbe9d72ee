import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import {
  budgetHints,
  isMargin,
  isUnderFloor,
  type Margin,
  marginOf,
  normaliseMoney,
  percentOf,
} from '../../api/budgets/rules.ts'
import { marginProblems } from '../../api/budgets/words.ts'
import type { DealType } from '../../api/deals/words.ts'
import { hoursOf } from '../../api/money/hours.ts'
import { amountInWords } from '../../api/money/rules.ts'
import type { TypedMarginQuery } from '../__generated__/TypedMarginQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { today } from '../components/format.ts'
import { caption } from '../components/styles.ts'
import { floorInWords, percentInWords } from './marginWords.ts'

type Props = {
  dealType: DealType
  companyPays: string
  candidateGets: string
  weeklyHours: string | number
  /** The day of the change. A notice appears if this day is in the future. */
  effectiveDate?: string
}

/** The margin of the typed amounts, with a warning if it is under the agency's floor. */
export function TypedMargin({ dealType, companyPays, candidateGets, weeklyHours, effectiveDate = '' }: Props) {
  const styles = useStyles()
  const { period } = budgetHints(dealType)
  const margin = marginOf({
    dealType,
    companyPays: normaliseMoney(companyPays, period) || null,
    candidateGets: normaliseMoney(candidateGets, period) || null,
    weeklyHours: Math.min(168, Math.max(0, Math.trunc(hoursOf(`${weeklyHours}`) ?? 0) || 0)),
  })
  return (
    <div className={styles.root} aria-live="polite">
      {isMargin(margin) ? (
        <span>
          Margin {amountInWords(margin.amount, margin.currency)}{' '}
          {margin.period === 'ONCE' ? 'once' : `per month · ${percentInWords(percentOf(margin))}`}
        </span>
      ) : (
        margin.problem !== 'NOT_AGREED' && <span>{marginProblems[margin.problem]}</span>
      )}
      {isMargin(margin) && (
        <SectionBoundary message="The margin floor could not be loaded">
          <Suspense fallback={null}>
            <FloorWarning margin={margin} />
          </Suspense>
        </SectionBoundary>
      )}
      {effectiveDate > today() && <span>The deal changes on that day. Until then everything stays as it is.</span>}
    </div>
  )
}

function FloorWarning({ margin }: { margin: Margin }) {
  const styles = useStyles()
  const { agency } = useLazyLoadQuery<TypedMarginQuery>(query, {})
  if (!isUnderFloor(margin, agency.marginFloorPercent)) return null
  return (
    <span className={styles.low}>
      <WarningRegular aria-hidden /> {floorInWords(agency.marginFloorPercent)}
    </span>
  )
}

const query = graphql`
  query TypedMarginQuery {
    agency { marginFloorPercent }
  }
`

const useStyles = makeStyles({
  root: {
    ...caption,
    display: 'flex',
    flexDirection: 'column',
    fontVariantNumeric: 'tabular-nums',
    ':empty': { display: 'none' },
  },
  low: { color: tokens.colorPaletteRedForeground1 },
})
