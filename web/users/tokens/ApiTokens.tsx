import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { apiTokenLabels, apiTokenScopes } from '../../../api/auth/words.ts'
import type { ApiTokens_token$key } from '../../__generated__/ApiTokens_token.graphql.ts'
import type { ApiTokens_viewer$key } from '../../__generated__/ApiTokens_viewer.graphql.ts'
import type { ApiTokensRevokeMutation } from '../../__generated__/ApiTokensRevokeMutation.graphql.ts'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { Link } from '../../app/links.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { formatDate, formatDateTime } from '../../components/format.ts'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { SmallTable, useSmallTableStyles } from '../../components/table/SmallTable.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRecordAction, withReason } from '../../relay/useRecordAction.ts'
import { type NewToken, SecretOnce } from './SecretOnce.tsx'

/** Lists, makes and revokes the viewer's API tokens. A token's secret is shown only once. */
export function ApiTokens({ viewer: key }: { viewer: ApiTokens_viewer$key }) {
  const { apiTokens } = useFragment(viewerFragment, key)
  const styles = useStyles()
  const [made, setMade] = useState<NewToken | null>(null)
  return (
    <Card
      title="API tokens"
      actions={
        <DialogButton icon={<AddRegular />} dialog={onClose => <AddTokenDialog onAdded={setMade} onClose={onClose} />}>
          New token
        </DialogButton>
      }
    >
      <p className={styles.text}>
        A token lets your own programs call the APIs as you. Every call is in the{' '}
        <Link to="/docs/api">API reference</Link>; try out queries in <Link to="/graphiql">GraphiQL</Link>.
      </p>
      {made && apiTokens.some(({ id }) => id === made.id) && <SecretOnce token={made} onDone={() => setMade(null)} />}
      {apiTokens.length > 0 && (
        <SmallTable label="API tokens" columns={columns} action="Revoke">
          {apiTokens.map(token => (
            <TokenRow key={token.id} token={token} />
          ))}
        </SmallTable>
      )}
    </Card>
  )
}

const [AddTokenDialog] = lazyDialog(async () => (await import('./AddTokenDialog.tsx')).AddTokenDialog)

const columns = [
  { label: apiTokenLabels.name },
  { label: apiTokenLabels.scope },
  { label: apiTokenLabels.expiresAt, wide: true },
  { label: 'Last used', wide: true },
]

/** A token, without its secret. On phones its dates are shown below its name. */
function TokenRow({ token: key }: { token: ApiTokens_token$key }) {
  const token = useFragment(tokenFragment, key)
  const { databaseId: id, name, scope } = token
  const table = useSmallTableStyles()
  const refresh = useRefresh()
  const [act, busy] = useRecordAction<ApiTokensRevokeMutation>(revokeMutation)
  const revoke = () =>
    act(
      { input: { id } },
      {
        ask: {
          title: 'Revoke token?',
          text: `Programs that use “${name}” are refused from then on. This action cannot be undone.`,
          action: 'Revoke',
          destructive: true,
        },
        done: { title: 'Token revoked', text: `“${name}” lets nobody in any more.` },
        failed: withReason('Failed to revoke token', 'Please try again.'),
        onGone: refresh,
      },
    )
  const expires = token.expiresAt ? formatDate(token.expiresAt) : 'Never'
  const lastUsed = token.lastUsedAt ? formatDateTime(token.lastUsedAt) : 'Never'
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <bdi>{name}</bdi>
        <span className={table.detail}>Created {formatDate(token.createdAt)}</span>
        <span className={table.below}>Expires: {expires}</span>
        <span className={table.below}>Last used: {lastUsed}</span>
      </th>
      <td className={table.cell}>
        <span className={table.badges}>
          {scope !== '%future added value' && (
            <StatusBadge label={apiTokenScopes[scope]} tone={scope === 'READ' ? 'grey' : 'amber'} />
          )}
          {isOver(token.expiresAt) && <StatusBadge label="Expired" tone="red" />}
        </span>
      </td>
      <td className={table.wideCell}>{expires}</td>
      <td className={table.wideCell}>{lastUsed}</td>
      <td className={table.cell}>
        <Button size="small" aria-label={`Revoke ${name}`} disabledFocusable={busy} onClick={revoke}>
          Revoke
        </Button>
      </td>
    </tr>
  )
}

function isOver(expiresAt: string | null | undefined) {
  return Boolean(expiresAt) && new Date(`${expiresAt}`) <= new Date()
}

const viewerFragment = graphql`
  fragment ApiTokens_viewer on User {
    apiTokens { id ...ApiTokens_token }
  }
`

const tokenFragment = graphql`
  fragment ApiTokens_token on ApiToken { databaseId name scope createdAt expiresAt lastUsedAt }
`

const revokeMutation = graphql`
  mutation ApiTokensRevokeMutation($input: RevokeApiTokenInput!) {
    revokeApiToken(input: $input) {
      viewer { ...ApiTokens_viewer }
    }
  }
`

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})
