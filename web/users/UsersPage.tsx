import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { UsersPageQuery } from '../__generated__/UsersPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { ButtonLink } from '../app/links.tsx'
import { useCardsLayout } from '../components/CardsSkeleton.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { AddUser } from './AddUser.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ApiTokens } from './tokens/ApiTokens.tsx'
import { Users } from './Users.tsx'

/** The viewer's password and API tokens; admins also see and add users. */
export function UsersPage({ queryRef }: PageProps<UsersPageQuery>) {
  const { viewer } = usePreloadedQuery<UsersPageQuery>(query, queryRef)
  const layout = useCardsLayout()
  if (!viewer) return null
  const isAdmin = viewer.role === 'ADMIN'
  return (
    <>
      <PageHeader title="User Management">
        {isAdmin && (
          <>
            <ButtonLink to="/webhooks" icon={<FlashRegular />}>
              Webhooks
            </ButtonLink>
            <ButtonLink to="/agency" icon={<BuildingRegular />}>
              Agency settings
            </ButtonLink>
          </>
        )}
      </PageHeader>
      <div className={layout.columns}>
        <div className={layout.column}>
          {isAdmin && <Users />}
          <ApiTokens viewer={viewer} />
        </div>
        <div className={layout.column}>
          {isAdmin && <AddUser />}
          <ChangePassword viewer={viewer} />
        </div>
      </div>
    </>
  )
}

const query = graphql`
  query UsersPageQuery @preloadable {
    viewer {
      role
      ...ApiTokens_viewer
      ...ChangePassword_viewer
    }
  }
`
