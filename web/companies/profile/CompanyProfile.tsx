import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyProfile_company$key } from '../../__generated__/CompanyProfile_company.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useProfileLayout } from '../../components/useProfileLayout.ts'
import { CompanyTimeline } from './CompanyTimeline.tsx'
import { SelectedCandidates } from './candidates/SelectedCandidates.tsx'
import { CompanyFacts } from './facts/CompanyFacts.tsx'
import { CompanyHeader } from './header/CompanyHeader.tsx'

/** All that staff know of a company: who works there through us, what is billed, and what was done. */
export function CompanyProfile({ company: key }: { company: CompanyProfile_company$key }) {
  const company = useFragment(fragment, key)
  const layout = useProfileLayout()
  return (
    <div className={layout.page}>
      <PageTitle>{company.name}</PageTitle>
      <CompanyHeader company={company} />
      <div className={mergeClasses(layout.line, layout.columns)}>
        <div className={layout.story}>
          <SectionBoundary>
            <SelectedCandidates company={company} />
          </SectionBoundary>
        </div>
        <aside aria-label="Facts" className={layout.facts}>
          <CompanyFacts company={company} />
        </aside>
        <div className={layout.story}>
          <SectionBoundary>
            <CompanyTimeline company={company} />
          </SectionBoundary>
        </div>
      </div>
    </div>
  )
}

const fragment = graphql`
  fragment CompanyProfile_company on Company {
    name
    ...CompanyHeader_company
    ...SelectedCandidates_company
    ...CompanyFacts_company
    ...CompanyTimeline_company
  }
`
