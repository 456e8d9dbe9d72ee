import { graphql, usePreloadedQuery } from 'react-relay'
import type { SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useUsersLayout } from '../useUsersLayout.ts'
import { Sessions } from './Sessions.tsx'

/** Where the person is signed in, and the way to end it. */
export function SessionsPage({ queryRef }: PageProps<SessionsPageQuery>) {
  const { viewer } = usePreloadedQuery<SessionsPageQuery>(query, queryRef)
  const layout = useUsersLayout()
  if (!viewer) return null
  return (
    <>
      <PageHeader title="Your sessions" />
      <div className={layout.columns}>
        <Sessions viewer={viewer} />
      </div>
    </>
  )
}

const query = graphql`
  query SessionsPageQuery @preloadable {
    viewer {
      ...Sessions_viewer
    }
  }
`
