import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx'

/** While the page's own code is on its way. Once that is there, only the rows are missing. */
export function DealsSkeleton() {
  return (
    <ListPage>
      <PageHeader title="Talent Pipeline" />
      <div style={{ flexShrink: 0, height: '44px' }} />
      <RowsOnTheirWay />
    </ListPage>
  )
}
