import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PortfolioLink_talent$key } from '../../__generated__/PortfolioLink_talent.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { webAddress } from '../../components/webAddress.ts'

type Props = { talent: PortfolioLink_talent$key; none?: ReactNode }

/** Leads to the first of the talent's portfolios and says how many there are; else to the old single one; else a dash. */
export function PortfolioLink({ talent: key, none = <Dash /> }: Props) {
  const { portfolioUrls, portfolioUrl } = useFragment(fragment, key)
  const [first] = portfolioUrls.filter(url => webAddress(url))
  const address = first ?? portfolioUrl
  if (!address || !webAddress(address)) return none
  const count = first && portfolioUrls.length > 1 ? ` (${portfolioUrls.length})` : ''
  return <ExternalLink href={address}>View Portfolio{count}</ExternalLink>
}

const fragment = graphql`
  fragment PortfolioLink_talent on Talent {
    portfolioUrls
    portfolioUrl
  }
`
