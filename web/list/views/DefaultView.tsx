import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { DefaultView_query$data, DefaultView_query$key } from '../../__generated__/DefaultView_query.graphql.ts'
import { readView } from './readView.ts'
import { isSameList, type ListWithViews, type Searched, saysNothing } from './views.ts'

type Props<Address extends Searched> = {
  query: DefaultView_query$key
  list: ListWithViews<Address>
  waiting: ReactNode
  children: ReactNode
}

/** Who arrives by an address that says nothing goes on to their default view, before any row is seen. */
export function DefaultView<Address extends Searched>({ query: key, list, waiting, children }: Props<Address>) {
  const { savedViews } = useFragment(fragment, key)
  const location = useLocation()
  const target = () => (saysNothing(location.search) ? defaultSearch(list, savedViews) : null)
  // Decided once for each arrival: making another view the default moves nobody.
  const [arrival, setArrival] = useState(() => ({ key: location.key, target: target() }))
  if (arrival.key !== location.key) setArrival({ key: location.key, target: target() })
  if (arrival.key !== location.key || arrival.target === null) return children
  return (
    <>
      <Navigate to={{ search: arrival.target }} replace />
      {waiting}
    </>
  )
}

function defaultSearch<Address extends Searched>(
  list: ListWithViews<Address>,
  views: DefaultView_query$data['savedViews'],
) {
  const view = views.find(({ isDefault }) => isDefault)
  const address = view && list.addressOf(readView(view))
  return address && !isSameList(list, address, list.plain) ? list.write(address) : null
}

const fragment = graphql`
  fragment DefaultView_query on Query @argumentDefinitions(tableName: { type: "String!" }) {
    savedViews(tableName: $tableName) {
      isDefault
      ...readView_view
    }
  }
`
