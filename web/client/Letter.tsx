import { makeStyles, tokens } from '@fluentui/react-components'
import type { Letter_letter$key } from '../__generated__/Letter_letter.graphql.ts'
import { sheet } from '../app/public/PublicFrame.tsx'
import { formatDate, formatDateTime } from '../components/format.ts'
import { caption, pageTitle, phone } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { PdfLink } from './PdfLink.tsx'

/** To whom the profiles were sent, for which position, with the recruiter's note. */
export function Letter({ letter: key }: { letter: Letter_letter$key }) {
  const { recipientName, recipientCompany, position, note, sharedAt, expiresAt, pdfUrl, profiles } = useFragment(
    fragment,
    key,
  )
  const styles = useStyles()
  const isOne = profiles.length === 1
  // The only profile has the page's heading.
  const Title = isOne ? 'p' : 'h1'
  return (
    <section className={styles.root} aria-label="About this selection">
      <p className={styles.recipient}>
        For <bdi>{recipientName}</bdi>
        {recipientCompany && (
          <>
            , <bdi>{recipientCompany}</bdi>
          </>
        )}
      </p>
      {(position || !isOne) && (
        <Title className={isOne ? styles.position : styles.title} dir="auto">
          {position || 'Shortlist'}
        </Title>
      )}
      <p className={styles.facts}>
        {!isOne && `${profiles.length} profiles · `}Sent {formatDate(sharedAt)}
        {expiresAt && ` · Available until ${formatDateTime(expiresAt)}`}
      </p>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {pdfUrl && <PdfLink url={pdfUrl} />}
    </section>
  )
}

const fragment = graphql`
  fragment Letter_letter on ClientShareContent {
    recipientName recipientCompany position note sharedAt expiresAt pdfUrl
    profiles { key }
  }
`

const useStyles = makeStyles({
  root: { ...sheet, '& p': { margin: 0, overflowWrap: 'anywhere' }, [phone]: { ...sheet[phone], paddingBlockEnd: 0 } },
  recipient: { color: tokens.colorNeutralForeground2 },
  title: { ...pageTitle, marginBlock: tokens.spacingVerticalXXS },
  position: { fontWeight: tokens.fontWeightSemibold },
  facts: { ...caption, lineHeight: tokens.lineHeightBase200 },
  note: { maxWidth: '72ch', paddingBlockStart: tokens.spacingVerticalL, whiteSpace: 'pre-line' },
})
