import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { SelectedCandidate_deal$key } from '../../../__generated__/SelectedCandidate_deal.graphql.ts'
import type { SelectedCandidateBillingQuery } from '../../../__generated__/SelectedCandidateBillingQuery.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { Link } from '../../../app/links.tsx'
import { BillingPanel } from '../../../billing/BillingPanel.tsx'
import { PersonAvatar } from '../../../components/Avatars.tsx'
import { startInWords } from '../../../components/format.ts'
import { Pills } from '../../../components/Pills.tsx'
import { Card } from '../../../components/Section.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { candidateStatusWords } from '../../../components/statuses.ts'
import { column, row } from '../../../components/styles.ts'

/** The selected candidate of a filled deal, with their billing. */
export function SelectedCandidate({ deal: key }: { deal: SelectedCandidate_deal$key }) {
  const { databaseId, status, startDate, selectedCandidate: talent } = useFragment(fragment, key)
  const styles = useStyles()
  if (status !== 'FILLED' || !talent) return null
  return (
    <Card title="Selected Candidate">
      <div className={styles.person}>
        <PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={40} />
        <div className={styles.words}>
          <div className={styles.naming}>
            <Link to={`/talent/${talent.databaseId}`} className={styles.name}>
              <bdi>{talent.name}</bdi>
            </Link>
            <StatusBadge {...candidateStatusWords.SELECTED} />
          </div>
          <span className={styles.quiet}>
            {talent.role} · {startDate ? startInWords(startDate) : <i>Start date not set</i>}
          </span>
        </div>
        {talent.techStack.length > 0 && (
          <div className={styles.stack}>
            <Pills items={talent.techStack} max={5} />
          </div>
        )}
      </div>
      <SectionBoundary>
        <Suspense fallback={<Spinner size="tiny" label="Loading the billing" className={styles.waiting} />}>
          <SelectedBilling dealId={databaseId} talentId={talent.databaseId} />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}

/** The billing of the selected candidate, loaded after the page, as only filled deals have a billing. */
function SelectedBilling({ dealId, talentId }: { dealId: number; talentId: number }) {
  const { dealCandidates } = useLazyLoadQuery<SelectedCandidateBillingQuery>(billingQuery, { dealId, talentId })
  const candidate = dealCandidates.edges[0]?.node
  return candidate ? <BillingPanel candidate={candidate} /> : null
}

const fragment = graphql`
  fragment SelectedCandidate_deal on Deal {
    databaseId status startDate selectedCandidateId
    selectedCandidate { databaseId name role techStack profilePictureUrl }
  }
`

const billingQuery = graphql`
  query SelectedCandidateBillingQuery($dealId: Int!, $talentId: Int!) {
    dealCandidates(first: 1, filter: { dealId: $dealId, talentId: $talentId }) {
      edges {
        node { ...BillingPanel_candidate }
      }
    }
  }
`

const useStyles = makeStyles({
  person: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { ...column, flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  naming: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  waiting: { alignSelf: 'flex-start', minHeight: '56px' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  stack: { minWidth: 0, maxWidth: '100%', '& [data-wrap]': { flexWrap: 'wrap' } },
})
