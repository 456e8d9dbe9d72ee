import { makeStyles, Link as PlainLink, tokens } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import { PersonLinkRegular } from '@fluentui/react-icons/svg/person-link'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import type { ReactNode } from 'react'
import type { TalentPage_profileFactsTalent$data } from '../../../__generated__/TalentPage_profileFactsTalent.graphql.ts'
import { Link } from '../../../app/links.tsx'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { mailLink } from '../../../components/format.ts'
import { PhoneText } from '../../../components/PhoneText.tsx'
import { Card } from '../../../components/Section.tsx'
import { caption, column, ellipsis, plainList, row } from '../../../components/styles.ts'
import { webAddress } from '../../../components/webAddress.ts'
import { linkedInSearch } from '../../linkedInSearch.ts'

type Part = { talent: TalentPage_profileFactsTalent$data }

/** The card with email, phone and the referring talent; renders nothing if all are unknown. */
export function ContactCard({ talent: { email, phone, phoneNumbers, referredBy } }: Part) {
  const styles = useStyles()
  if (!email && !phone && !referredBy) return null
  return (
    <Card title="Contact Information">
      <ul className={styles.list}>
        {email && (
          <IconLine icon={<MailRegular />}>
            <PlainLink href={mailLink(email)}>{email}</PlainLink>
          </IconLine>
        )}
        {phone && (
          <IconLine icon={<CallRegular />}>
            <PhoneText phone={phone} numbers={phoneNumbers} />
          </IconLine>
        )}
        {referredBy && (
          <IconLine icon={<PersonArrowRightRegular />}>
            <Link to={`/talent/${referredBy.databaseId}`}>Referred by {referredBy.name}</Link>
          </IconLine>
        )}
      </ul>
    </Card>
  )
}

/** The card with the links to portfolio, resume and LinkedIn, or to a search for the person on LinkedIn. */
export function LinksCard({ talent }: Part) {
  const styles = useStyles()
  const { linkedinUrl, portfolioUrls, portfolioUrl, portfolioPdfUrl, resumeUrl } = talent
  const portfolio = portfolioLinks(portfolioUrls, portfolioUrl)
  return (
    <Card title="Links">
      <ul className={styles.list}>
        {linkedinUrl ? (
          <LinkLine icon={<PersonLinkRegular />} label="LinkedIn Profile" stored={linkedinUrl} />
        ) : (
          <LinkLine icon={<PersonSearchRegular />} label="Search on LinkedIn" stored={linkedInSearch(talent)} />
        )}
        {portfolio.map(({ label, stored }) => (
          <LinkLine key={label} icon={<GlobeRegular />} label={label} stored={stored} shownHost />
        ))}
        {portfolioPdfUrl && <LinkLine icon={<DocumentPdfRegular />} label="Portfolio PDF" stored={portfolioPdfUrl} />}
        {resumeUrl && <LinkLine icon={<DocumentRegular />} label="Resume" stored={resumeUrl} />}
      </ul>
    </Card>
  )
}

type LineProps = { icon: ReactNode; label: string; stored: string; shownHost?: boolean }

/** A line with a link. A text that is not a web address is shown without a link. */
function LinkLine({ icon, label, stored, shownHost = false }: LineProps) {
  const styles = useStyles()
  const address = webAddress(stored)
  return (
    <IconLine icon={icon}>
      {address ? (
        <span className={styles.link}>
          <ExternalLink href={stored} className={styles.label}>
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

/** The links of the portfolio, numbered if there are several. The old single address is the last link. */
function portfolioLinks(urls: readonly string[], legacy: string | null | undefined) {
  const links = urls.map((stored, index) => ({
    label: urls.length > 1 ? `Portfolio ${index + 1}` : 'Portfolio',
    stored,
  }))
  if (!legacy || urls.includes(legacy)) return links
  return [...links, { label: links.length > 0 ? 'Earlier portfolio' : 'Portfolio', stored: legacy }]
}

/** A line with an icon. The icon is hidden from screen readers, as it only repeats the text. */
function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <li className={styles.line}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>{children}</span>
    </li>
  )
}

const useStyles = makeStyles({
  list: { ...column, ...plainList, gap: tokens.spacingVerticalS },
  line: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: {
    ...row,
    flexShrink: 0,
    height: tokens.lineHeightBase300,
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  link: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS, minWidth: 0 },
  label: { flexShrink: 0 },
  host: { ...caption, ...ellipsis, minWidth: 0 },
  stored: { color: tokens.colorNeutralForeground3 },
})
