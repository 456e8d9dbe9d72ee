import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Users_viewer$key } from '../../__generated__/Users_viewer.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { Card } from '../../components/Card.tsx'
import { UsersOnTheirWay } from './UsersOnTheirWay.tsx'
import { UserTable } from './UserTable.tsx'

/** For admins: everybody who has an account. */
export function Users({ viewer: key }: { viewer: Users_viewer$key }) {
  const { id } = useFragment(fragment, key)
  return (
    <Card title="Users">
      <SectionBoundary message="The users could not be loaded.">
        <Suspense fallback={<UsersOnTheirWay />}>
          <UserTable viewerId={id} />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}

const fragment = graphql`
  fragment Users_viewer on User {
    id
  }
`
