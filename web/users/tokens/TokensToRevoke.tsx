import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TokensToRevokeQuery } from '../../__generated__/TokensToRevokeQuery.graphql.ts'
import { column, small } from '../../components/styles.ts'

type Props = { userId: string; revokes: boolean; onChange: (revokes: boolean) => void }

/** A checkbox, with the names of the user's API tokens: whether a new password revokes them. Empty without tokens. */
export function TokensToRevoke({ userId, revokes, onChange }: Props) {
  const styles = useStyles()
  const listId = useId()
  const { node } = useLazyLoadQuery<TokensToRevokeQuery>(query, { userId }, { fetchPolicy: 'store-and-network' })
  const names = node?.validApiTokenNames ?? []
  if (names.length === 0) return null
  return (
    <div className={styles.root}>
      <Checkbox
        label={names.length === 1 ? 'Revoke 1 API token' : `Revoke ${names.length} API tokens`}
        aria-describedby={listId}
        checked={revokes}
        onChange={(_, { checked }) => onChange(checked === true)}
      />
      <ul id={listId} className={styles.names}>
        {[...new Set(names)].map(name => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const query = graphql`
  query TokensToRevokeQuery($userId: ID!) {
    node(id: $userId) {
      ... on User { validApiTokenNames }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column },
  names: {
    ...small,
    margin: 0,
    paddingInlineStart: '36px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
})
