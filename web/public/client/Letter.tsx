import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Letter_letter$key } from '../../__generated__/Letter_letter.graphql.ts'
import { formatDate, formatDateTime } from '../../components/format.ts'
import { caption, pageTitle, phone } from '../../components/styles.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { sheet } from '../PublicFrame.tsx'
import { Text, useIsShown } from './profile/Text.tsx'

type Props = {
  letter: Letter_letter$key
  count: number
  pdf: ReactNode
}

/** The beginning of the page: the recipient of the profiles, the position, and the recruiter's note. */
export function Letter({ letter: key, count, pdf }: Props) {
  const { recipientName, recipientCompany, position, note, sharedAt, expiresAt } = useFragment(fragment, key)
  const isShown = useIsShown()
  const styles = useStyles()
  const isOne = count === 1
  // With a single profile, the profile's name is the page's main heading.
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
        {!isOne && `${count} profiles · `}Sent {formatDate(sharedAt)}
        {expiresAt && ` · Available until ${formatDateTime(expiresAt)}`}
      </p>
      {isShown('note', note ?? '') && (
        <p className={styles.note} dir="auto">
          <Text path="note" value={note ?? ''} />
        </p>
      )}
      {pdf}
    </section>
  )
}

const fragment = graphql`
  fragment Letter_letter on ClientShareContent {
    recipientName recipientCompany position note sharedAt expiresAt
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
