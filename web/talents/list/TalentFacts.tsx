import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TalentFactsLinkedIn_talent$key } from '../../__generated__/TalentFactsLinkedIn_talent.graphql.ts'
import type { TalentFactsPortfolio_talent$key } from '../../__generated__/TalentFactsPortfolio_talent.graphql.ts'
import type { TalentFactsRate_talent$key } from '../../__generated__/TalentFactsRate_talent.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { webAddress } from '../../components/webAddress.ts'
import { rateLines } from './facts.ts'

/** `none` is shown where there is nothing to show: a dash. */
type Props<Key> = { talent: Key; none?: ReactNode }

/** What the talent asks for: full-time, by the hour, or both, one below the other. */
export function TalentRate({ talent: key, none = <Dash /> }: Props<TalentFactsRate_talent$key>) {
  const styles = useStyles()
  const lines = rateLines(useFragment(rateFragment, key))
  if (lines.length === 0) return none
  return (
    <span className={styles.rates}>
      {lines.map(({ type, amount }) => (
        <span key={type} className={styles.rate} title={amount}>
          <span className={styles.type}>{type}</span> {amount}
        </span>
      ))}
    </span>
  )
}

/** Leads to the talent's LinkedIn profile, where it is an address that may be followed. */
export function LinkedInLink({ talent: key, none = <Dash /> }: Props<TalentFactsLinkedIn_talent$key>) {
  const { linkedinUrl } = useFragment(linkedInFragment, key)
  if (!linkedinUrl || !webAddress(linkedinUrl)) return none
  return <ExternalLink href={linkedinUrl}>LinkedIn</ExternalLink>
}

/** Leads to the first of the talent's portfolios and says how many there are; else to the old single one. */
export function PortfolioLink({ talent: key, none = <Dash /> }: Props<TalentFactsPortfolio_talent$key>) {
  const { portfolioUrls, portfolioUrl } = useFragment(portfolioFragment, key)
  const [first] = portfolioUrls.filter(url => webAddress(url))
  const address = first ?? portfolioUrl
  if (!address || !webAddress(address)) return none
  const count = first && portfolioUrls.length > 1 ? ` (${portfolioUrls.length})` : ''
  return <ExternalLink href={address}>View Portfolio{count}</ExternalLink>
}

const rateFragment = graphql`
  fragment TalentFactsRate_talent on Talent {
    preferredRateType
    minFullTimeRate
    maxFullTimeRate
    minHourlyRate
    maxHourlyRate
    preferredFullTimeRate
    preferredHourlyRate
  }
`

const linkedInFragment = graphql`
  fragment TalentFactsLinkedIn_talent on Talent {
    linkedinUrl
  }
`

const portfolioFragment = graphql`
  fragment TalentFactsPortfolio_talent on Talent {
    portfolioUrls
    portfolioUrl
  }
`

const useStyles = makeStyles({
  rates: {
    display: 'flex',
    flexDirection: 'column',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  rate: { overflow: 'hidden', textOverflow: 'ellipsis', fontVariantNumeric: 'tabular-nums' },
  type: { color: tokens.colorNeutralForeground3 },
})
