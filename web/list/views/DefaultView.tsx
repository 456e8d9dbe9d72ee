import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { DefaultView_query$data, DefaultView_query$key } from '../../__generated__/DefaultView_query.graphql.ts'
import type { ListFrame } from '../defineListPage.tsx'
import { readView } from './readView.ts'
import { addressOf, isSameList, saysNothing } from './views.ts'

type Props = {
  query: DefaultView_query$key
  list: ListFrame
  waiting: ReactNode
  children: ReactNode
}

/** Who arrives by an address that says nothing goes on to their default view, before any row is seen. */
export function DefaultView({ query: key, list, waiting, children }: Props) {
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

function defaultSearch(list: ListFrame, views: DefaultView_query$data['savedViews']) {
  const { plain, write } = list.address
  const view = views.find(({ isDefault }) => isDefault)
  const address = view && addressOf(list, readView(view))
  return address && !isSameList(list, address, plain) ? write(address) : null
}

const fragment = graphql`
  fragment DefaultView_query on Query @argumentDefinitions(tableName: { type: "String!" }) {
    savedViews(tableName: $tableName) {
      isDefault
      ...readView_view
    }
  }
`
