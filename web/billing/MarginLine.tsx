import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { graphql, useFragment } from 'react-relay'
import { MONTHLY_ASSUMED, marginProblems } from '../../api/budgets/words.ts'
import type { MarginLine_margin$key } from '../__generated__/MarginLine_margin.graphql.ts'
import { Hint } from '../components/Hint.tsx'
import { caption } from '../components/styles.ts'
import { Dash } from '../components/texts.tsx'
import { amountOf, floorInWords, percentInWords } from './marginWords.ts'

/** A margin in one line: '$1,500 per month · 25%', marked if the margin is under the agency's floor. */
export function MarginLine({ margin: key }: { margin: MarginLine_margin$key }) {
  const { amount, currency, period, percent, problem, isUnderFloor, floorPercent } = useFragment(fragment, key)
  const styles = useStyles()
  if (!amount || !currency) {
    return problem && problem !== '%future added value' && problem !== 'NOT_AGREED' ? (
      <span className={styles.quiet}>{marginProblems[problem]}</span>
    ) : (
      <Dash />
    )
  }
  return (
    <span className={styles.root}>
      {period === 'ONCE' ? (
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
          <WarningRegular aria-hidden /> {floorInWords(floorPercent)}
        </span>
      )}
    </span>
  )
}

const fragment = graphql`
  fragment MarginLine_margin on Margin { amount currency period percent problem isUnderFloor floorPercent }
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
