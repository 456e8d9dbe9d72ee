import { graphql, useFragment } from 'react-relay'
import type { DealMargin_deal$key } from '../__generated__/DealMargin_deal.graphql.ts'
import { Dash } from '../components/texts.tsx'
import { MarginLine } from './MarginLine.tsx'

/** Today's margin of a deal, in one line. */
export function DealMargin({ deal: key }: { deal: DealMargin_deal$key }) {
  const { margin } = useFragment(fragment, key)
  // A response of an older server has no margin.
  return margin ? <MarginLine margin={margin} /> : <Dash />
}

const fragment = graphql`
  fragment DealMargin_deal on Deal {
    margin { ...MarginLine_margin }
  }
`
