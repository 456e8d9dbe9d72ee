import { graphql, readInlineData } from 'react-relay'
import type { readView_view$key } from '../../__generated__/readView_view.graphql.ts'
import type { StoredView } from './views.ts'

/** What a saved view keeps. */
export const readView = (key: readView_view$key): StoredView => readInlineData(fragment, key)

const fragment = graphql`
  fragment readView_view on SavedView @inline {
    filters {
      statusFilter
      areaFilter
      searchTerm
      sortField
      sortDirection
    }
    sorting {
      field
      direction
    }
  }
`
