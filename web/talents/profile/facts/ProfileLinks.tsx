import { makeStyles, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { PersonLinkRegular } from '@fluentui/react-icons/svg/person-link'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileLinks_talent$key } from '../../../__generated__/ProfileLinks_talent.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { webAddress } from '../../../components/webAddress.ts'
import { IconLine, IconList } from './IconList.tsx'

/** Where to read more of them: elsewhere on the web, and in their files. */
export function ProfileLinks({ talent: key }: { talent: ProfileLinks_talent$key }) {
  const { linkedinUrl, portfolioUrls, portfolioUrl, portfolioPdfUrl, resumeUrl } = useFragment(fragment, key)
  const portfolio = portfolioLinks(portfolioUrls, portfolioUrl)
  if (!linkedinUrl && portfolio.length === 0 && !portfolioPdfUrl && !resumeUrl) return null
  return (
    <Card title="Links">
      <IconList>
        {linkedinUrl && <LinkLine icon={<PersonLinkRegular />} label="LinkedIn Profile" stored={linkedinUrl} />}
        {portfolio.map(({ label, stored }) => (
          <LinkLine key={label} icon={<GlobeRegular />} label={label} stored={stored} shownHost />
        ))}
        {portfolioPdfUrl && <LinkLine icon={<DocumentPdfRegular />} label="Portfolio PDF" stored={portfolioPdfUrl} />}
        {resumeUrl && <LinkLine icon={<DocumentRegular />} label="Resume" stored={resumeUrl} />}
      </IconList>
    </Card>
  )
}

type LineProps = { icon: ReactNode; label: string; stored: string; shownHost?: boolean }

/** What is stored may be no web address at all: then its text is shown, and nothing to press. */
function LinkLine({ icon, label, stored, shownHost = false }: LineProps) {
  const styles = useStyles()
  const address = webAddress(stored)
  return (
    <IconLine icon={icon}>
      {address ? (
        <span className={styles.link}>
          <ExternalLink href={stored} className={styles.words}>
            {label}
          </ExternalLink>
          {shownHost && <span className={styles.host}>{new URL(address).host.replace(/^www\./, '')}</span>}
        </span>
      ) : (
        <>
          {label}: <span className={styles.stored}>{stored}</span>
        </>
      )}
    </IconLine>
  )
}

/** The portfolio's links with their words, numbered when there are several; the old single address comes last. */
function portfolioLinks(urls: readonly string[], legacy: string | null | undefined) {
  const links = urls.map((stored, index) => ({
    label: urls.length > 1 ? `Portfolio ${index + 1}` : 'Portfolio',
    stored,
  }))
  if (!legacy || urls.includes(legacy)) return links
  return [...links, { label: links.length > 0 ? 'Earlier portfolio' : 'Portfolio', stored: legacy }]
}

const fragment = graphql`
  fragment ProfileLinks_talent on Talent {
    linkedinUrl
    portfolioUrls
    portfolioUrl
    portfolioPdfUrl
    resumeUrl
  }
`

const useStyles = makeStyles({
  link: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS, minWidth: 0 },
  words: { flexShrink: 0 },
  host: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  stored: { color: tokens.colorNeutralForeground3 },
})
