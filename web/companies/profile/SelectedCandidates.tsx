import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SelectedCandidates_candidate$key } from '../../__generated__/SelectedCandidates_candidate.graphql.ts'
import type { SelectedCandidates_company$key } from '../../__generated__/SelectedCandidates_company.graphql.ts'
import { Link } from '../../app/links.tsx'
import { BillingPanel } from '../../billing/BillingPanel.tsx'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { startInWords } from '../../components/format.ts'
import { Pills } from '../../components/Pills.tsx'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { column, plainList, row, useReading } from '../../components/styles.ts'

/** The selected candidates of the company's filled deals. */
export function SelectedCandidates({ company: key }: { company: SelectedCandidates_company$key }) {
  const { selectedCandidates } = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <Card
      title="Selected Candidates"
      actions={<span className={styles.count}>{selectedCandidates.length.toLocaleString('en')}</span>}
    >
      {selectedCandidates.length === 0 ? (
        <p className={styles.none}>No placements yet.</p>
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

function SelectedCandidate({ candidate: key }: { candidate: SelectedCandidates_candidate$key }) {
  const candidate = useFragment(candidateFragment, key)
  const { talent, deal, notes } = candidate
  const styles = useStyles()
  const reading = useReading()
  return (
    <li className={styles.candidate}>
      <div className={styles.head}>
        <PersonAvatar name={talent?.name ?? ''} pictureUrl={talent?.profilePictureUrl} size={40} />
        <div className={styles.words}>
          <div className={styles.naming}>
            {talent ? (
              <Link to={`/talent/${talent.databaseId}`} className={styles.name}>
                <bdi>{talent.name}</bdi>
              </Link>
            ) : (
              <span className={styles.name}>Deleted talent</span>
            )}
            <StatusBadge label="Selected" tone="green" />
          </div>
          {deal && (
            <div className={styles.position}>
              <Link to={`/deals/${deal.databaseId}`}>
                <bdi>{deal.title}</bdi>
              </Link>
              <span className={styles.since}>
                {' · '}
                {deal.startDate ? startInWords(deal.startDate) : <i>Start date not set</i>}
              </span>
            </div>
          )}
        </div>
      </div>
      {talent && talent.techStack.length > 0 && (
        <div className={styles.stack}>
          <Pills items={talent.techStack} max={5} />
        </div>
      )}
      {notes && (
        <p dir="auto" className={mergeClasses(reading.text, styles.notes)}>
          {notes}
        </p>
      )}
      <div className={styles.billing}>
        <BillingPanel candidate={candidate} />
      </div>
    </li>
  )
}

const fragment = graphql`
  fragment SelectedCandidates_company on Company {
    selectedCandidates {
      candidate { id ...SelectedCandidates_candidate }
    }
  }
`

const candidateFragment = graphql`
  fragment SelectedCandidates_candidate on DealCandidate {
    notes
    talent { databaseId name profilePictureUrl techStack }
    deal { databaseId title startDate }
    ...BillingPanel_candidate
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
    ...plainList,
    '& > li:not(:first-child)': {
      marginBlockStart: tokens.spacingVerticalXL,
      paddingBlockStart: tokens.spacingVerticalXL,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  candidate: { ...column, gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', gap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { ...column, gap: tokens.spacingVerticalXXS, flexGrow: 1, minWidth: 0 },
  naming: { ...row, flexWrap: 'wrap', gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`, minWidth: 0 },
  name: {
    display: 'inline-block',
    minWidth: 0,
    minHeight: '24px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  position: { minWidth: 0, overflowWrap: 'anywhere' },
  since: { color: tokens.colorNeutralForeground3 },
  stack: { '& > span': { flexWrap: 'wrap' } },
  notes: { color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300 },
  billing: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
