import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { clientAnswers } from '../../api/shares/words.ts'
import type {
  ClientAnswer_candidate$data,
  ClientAnswer_candidate$key,
} from '../__generated__/ClientAnswer_candidate.graphql.ts'
import { takesFocusOver } from '../components/focus.ts'
import { formatDateTime } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { candidateStatusWords } from '../components/statuses.ts'
import { column, row } from '../components/styles.ts'
import type { Tone } from '../components/tones.ts'

type Props = {
  candidate: ClientAnswer_candidate$key
  of: string
  /** Moves the candidate to a status. `interviewDate` is the time of the interview, if there is one. */
  onMove: (status: keyof typeof candidateStatusWords, interviewDate?: string) => void
}

/**
 * The client's latest answer about a candidate of the deal, with a button for the suggested move: candidates never move
 * by themselves. A wish for an interview has a button for each time that the client proposed.
 */
export function ClientAnswer({ candidate: key, of, onMove }: Props) {
  const { clientAnswer: answered } = useFragment(fragment, key)
  const styles = useStyles()
  if (!answered || answered.answer === '%future added value') return null
  const { answer, times, comment, answeredAt, suggestedStatus: suggested, share } = answered
  const status = suggested && suggested !== '%future added value' ? suggested : undefined
  return (
    <fieldset ref={takesFocusOver} tabIndex={-1} aria-label={`The client's answer about ${of}`} className={styles.root}>
      <div className={styles.line}>
        <StatusBadge label={clientAnswers[answer]} tone={tones[answer]} />
        <span className={styles.who}>
          <bdi>{share.recipientName}</bdi>, <bdi>{share.recipientCompany}</bdi> · {formatDateTime(answeredAt)}
        </span>
      </div>
      {comment && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      {(status || times.length > 0) && (
        <div className={styles.line}>
          {status === 'INTERVIEWED' && times.length > 0
            ? times.map(time => (
                <Button key={time} size="small" onClick={() => onMove(status, time)}>
                  Interview on {formatDateTime(time)}
                </Button>
              ))
            : times.map(time => <span key={time}>{formatDateTime(time)}</span>)}
          {status && !(status === 'INTERVIEWED' && times.length > 0) && (
            <Button size="small" onClick={() => onMove(status)}>
              Move to {candidateStatusWords[status].label}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

const tones: Record<KnownAnswer, Tone> = { INTERESTED: 'green', INTERVIEW: 'purple', NOT_THIS_ONE: 'red' }

type KnownAnswer = Exclude<NonNullable<ClientAnswer_candidate$data['clientAnswer']>['answer'], '%future added value'>

const fragment = graphql`
  fragment ClientAnswer_candidate on DealCandidate {
    clientAnswer {
      answer times comment answeredAt suggestedStatus
      share { recipientName recipientCompany }
    }
  }
`

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalS} 0`,
    border: 'none',
  },
  line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, minWidth: 0 },
  who: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  comment: { margin: 0, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
