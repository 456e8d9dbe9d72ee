import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SelectedCandidates_company$key } from '../../__generated__/SelectedCandidates_company.graphql.ts'
import { Card } from '../../components/Card.tsx'
import { SelectedCandidate } from './SelectedCandidate.tsx'

/** Who works for the company through us: the candidates of its filled deals. */
export function SelectedCandidates({ company: key }: { company: SelectedCandidates_company$key }) {
  const { selectedCandidates } = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <Card
      title="Selected Candidates"
      actions={<span className={styles.count}>{selectedCandidates.length.toLocaleString('en')}</span>}
    >
      {selectedCandidates.length === 0 ? (
        <p className={styles.none}>Nobody yet. Candidates appear here once a deal of this company is Filled.</p>
      ) : (
        <ul className={styles.list}>
          {selectedCandidates.map(({ candidate }) => (
            <SelectedCandidate key={candidate.id} candidate={candidate} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const fragment = graphql`
  fragment SelectedCandidates_company on Company {
    selectedCandidates {
      candidate {
        id
        ...SelectedCandidate_candidate
      }
    }
  }
`

const useStyles = makeStyles({
  count: {
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:first-child)': {
      marginBlockStart: tokens.spacingVerticalXL,
      paddingBlockStart: tokens.spacingVerticalXL,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
})
