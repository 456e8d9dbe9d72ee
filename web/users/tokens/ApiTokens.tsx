import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApiTokens_viewer$key } from '../../__generated__/ApiTokens_viewer.graphql.ts'
import { Link } from '../../app/links.tsx'
import { Card } from '../../components/Card.tsx'
import { Unseen } from '../../components/Unseen.tsx'
import { useTableStyles } from '../useTableStyles.ts'
import { AddTokenDialog } from './AddTokenDialog.tsx'
import { type NewToken, SecretOnce } from './SecretOnce.tsx'
import { TokenRow } from './TokenRow.tsx'

/** What lets programs in as the viewer: made here, told once, and revoked here. */
export function ApiTokens({ viewer: key }: { viewer: ApiTokens_viewer$key }) {
  const { apiTokens } = useFragment(fragment, key)
  const table = useTableStyles()
  const styles = useStyles()
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<NewToken | null>(null)
  return (
    <Card
      title="API tokens"
      actions={
        <Button icon={<AddRegular />} onClick={() => setAdding(true)}>
          New token
        </Button>
      }
    >
      <p className={styles.text}>
        A token lets your own programs call the APIs as you. Try out queries in <Link to="/graphiql">GraphiQL</Link>.
      </p>
      {made && apiTokens.some(({ id }) => id === made.id) && <SecretOnce token={made} onDone={() => setMade(null)} />}
      {apiTokens.length > 0 && (
        <table aria-label="API tokens" className={table.table}>
          <thead>
            <tr>
              <th className={table.head}>Name</th>
              <th className={table.head}>Scope</th>
              <th className={table.wideHead}>Expires</th>
              <th className={table.wideHead}>Last used</th>
              <th>
                <Unseen>Revoke</Unseen>
              </th>
            </tr>
          </thead>
          <tbody>
            {apiTokens.map(token => (
              <TokenRow key={token.id} token={token} />
            ))}
          </tbody>
        </table>
      )}
      {adding && <AddTokenDialog onAdded={setMade} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const fragment = graphql`
  fragment ApiTokens_viewer on User {
    apiTokens {
      id
      ...TokenRow_token
    }
  }
`

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})
