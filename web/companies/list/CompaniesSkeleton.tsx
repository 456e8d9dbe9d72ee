import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { CompaniesOnTheirWay } from './CompaniesOnTheirWay.tsx'

/** While the page's own code is on its way. Once that is there, only the rows are missing. */
export function CompaniesSkeleton() {
  return (
    <ListPage>
      <PageHeader title="Companies" />
      <div style={{ flexShrink: 0, height: '44px' }} />
      <CompaniesOnTheirWay />
    </ListPage>
  )
}
