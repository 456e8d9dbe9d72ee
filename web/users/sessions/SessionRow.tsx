import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts'
import { formatDateTime } from '../../components/dates.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useTableStyles } from '../useTableStyles.ts'
import { useEndSession } from './useEndSessions.ts'

/** A browser in which the viewer is signed in. On phones its dates stand below its name. */
export function SessionRow({ session: key }: { session: SessionRow_session$key }) {
  const { databaseId, device, address, createdAt, lastUsedAt, isCurrent } = useFragment(fragment, key)
  const table = useTableStyles()
  const [end, busy] = useEndSession()
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
          <Button
            size="small"
            aria-label={`End session on ${name}`}
            disabledFocusable={busy}
            onClick={() => end(databaseId)}
          >
            End
          </Button>
        )}
      </td>
    </tr>
  )
}

const fragment = graphql`
  fragment SessionRow_session on Session {
    databaseId
    device
    address
    createdAt
    lastUsedAt
    isCurrent
  }
`
