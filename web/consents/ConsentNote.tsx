import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ConsentNote_candidate$key } from '../__generated__/ConsentNote_candidate.graphql.ts'
import { formatDate } from '../components/format.ts'
import { small } from '../components/styles.ts'

/** Shows whether and when a candidate agreed to be presented; renders nothing if consent was not requested. */
export function ConsentNote({ candidate: key }: { candidate: ConsentNote_candidate$key }) {
  const { consent } = useFragment(fragment, key)
  const styles = useStyles()
  if (!consent) return null
  const { state, requestedAt, confirmedAt, withdrawnAt } = consent
  const at = withdrawnAt ?? confirmedAt ?? requestedAt
  const tone = state === 'GIVEN' ? styles.given : withdrawnAt ? styles.withdrawn : styles.asked
  return (
    <span className={tone}>
      {WORDS[state] ?? 'Consent'} <time dateTime={at}>{formatDate(at)}</time>
    </span>
  )
}

const WORDS: Readonly<Record<string, string>> = {
  ASKED: 'Consent asked',
  GIVEN: 'Consent given',
  REFUSED: 'Consent refused',
  WITHDRAWN: 'Consent withdrawn',
}

const fragment = graphql`
  fragment ConsentNote_candidate on DealCandidate {
    consent { id state requestedAt confirmedAt withdrawnAt }
  }
`

const note = { ...small, fontWeight: tokens.fontWeightRegular } as const

const useStyles = makeStyles({
  asked: { ...note, color: tokens.colorNeutralForeground3 },
  given: { ...note, color: tokens.colorStatusSuccessForeground1 },
  withdrawn: { ...note, color: tokens.colorStatusDangerForeground1 },
})
