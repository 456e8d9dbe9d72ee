import { Button } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { UnreadAmountsQuery } from '../../__generated__/UnreadAmountsQuery.graphql.ts'
import type { ListControls } from '../../list/listAddress.ts'
import { dealList } from './dealList.ts'

/** '12 amounts to look at': leads to the deals with amounts that cannot be read, and back. */
export function UnreadAmounts({ address, change }: Omit<ListControls, 'busy'>) {
  const { deals } = useLazyLoadQuery<UnreadAmountsQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const isOn = Boolean(address.chosen.amounts?.length)
  const count = deals.totalCount
  if (count === 0 && !isOn) return null
  return (
    <Button
      size="small"
      appearance={isOn ? 'primary' : 'subtle'}
      aria-pressed={isOn}
      onClick={() => {
        if (isOn) change({ chosen: { ...address.chosen, amounts: [] } })
        else change({ ...dealList.address.plain, chosen: { amounts: ['unread'] } })
      }}
    >
      {count === 1 ? '1 deal with an amount to look at' : `${count.toLocaleString('en')} deals with amounts to look at`}
    </Button>
  )
}

const query = graphql`
  query UnreadAmountsQuery {
    deals(filter: { hasUnreadAmount: true }) { totalCount }
  }
`
