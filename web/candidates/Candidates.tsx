import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Candidates_applications$key } from '../__generated__/Candidates_applications.graphql.ts'
import type { Candidates_deal$key } from '../__generated__/Candidates_deal.graphql.ts'
import { DialogHost } from '../components/DialogHost.tsx'
import { StorySection } from '../components/Section.tsx'
import { caption, plainList, sectionTitle } from '../components/styles.ts'
import { SelectionBar, SelectionProvider } from '../list/selection/Selection.tsx'
import { ShareSelected } from '../shares/ShareSelected.tsx'
import { applicantName, applicationOf, withRowsOfTheirOwn } from './applicants.ts'
import { CandidateList } from './CandidateList.tsx'
import { ExternalCandidate } from './ExternalCandidate.tsx'
import { InternalCandidate } from './InternalCandidate.tsx'
import { useFreshApplications } from './useFreshApplications.ts'

/** The deal's candidates: talents of the agency, and external applicants. */
export function Candidates({ deal: key, actions }: { deal: Candidates_deal$key; actions?: ReactNode }) {
  const deal = useFragment(fragment, key)
  const { applications } = useFragment<Candidates_applications$key>(applicationsFragment, deal)
  const styles = useStyles()
  useFreshApplications(deal.databaseId, deal.status)

  const company = deal.company ? { id: deal.company.databaseId, name: deal.company.name } : null
  const internal = deal.candidates.map(candidate => ({
    ...candidate,
    name: candidate.talent?.name ?? '',
    role: candidate.talent?.role,
    choice: candidate.talent ? { id: candidate.talentId, name: candidate.talent.name } : null,
    show: (narrow: boolean) => (
      <InternalCandidate
        key={candidate.id}
        candidate={candidate}
        application={applicationOf(applications, candidate) ?? null}
        deal={deal}
        narrow={narrow}
      />
    ),
  }))
  const applicants = withRowsOfTheirOwn(applications, deal.candidates)
  const waiting = applicants
    .filter(({ waitingPosition }) => waitingPosition)
    .toSorted((one, other) => (one.waitingPosition ?? 0) - (other.waitingPosition ?? 0))
  const external = applicants
    .filter(applicant => !waiting.includes(applicant))
    .map(application => ({
      ...application,
      name: applicantName(application.name),
      choice: null,
      show: (narrow: boolean) => (
        <ExternalCandidate key={application.id} application={application} deal={deal} narrow={narrow} />
      ),
    }))
  return (
    <StorySection title="Candidates" actions={actions}>
      <p className={styles.counts}>
        {internal.length} internal · {external.length} external
      </p>
      <SelectionProvider>
        <DialogHost>
          <CandidateList rows={[...internal, ...external]} />
          {waiting.length > 0 && (
            <>
              <h3 id="waiting" className={styles.waiting}>
                Waiting list
              </h3>
              <ol aria-labelledby="waiting" className={styles.list}>
                {waiting.map(application => (
                  <ExternalCandidate key={application.id} application={application} deal={deal} narrow />
                ))}
              </ol>
            </>
          )}
        </DialogHost>
        <SelectionBar one="candidate" many="candidates">
          {chosen => <ShareSelected chosen={chosen} deal={{ id: deal.databaseId, name: deal.title, company }} />}
        </SelectionBar>
      </SelectionProvider>
    </StorySection>
  )
}

const fragment = graphql`
  fragment Candidates_deal on Deal {
    databaseId title status
    company { databaseId name }
    candidates {
      id talentId matchPercentage status createdAt
      talent { name role }
      ...InternalCandidate_candidate
    }
    ...Candidates_applications
    ...InternalCandidate_deal
    ...ExternalCandidate_deal
  }
`

/** Refreshed while the page is open. */
const applicationsFragment = graphql`
  fragment Candidates_applications on Deal {
    applications {
      id talentId name role matchPercentage status createdAt waitingPosition
      ...ExternalCandidate_application
      ...InternalCandidate_application
    }
  }
`

const useStyles = makeStyles({
  waiting: { ...sectionTitle, margin: `${tokens.spacingVerticalL} 0 0` },
  list: plainList,
  counts: { ...caption, margin: `calc(-1 * ${tokens.spacingVerticalM}) 0 0`, fontVariantNumeric: 'tabular-nums' },
})
