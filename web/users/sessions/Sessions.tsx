import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Sessions_viewer$key } from '../../__generated__/Sessions_viewer.graphql.ts'
import { Card } from '../../components/Card.tsx'
import { Unseen } from '../../components/Unseen.tsx'
import { useTableStyles } from '../useTableStyles.ts'
import { SessionRow } from './SessionRow.tsx'
import { useEndOtherSessions } from './useEndSessions.ts'

/** Where the viewer is signed in, the browser used last first; each is ended here. */
export function Sessions({ viewer: key }: { viewer: Sessions_viewer$key }) {
  const { sessions } = useFragment(fragment, key)
  const table = useTableStyles()
  const [endOthers, busy] = useEndOtherSessions()
  return (
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
      <table aria-label="Sessions" className={table.table}>
        <thead>
          <tr>
            <th className={table.head}>Signed in on</th>
            <th className={table.wideHead}>Signed in</th>
            <th className={table.wideHead}>Last used</th>
            <th>
              <Unseen>End</Unseen>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(session => (
            <SessionRow key={session.databaseId} session={session} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const fragment = graphql`
  fragment Sessions_viewer on User {
    sessions {
      databaseId
      ...SessionRow_session
    }
  }
`
