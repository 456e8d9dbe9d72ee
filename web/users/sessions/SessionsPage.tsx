import { Button } from '@fluentui/react-components'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { SessionsPage_session$key } from '../../__generated__/SessionsPage_session.graphql.ts'
import type { SessionsPage_viewer$key } from '../../__generated__/SessionsPage_viewer.graphql.ts'
import type { SessionsPageEndMutation } from '../../__generated__/SessionsPageEndMutation.graphql.ts'
import type { SessionsPageEndOthersMutation } from '../../__generated__/SessionsPageEndOthersMutation.graphql.ts'
import type { SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { useCardsLayout } from '../../components/CardsSkeleton.tsx'
import { formatDateTime } from '../../components/format.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { SmallTable, useSmallTableStyles } from '../../components/table/SmallTable.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRecordAction, withReason } from '../../relay/useRecordAction.ts'

/** The page with the viewer's sessions, most recently used first. All sessions except the current can be ended. */
export function SessionsPage({ queryRef }: PageProps<SessionsPageQuery>) {
  const { viewer: key } = usePreloadedQuery<SessionsPageQuery>(query, queryRef)
  const viewer = useFragment(viewerFragment, key as SessionsPage_viewer$key | null | undefined)
  const layout = useCardsLayout()
  const [act, busy] = useRecordAction<SessionsPageEndOthersMutation>(endOthersMutation)
  if (!viewer) return null
  const { sessions } = viewer
  const endOthers = () =>
    act(
      {},
      {
        done: { title: 'Sessions ended', text: 'You are signed in here only.' },
        failed: withReason('Failed to end sessions', 'Please try again.'),
      },
    )
  return (
    <>
      <PageHeader title="Your sessions" />
      <div className={layout.columns}>
        <Card
          title="Sessions"
          actions={
            sessions.length > 1 && (
              <Button disabledFocusable={busy} onClick={endOthers}>
                End all others
              </Button>
            )
          }
        >
          <SmallTable label="Sessions" columns={columns} action="End">
            {sessions.map(session => (
              <SessionRow key={session.databaseId} session={session} />
            ))}
          </SmallTable>
        </Card>
      </div>
    </>
  )
}

const columns = [{ label: 'Signed in on' }, { label: 'Signed in', wide: true }, { label: 'Last used', wide: true }]

/** A row with a session: a browser in which the viewer is signed in. On phones, the dates are below the name. */
function SessionRow({ session: key }: { session: SessionsPage_session$key }) {
  const { databaseId: id, device, address, createdAt, lastUsedAt, isCurrent } = useFragment(sessionFragment, key)
  const table = useSmallTableStyles()
  const refresh = useRefresh()
  const [act, busy] = useRecordAction<SessionsPageEndMutation>(endMutation)
  const end = () =>
    act(
      { input: { id } },
      {
        done: { title: 'Session ended' },
        failed: withReason('Failed to end session', 'Please try again.'),
        onGone: refresh,
      },
    )
  const name = device ?? 'Unknown browser'
  const signedIn = formatDateTime(createdAt)
  const lastUsed = formatDateTime(lastUsedAt)
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <span className={table.badges}>
          {name}
          {isCurrent && <StatusBadge label="This browser" tone="teal" />}
        </span>
        {address && <span className={table.detail}>From {address}</span>}
        <span className={table.below}>Signed in: {signedIn}</span>
        <span className={table.below}>Last used: {lastUsed}</span>
      </th>
      <td className={table.wideCell}>{signedIn}</td>
      <td className={table.wideCell}>{lastUsed}</td>
      <td className={table.cell}>
        {!isCurrent && (
          <Button size="small" aria-label={`End session on ${name}`} disabledFocusable={busy} onClick={end}>
            End
          </Button>
        )}
      </td>
    </tr>
  )
}

const query = graphql`
  query SessionsPageQuery @preloadable {
    viewer { ...SessionsPage_viewer }
  }
`

const viewerFragment = graphql`
  fragment SessionsPage_viewer on User {
    sessions { databaseId ...SessionsPage_session }
  }
`

const sessionFragment = graphql`
  fragment SessionsPage_session on Session {
    databaseId device address createdAt lastUsedAt isCurrent
  }
`

const endMutation = graphql`
  mutation SessionsPageEndMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      viewer { ...SessionsPage_viewer }
    }
  }
`

const endOthersMutation = graphql`
  mutation SessionsPageEndOthersMutation {
    endOtherSessions {
      viewer { ...SessionsPage_viewer }
    }
  }
`
