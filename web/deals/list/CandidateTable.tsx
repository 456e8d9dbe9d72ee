import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { type CandidateStatus, PROCESSING_FAILED } from '../../../api/candidates/words.ts'

import type { CandidateTable_deal$key } from '../../__generated__/CandidateTable_deal.graphql.ts'
import { ButtonLink, Link } from '../../app/links.tsx'
import { applicantName, withRowsOfTheirOwn } from '../../candidates/applicants.ts'
import { MatchBadge, StatusBadge } from '../../components/StatusBadge.tsx'
import { candidateStatusWords } from '../../components/statuses.ts'
import { caption, phone } from '../../components/styles.ts'
import { SmallTable } from '../../components/table/SmallTable.tsx'

type Props = { deal: CandidateTable_deal$key; title: string }

/** All candidates of a deal: internal ones, then external ones. */
export function CandidateTable({ deal: key, title }: Props) {
  const { databaseId, candidates, applications } = useFragment(fragment, key)
  const styles = useStyles()
  if (candidates.length + applications.length === 0) {
    return (
      <div className={styles.none}>
        No candidates yet. <Link to={`/deals/${databaseId}`}>Add some on the deal's page</Link>
      </div>
    )
  }
  return (
    <SmallTable
      label={`Candidates of ${title}`}
      columns={[
        { label: 'Candidate' },
        { label: 'Type', wide: true },
        { label: 'Status' },
        { label: 'Match', align: 'end' },
      ]}
      action="View"
    >
      {candidates.map(({ id, talentId, talent, ...candidate }) => (
        <CandidateLine
          key={id}
          {...candidate}
          name={talent?.name ?? 'Unknown talent'}
          type="Internal"
          to={`/talent/${talentId}`}
        />
      ))}
      {withRowsOfTheirOwn(applications, candidates).map(({ id, talentId, name, isProcessed, ...application }) => (
        <CandidateLine
          key={id}
          {...application}
          name={applicantName(name)}
          type="External"
          note={name === PROCESSING_FAILED ? 'Processing Failed' : isProcessed ? undefined : 'Reading the resume'}
          to={talentId ? `/talent/${talentId}` : `/deals/${databaseId}`}
        />
      ))}
    </SmallTable>
  )
}

type LineProps = {
  name: string
  type: 'Internal' | 'External'
  status: CandidateStatus | '%future added value'
  matchPercentage: number | null | undefined
  /** The state of the resume, unless it has been read. */
  note?: string | undefined
  to: string
}

function CandidateLine({ name, type, status, matchPercentage, note, to }: LineProps) {
  const styles = useStyles()
  return (
    <tr className={styles.line}>
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

const fragment = graphql`
  fragment CandidateTable_deal on Deal {
    databaseId
    candidates {
      id talentId
      talent { name }
      status matchPercentage
    }
    applications { id talentId name isProcessed status matchPercentage }
  }
`

const cell = { height: '36px', padding: `0 ${tokens.spacingHorizontalS}` } as const

const useStyles = makeStyles({
  none: { padding: `${tokens.spacingVerticalS} 0`, color: tokens.colorNeutralForeground3 },
  line: { ':not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } },
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
  // On phones the type is shown below the name.
  type: { ...cell, color: tokens.colorNeutralForeground3, [phone]: { display: 'none' } },
  typeBelow: { ...caption, display: 'none', [phone]: { display: 'block' } },
  number: { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  action: { ...cell, paddingInlineEnd: 0, textAlign: 'end' },
})
