import { makeStyles, tokens } from '@fluentui/react-components'
import {
  budgetHints,
  isMargin,
  isUnderFloor,
  marginOf,
  marginProblems,
  normaliseMoney,
  percentOf,
} from '../../api/budgets/rules.ts'
import type { DealType } from '../../api/deals/words.ts'
import { amountInWords } from '../../api/money/rules.ts'
import { today } from '../components/format.ts'
import { caption } from '../components/styles.ts'
import { percentInWords } from './marginWords.ts'

type Typed = { newCompanyBudget: string; newCandidateBudget: string; newWeeklyHours: string; effectiveDate: string }
type Props = { dealType: DealType; typed: Typed; floor: number | null | undefined }

/** The margin of the amounts that are typed, with the agency's floor, and whether the change waits for its day. */
export function TypedMargin({ dealType, typed, floor }: Props) {
  const styles = useStyles()
  const { period } = budgetHints(dealType)
  const margin = marginOf({
    dealType,
    companyPays: normaliseMoney(typed.newCompanyBudget, period) || null,
    candidateGets: normaliseMoney(typed.newCandidateBudget, period) || null,
    weeklyHours: Math.min(168, Math.max(0, Math.trunc(Number(typed.newWeeklyHours)) || 0)),
  })
  const isPlanned = typed.effectiveDate > today()
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
      {isMargin(margin) && isUnderFloor(margin, floor) && (
        <span className={styles.low}>The margin is under the agency's floor of {floor}%.</span>
      )}
      {isPlanned && <span>The deal changes on that day. Until then everything stays as it is.</span>}
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...caption, display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  low: { color: tokens.colorPaletteRedForeground1 },
})
