import { makeStyles } from '@fluentui/react-components'
import type { DealMargin_deal$key } from '../__generated__/DealMargin_deal.graphql.ts'
import { caption } from '../components/styles.ts'
import { DealMargin } from './DealMargin.tsx'

/** The margin of a placement, below the name of the selected candidate. */
export function WinnerMargin({ deal }: { deal: DealMargin_deal$key }) {
  return (
    <span className={useStyles().root}>
      Margin <DealMargin deal={deal} />
    </span>
  )
}

const useStyles = makeStyles({ root: caption })
