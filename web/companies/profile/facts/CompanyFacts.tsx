import { graphql, useFragment } from 'react-relay'
import type { CompanyFacts_company$key } from '../../../__generated__/CompanyFacts_company.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { Card } from '../../../components/Card.tsx'
import { useReading } from '../../../components/useReading.ts'
import { CompanyBilling } from './CompanyBilling.tsx'
import { CompanyDeals } from './CompanyDeals.tsx'

/** What one looks up: who decides, what is billed, what is open, and what was noted. */
export function CompanyFacts({ company: key }: { company: CompanyFacts_company$key }) {
  const company = useFragment(fragment, key)
  const { mainStakeholder, notes } = company
  const reading = useReading()
  return (
    <>
      <Card title="Main Stakeholder">
        <span dir="auto" className={reading.text}>
          {mainStakeholder}
        </span>
      </Card>
      <SectionBoundary>
        <CompanyBilling company={company} />
      </SectionBoundary>
      {notes && (
        <Card title="Notes">
          <p dir="auto" className={reading.text}>
            {notes}
          </p>
        </Card>
      )}
      <SectionBoundary>
        <CompanyDeals company={company} />
      </SectionBoundary>
    </>
  )
}

const fragment = graphql`
  fragment CompanyFacts_company on Company {
    mainStakeholder
    notes
    ...CompanyBilling_company
    ...CompanyDeals_company
  }
`
