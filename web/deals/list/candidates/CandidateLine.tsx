import { makeStyles, tokens } from '@fluentui/react-components'
import type { CandidateStatus } from '../../../../api/candidates/rules.ts'
import { ButtonLink, Link } from '../../../app/links.tsx'
import { MatchBadge } from '../../../components/MatchBadge.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { candidateStatusWords } from '../../../components/statuses.ts'

type Props = {
  name: string
  type: 'Internal' | 'External'
  status: CandidateStatus | '%future added value'
  matchPercentage: number | null | undefined
  /** What is to be known of a resume. */
  note?: string | undefined
  to: string
}

/** One candidate of a deal, wherever they come from. */
export function CandidateLine({ name, type, status, matchPercentage, note, to }: Props) {
  const styles = useStyles()
  return (
    <tr className={styles.root}>
      <th scope="row" className={styles.name}>
        <Link to={to} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.typeBelow}>{type}</span>
        {note && <StatusBadge label={note} tone={note === 'Processing Failed' ? 'red' : 'grey'} />}
      </th>
      <td className={styles.type}>{type}</td>
      <td className={styles.cell}>
        {status !== '%future added value' && <StatusBadge {...candidateStatusWords[status]} />}
      </td>
      <td className={styles.number}>
        <MatchBadge percentage={matchPercentage} />
      </td>
      <td className={styles.action}>
        <ButtonLink to={to} size="small" appearance="subtle" aria-label={`View ${name}`}>
          View
        </ButtonLink>
      </td>
    </tr>
  )
}

const phone = '@media (max-width: 640px)'

const cell = { height: '36px', padding: `0 ${tokens.spacingHorizontalS}` } as const

const useStyles = makeStyles({
  root: { ':not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } },
  name: {
    ...cell,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorNeutralForeground1, marginInlineEnd: tokens.spacingHorizontalS },
  cell,
  type: { ...cell, color: tokens.colorNeutralForeground3, [phone]: { display: 'none' } },
  typeBelow: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [phone]: { display: 'block' },
  },
  number: { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  action: { ...cell, paddingInlineEnd: 0, textAlign: 'end' },
})
