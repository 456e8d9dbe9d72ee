import { makeStyles } from '@fluentui/react-components'
import { graphql, readInlineData } from 'react-relay'
import type { PredictedMargin_match$key } from '../../__generated__/PredictedMargin_match.graphql.ts'
import { caption } from '../../components/styles.ts'

/** What the deal would earn with this talent: 'Margin about $2,100 a month (24%)'. Nothing where it cannot be said. */
export function PredictedMargin({ match }: { match: PredictedMargin_match$key }) {
  const { predictedMargin } = readInlineData(fragment, match)
  const styles = useStyles()
  return predictedMargin ? <span className={styles.root}>{predictedMargin.text}</span> : null
}

const fragment = graphql`
  fragment PredictedMargin_match on TalentMatch @inline {
    predictedMargin { text }
  }
`

const useStyles = makeStyles({ root: { ...caption, fontVariantNumeric: 'tabular-nums' } })
