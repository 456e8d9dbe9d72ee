import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { PROCESSING_FAILED } from '../../../../api/applications/rules.ts'
import type { DealCandidates_deal$key } from '../../../__generated__/DealCandidates_deal.graphql.ts'
import { Link } from '../../../app/links.tsx'
import { withRowsOfTheirOwn } from '../../../candidates/applicants.ts'
import { Unseen } from '../../../components/Unseen.tsx'
import { CandidateLine } from './CandidateLine.tsx'

type Props = { deal: DealCandidates_deal$key; title: string }

/** All who are in the running: the agency's own talents, then those who applied from outside. */
export function DealCandidates({ deal: key, title }: Props) {
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
    <table aria-label={`Candidates of ${title}`} className={styles.root}>
      <thead>
        <tr>
          <th className={styles.head}>Candidate</th>
          <th className={styles.type}>Type</th>
          <th className={styles.head}>Status</th>
          <th className={styles.number}>Match</th>
          <th>
            <Unseen>View</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
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
            name={!name || name === PROCESSING_FAILED ? 'External Candidate' : name}
            type="External"
            note={name === PROCESSING_FAILED ? 'Processing Failed' : isProcessed ? undefined : 'Reading the resume'}
            to={talentId ? `/talent/${talentId}` : `/deals/${databaseId}`}
          />
        ))}
      </tbody>
    </table>
  )
}

const fragment = graphql`
  fragment DealCandidates_deal on Deal {
    databaseId
    candidates {
      id
      talentId
      talent {
        name
      }
      status
      matchPercentage
    }
    applications {
      id
      talentId
      name
      isProcessed
      status
      matchPercentage
    }
  }
`

const head = {
  height: '28px',
  padding: `0 ${tokens.spacingHorizontalS}`,
  textAlign: 'start',
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightRegular,
  ':first-child': { paddingInlineStart: 0 },
} as const

const useStyles = makeStyles({
  root: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  head,
  // On phones it stands below the name.
  type: { ...head, '@media (max-width: 640px)': { display: 'none' } },
  number: { ...head, textAlign: 'end' },
  none: { padding: `${tokens.spacingVerticalS} 0`, color: tokens.colorNeutralForeground3 },
})
