import { makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { apiTokenLabels, apiTokenScopes } from '../../../api/auth/words.ts'
import type { ApiTokens_token$key } from '../../__generated__/ApiTokens_token.graphql.ts'
import type { ApiTokens_viewer$key } from '../../__generated__/ApiTokens_viewer.graphql.ts'
import type { ApiTokensRevokeMutation } from '../../__generated__/ApiTokensRevokeMutation.graphql.ts'
import { Link } from '../../app/links.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { DialogHost, useDialog } from '../../components/DialogHost.tsx'
import { takesFocusOver } from '../../components/focus.ts'
import { formatDate, formatDateTime, shortened } from '../../components/format.ts'
import { laterDialog } from '../../components/laterDialog.tsx'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { type NewSecret, SecretOnce } from '../../components/SecretOnce.tsx'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { column } from '../../components/styles.ts'
import { SmallTable, useSmallTableStyles } from '../../components/table/SmallTable.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRecordAction, withReason } from '../../relay/useRecordAction.ts'

/** The card that lists, makes and revokes the viewer's API tokens. A token's secret is shown only once. */
export function ApiTokens({ viewer: key }: { viewer: ApiTokens_viewer$key }) {
  const { apiTokens } = useFragment(viewerFragment, key)
  const styles = useStyles()
  const [made, setMade] = useState<NewSecret | null>(null)
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
      <div ref={takesFocusOver} tabIndex={-1} className={styles.list}>
        {made && apiTokens.some(({ id }) => id === made.id) && <SecretOnce made={made} onDone={() => setMade(null)} />}
        {apiTokens.length > 0 && (
          <DialogHost>
            <SmallTable label="API tokens" columns={columns} action="Actions">
              {apiTokens.map(token => (
                <TokenRow key={token.id} token={token} onRotated={setMade} />
              ))}
            </SmallTable>
          </DialogHost>
        )}
      </div>
    </Card>
  )
}

const AddTokenDialog = laterDialog(async () => (await import('./AddTokenDialog.tsx')).AddTokenDialog)
const RotateTokenDialog = laterDialog(async () => (await import('./RotateTokenDialog.tsx')).RotateTokenDialog)
const TokenDialog = laterDialog(async () => (await import('./TokenDialog.tsx')).TokenDialog)

const columns = [
  { label: apiTokenLabels.name },
  { label: apiTokenLabels.scope },
  { label: apiTokenLabels.expiresAt, wide: true },
  { label: 'Last used', wide: true },
]

type RowProps = { token: ApiTokens_token$key; onRotated: (token: NewSecret) => void }

/** A row with a token, without the secret. On phones, the dates are shown below the name. */
function TokenRow({ token: key, onRotated }: RowProps) {
  const token = useFragment(tokenFragment, key)
  const { databaseId: id, name, scope, scopes, lastUsedFrom, previousUntil } = token
  const table = useSmallTableStyles()
  const refresh = useRefresh()
  const open = useDialog()
  const [act] = useRecordAction<ApiTokensRevokeMutation>(revokeMutation)
  const revoke = () =>
    act(
      { input: { id } },
      {
        ask: {
          title: `Revoke ${shortened(name)}?`,
          text: `Programs that use “${name}” are refused at once. This action cannot be undone.`,
          action: 'Revoke',
          destructive: true,
        },
        done: { title: 'Token revoked', text: `“${name}” no longer works.` },
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
        {isAhead(previousUntil) && (
          <span className={table.detail}>Old secret until {formatDateTime(`${previousUntil}`)}</span>
        )}
        <span className={table.below}>Expires: {expires}</span>
        <span className={table.below}>
          Last used: {lastUsed} {lastUsedFrom && `from ${lastUsedFrom}`}
        </span>
      </th>
      <td className={table.cell}>
        <span className={table.badges}>
          {scope !== '%future added value' && (
            <StatusBadge
              label={scopes.length > 0 ? namedScopes(scopes.length) : apiTokenScopes[scope]}
              tone={scope === 'READ' ? 'grey' : 'amber'}
            />
          )}
          {isOver(token.expiresAt) && <StatusBadge label="Expired" tone="red" />}
        </span>
      </td>
      <td className={table.wideCell}>{expires}</td>
      <td className={table.wideCell}>
        {lastUsed}
        {lastUsedFrom && <span className={table.detail}>from {lastUsedFrom}</span>}
      </td>
      <td className={table.cell}>
        <RowMenu
          label={`Actions for ${name}`}
          actions={[
            { label: 'What it may do', onChoose: () => open(onClose => <TokenDialog {...{ token, onClose }} />) },
            {
              label: 'New secret',
              onChoose: () => open(onClose => <RotateTokenDialog {...{ id, name, onRotated, onClose }} />),
            },
            { label: 'Revoke', destructive: true, onChoose: revoke },
          ]}
        />
      </td>
    </tr>
  )
}

const namedScopes = (count: number) => (count === 1 ? '1 scope' : `${count} scopes`)

const isAhead = (instant: string | null | undefined) => Boolean(instant) && !isOver(instant)

function isOver(expiresAt: string | null | undefined) {
  return Boolean(expiresAt) && new Date(`${expiresAt}`) <= new Date()
}

const viewerFragment = graphql`
  fragment ApiTokens_viewer on User {
    apiTokens { id ...ApiTokens_token }
  }
`

const tokenFragment = graphql`
  fragment ApiTokens_token on ApiToken {
    databaseId name scope scopes createdAt expiresAt lastUsedAt lastUsedFrom previousUntil
    ...TokenDialog_token
  }
`

const revokeMutation = graphql`
  mutation ApiTokensRevokeMutation($input: RevokeApiTokenInput!) {
    revokeApiToken(input: $input) {
      viewer { ...ApiTokens_viewer }
    }
  }
`

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})
