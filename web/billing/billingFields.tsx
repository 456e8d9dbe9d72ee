import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import { billedHoursRules } from '../../api/billing/rules.ts'
import { billedLabels, billingLabels, changeReasons } from '../../api/billing/words.ts'
import { budgetHints, normaliseMoney } from '../../api/budgets/rules.ts'
import { DEFAULT_WEEKLY_HOURS } from '../../api/deals/rules.ts'
import type { DealType } from '../../api/deals/words.ts'
import type { Period } from '../../api/money/words.ts'
import { formatMoney, today } from '../components/format.ts'
import { choice } from '../forms/choices.tsx'
import { date, text, type ValuesOf } from '../forms/fields.tsx'
import { hours } from '../forms/hours.tsx'
import { amountShown, money } from '../forms/money.tsx'

/** The current billing; `billed` is the amount the company pays. */
export type Now = {
  dealType: DealType
  billed: string | null | undefined
  candidateBudget?: string | null | undefined
  weeklyHours?: number | null | undefined
}

/** An entry of the history that is to be corrected. */
export type Corrected = {
  readonly databaseId: number
  readonly newCompanyBudget: string
  readonly newCandidateBudget: string | null | undefined
  readonly newWeeklyHours: number
  readonly effectiveDate: string
  readonly changeReason: string
}

/** The form's initial values for a correction: the values of the corrected entry. */
export const valuesOfEntry = (entry: Corrected) => ({
  ...valuesNow({
    dealType: 'MANAGED',
    billed: entry.newCompanyBudget,
    candidateBudget: entry.newCandidateBudget,
    weeklyHours: entry.newWeeklyHours,
  }),
  effectiveDate: entry.effectiveDate,
  changeReason: changeReasons.some(reason => reason === entry.changeReason) ? entry.changeReason : 'Other',
})

/** The fields of a billing update, in the form's order, each figure with its current value as a hint. */
export function billingFields({ dealType, billed, candidateBudget, weeklyHours }: Now) {
  const isManaged = dealType === 'MANAGED'
  const { period } = budgetHints(dealType)
  return {
    newCompanyBudget: money({
      label: billedLabels[dealType],
      required: true,
      first: true,
      period,
      half: true,
      hint: ({ newCompanyBudget }: Amounts) => (
        <FromTo before={billed && formatMoney(billed)} after={newAmount(newCompanyBudget, period)} />
      ),
    }),
    newCandidateBudget: money({
      label: billingLabels.candidateBudget,
      required: true,
      half: true,
      shown: isManaged,
      hint: ({ newCandidateBudget }: Amounts) => (
        <FromTo
          before={candidateBudget && formatMoney(candidateBudget)}
          after={newAmount(newCandidateBudget, period)}
        />
      ),
    }),
    newWeeklyHours: hours({
      label: billingLabels.weeklyHours,
      required: true,
      half: true,
      rules: billedHoursRules,
      hint: ({ newWeeklyHours }: Amounts) => (
        <FromTo before={weeklyHours ? `${weeklyHours}` : null} after={newWeeklyHours.trim()} />
      ),
    }),
    effectiveDate: date({ label: billingLabels.effectiveDate, required: true, half: true }),
    changeReason: choice(reasons, '', {
      label: billingLabels.changeReason,
      required: true,
      placeholder: 'Choose a reason',
    }),
    notes: text({ label: billingLabels.notes, rows: 3 }),
  }
}

type Amounts = Record<'newCompanyBudget' | 'newCandidateBudget' | 'newWeeklyHours', string>

const reasons = Object.fromEntries(changeReasons.map(reason => [reason, reason]))

/** The form's initial values: the current billing, effective today. */
export function valuesNow({
  dealType,
  billed,
  candidateBudget,
  weeklyHours,
}: Now): Partial<ValuesOf<ReturnType<typeof billingFields>>> {
  return {
    newCompanyBudget: amountShown(billed ?? '', budgetHints(dealType).period),
    newCandidateBudget: amountShown(candidateBudget ?? ''),
    newWeeklyHours: `${weeklyHours || DEFAULT_WEEKLY_HOURS}`,
    effectiveDate: today(),
  }
}

/** Returns the stored amount if `amount` differs from it only in formatting, else `amount`. */
export function asStored<Amount extends string | null>(
  amount: Amount,
  stored: string | null | undefined,
): Amount | string {
  return stored && amount && formatMoney(stored) === formatMoney(amount) ? stored : amount
}

const newAmount = (typed: string, period: Period) => formatMoney(normaliseMoney(typed, period))

/** The hint of a field: its current and its new value. Always one line, so that the layout does not shift. */
function FromTo({ before, after }: { before: string | null | undefined; after: string }) {
  const styles = useStyles()
  const old = before || 'none'
  if (!after || after === before) return <span className={styles.root}>Now {old}</span>
  return (
    <span className={styles.root}>
      {old} <ArrowRight12Regular aria-label="to" className={styles.arrow} /> <b className={styles.after}>{after}</b>
    </span>
  )
}

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  arrow: { verticalAlign: '-1px' },
  after: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})
