import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TokenRow_token$key } from '../../__generated__/TokenRow_token.graphql.ts'
import { formatDate, formatDateTime } from '../../components/dates.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useTableStyles } from '../useTableStyles.ts'
import { scopeWords } from './scopes.ts'
import { useRevokeToken } from './useRevokeToken.ts'

/** A token as it is known after its secret was told. On phones its dates stand below the name. */
export function TokenRow({ token: key }: { token: TokenRow_token$key }) {
  const token = useFragment(fragment, key)
  const table = useTableStyles()
  const [revoke, busy] = useRevokeToken()
  const expires = token.expiresAt ? formatDate(token.expiresAt) : 'Never'
  const lastUsed = token.lastUsedAt ? formatDateTime(token.lastUsedAt) : 'Never'
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <bdi>{token.name}</bdi>
        <span className={table.detail}>Created {formatDate(token.createdAt)}</span>
        <span className={table.below}>Expires: {expires}</span>
        <span className={table.below}>Last used: {lastUsed}</span>
      </th>
      <td className={table.cell}>
        <span className={table.badges}>
          {token.scope !== '%future added value' && <StatusBadge {...scopeWords[token.scope]} />}
          {isOver(token.expiresAt) && <StatusBadge label="Expired" tone="red" />}
        </span>
      </td>
      <td className={table.wideCell}>{expires}</td>
      <td className={table.wideCell}>{lastUsed}</td>
      <td className={table.cell}>
        <Button size="small" aria-label={`Revoke ${token.name}`} disabledFocusable={busy} onClick={() => revoke(token)}>
          Revoke
        </Button>
      </td>
    </tr>
  )
}

function isOver(expiresAt: string | null | undefined) {
  return Boolean(expiresAt) && new Date(`${expiresAt}`) <= new Date()
}

const fragment = graphql`
  fragment TokenRow_token on ApiToken {
    databaseId
    name
    scope
    createdAt
    expiresAt
    lastUsedAt
  }
`
