import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import type { SharedPortfolio_talent$key } from '../__generated__/SharedPortfolio_talent.graphql.ts'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { column } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { Section } from './Section.tsx'

/** The portfolio's links, including the old single one, and its PDF. The links send no referrer. */
export function SharedPortfolio({ talent: key }: { talent: SharedPortfolio_talent$key }) {
  const { portfolioUrls, portfolioUrl, portfolioPdfUrl } = useFragment(fragment, key)
  const styles = useStyles()
  const addresses = [...new Set([...portfolioUrls, portfolioUrl ?? ''])].filter(address => address.trim())
  if (addresses.length === 0 && !portfolioPdfUrl) return null
  return (
    <Section title="Portfolio">
      <div className={styles.root}>
        {addresses.map(address => (
          <ExternalLink key={address} href={address} className={styles.link}>
            {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </ExternalLink>
        ))}
        {portfolioPdfUrl && (
          <Button as="a" href={portfolioPdfUrl} download icon={<ArrowDownloadRegular />} className={styles.pdf}>
            Download Portfolio PDF
          </Button>
        )}
      </div>
    </Section>
  )
}

const fragment = graphql`
  fragment SharedPortfolio_talent on SharedTalent { portfolioUrls portfolioUrl portfolioPdfUrl }
`

const useStyles = makeStyles({
  root: { ...column, alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  link: { maxWidth: '100%', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  pdf: { marginBlockStart: tokens.spacingVerticalS, '@media print': { display: 'none' } },
})
