import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { verdicts as verdictWords } from '../../api/matching/words.ts'
import type { Match_match$data } from '../__generated__/Match_match.graphql.ts'
import { column, plainList, row, small } from '../components/styles.ts'

type Judged = Match_match$data['verdicts']

const MARKS = {
  MET: <CheckmarkRegular />,
  PARTLY: '≈',
  MISSING: <DismissRegular />,
  UNKNOWN: '?',
  '%future added value': '',
} as const

/** The verdicts as small marks with labels, in the order of the requirements. */
export function VerdictMarks({ verdicts }: { verdicts: Judged }) {
  const styles = useStyles()
  return (
    <ul aria-label="Requirements" className={styles.marks}>
      {verdicts.map(({ key, verdict, note }) => (
        <li key={key} title={note} data-verdict={verdict} className={styles.mark}>
          <span aria-hidden>{MARKS[verdict]}</span> {labelOf(key)}
          <span className={styles.hidden}>: {wordOf(verdict)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The label in a requirement's key, which is a kind, a colon and the label. */
const labelOf = (key: string) => key.slice(key.indexOf(':') + 1)

const wordOf = (verdict: Judged[number]['verdict']) =>
  verdict === '%future added value' ? '' : verdictWords[verdict].toLowerCase()

/** The verdict on each requirement, with the passage of the profile that supports the verdict. */
export function VerdictEvidence({ verdicts }: { verdicts: Judged }) {
  const styles = useStyles()
  return (
    <ul className={styles.evidence}>
      {verdicts.map(({ key, verdict, note, evidence }) => (
        <li key={key}>
          <strong>{labelOf(key)}</strong>: {wordOf(verdict)}
          {note && ` (${note})`}
          {evidence.map(({ place, quote }) => (
            <div key={place + quote} className={styles.quote}>
              {place}: <q dir="auto">{quote}</q>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  marks: { ...row, ...plainList, ...small, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  mark: {
    color: tokens.colorNeutralForeground2,
    '& svg': { verticalAlign: 'text-bottom' },
    '&[data-verdict="MET"] > span:first-child': { color: tokens.colorStatusSuccessForeground1 },
    '&[data-verdict="PARTLY"] > span:first-child': { color: tokens.colorStatusWarningForeground1 },
    '&[data-verdict="MISSING"] > span:first-child': { color: tokens.colorStatusDangerForeground1 },
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  evidence: { ...column, ...plainList, gap: tokens.spacingVerticalS, maxWidth: '72ch' },
  quote: { color: tokens.colorNeutralForeground2, paddingInlineStart: tokens.spacingHorizontalM },
})
