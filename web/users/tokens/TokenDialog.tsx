import { graphql, useFragment } from 'react-relay'
import { heldBy } from '../../../api/scopes/bundles.ts'
import type { TokenDialog_token$key } from '../../__generated__/TokenDialog_token.graphql.ts'
import { Fact, FactList } from '../../components/FactList.tsx'
import { formatDateTime } from '../../components/format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ScopeMatrix } from './ScopeMatrix.tsx'

type Props = { token: TokenDialog_token$key; onClose: () => void }

/** The dialog that shows a token's scopes, expiry and last use. */
export function TokenDialog({ token: key, onClose }: Props) {
  const token = useFragment(fragment, key)
  const { name, scope, scopes, expiresAt, previousUntil } = token
  return (
    <FormDialog
      title={`What “${name}” may do`}
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <FactList>
        <Fact name="Expires">{expiresAt ? formatDateTime(expiresAt) : 'Never'}</Fact>
        <Fact name="Last used">{useOf(token)}</Fact>
        {previousUntil && <Fact name="Old secret">Works until {formatDateTime(previousUntil)}</Fact>}
      </FactList>
      <ScopeMatrix chosen={[...heldBy({ scope: scope === 'READ_WRITE' ? scope : 'READ', scopes })]} />
    </FormDialog>
  )
}

/** The last use of a token in words: the time, the network and the program. */
function useOf({ lastUsedAt, lastUsedFrom, lastUsedBy }: TokenUse): string {
  if (!lastUsedAt) return 'Never'
  const from = lastUsedFrom ? ` from ${lastUsedFrom}` : ''
  return `${formatDateTime(lastUsedAt)}${from}${lastUsedBy ? ` by ${lastUsedBy}` : ''}`
}

type TokenUse = { lastUsedAt?: string | null; lastUsedFrom?: string | null; lastUsedBy?: string | null }

const fragment = graphql`
  fragment TokenDialog_token on ApiToken {
    name scope scopes expiresAt lastUsedAt lastUsedFrom lastUsedBy previousUntil
  }
`
