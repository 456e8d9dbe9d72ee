import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SelectedCandidate_candidate$key } from '../../__generated__/SelectedCandidate_candidate.graphql.ts'
import { Link } from '../../app/links.tsx'
import { BillingPanel } from '../../billing/BillingPanel.tsx'
import { formatDate } from '../../components/dates.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Pills } from '../../components/Pills.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useReading } from '../../components/useReading.ts'

/** Somebody who fills a deal of the company, with what is billed for them. */
export function SelectedCandidate({ candidate: key }: { candidate: SelectedCandidate_candidate$key }) {
  const candidate = useFragment(fragment, key)
  const { talent, deal, notes } = candidate
  const styles = useStyles()
  const reading = useReading()
  return (
    <li className={styles.root}>
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
                {deal.startDate ? `Since ${formatDate(deal.startDate)}` : <i>Start date not set</i>}
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
  fragment SelectedCandidate_candidate on DealCandidate {
    notes
    talent {
      databaseId
      name
      profilePictureUrl
      techStack
    }
    deal {
      databaseId
      title
      startDate
    }
    ...BillingPanel_candidate
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', gap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, flexGrow: 1, minWidth: 0 },
  naming: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
  },
  name: {
    minWidth: 0,
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
