import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { graphql, useFragment } from 'react-relay'
import { MONTHLY_ASSUMED, marginProblems } from '../../api/budgets/rules.ts'
import type { DealMargin_deal$key } from '../__generated__/DealMargin_deal.graphql.ts'
import { Hint } from '../components/Hint.tsx'
import { caption } from '../components/styles.ts'
import { Dash } from '../components/texts.tsx'
import { amountOf, percentInWords } from './marginWords.ts'

/** The margin of a deal in one line: '$1,500 per month · 25%', marked when it lies under the agency's floor. */
export function DealMargin({ deal: key }: { deal: DealMargin_deal$key }) {
  const { margin } = useFragment(fragment, key)
  const styles = useStyles()
  // An older answer has none.
  if (!margin) return <Dash />
  const { amount, currency, period, percent, problem, isUnderFloor, floorPercent } = margin
  if (!amount || !currency) {
    return problem && problem !== '%future added value' && problem !== 'NOT_AGREED' ? (
      <span className={styles.quiet}>{marginProblems[problem]}</span>
    ) : (
      <Dash />
    )
  }
  const isFee = period === 'ONCE'
  const floor = `The margin is under the agency's floor of ${floorPercent}%.`
  return (
    <span className={styles.root}>
      {isFee ? (
        <span>{amountOf(amount, currency)} once</span>
      ) : (
        <Hint content={MONTHLY_ASSUMED} relationship="description">
          <button type="button" className={styles.figure}>
            {amountOf(amount, currency)} per month · {percentInWords(percent)}
          </button>
        </Hint>
      )}
      {isUnderFloor && (
        <span className={styles.low}>
          <WarningRegular aria-hidden /> {floor}
        </span>
      )}
    </span>
  )
}

const fragment = graphql`
  fragment DealMargin_deal on Deal {
    margin { amount currency period percent problem isUnderFloor floorPercent }
  }
`

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  figure: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  quiet: caption,
  low: { ...caption, display: 'block', color: tokens.colorPaletteRedForeground1 },
})
