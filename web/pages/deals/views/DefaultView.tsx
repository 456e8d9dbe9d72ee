import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { DefaultView_query$data, DefaultView_query$key } from '../../../__generated__/DefaultView_query.graphql.ts'
import { plainAddress, saysNothing, writeAddress } from '../address.ts'
import { isSameList, viewAddress } from './viewAddress.ts'

type Props = { query: DefaultView_query$key; waiting: ReactNode; children: ReactNode }

/** Who arrives by an address that says nothing goes on to their default view, before any row is seen. */
export function DefaultView({ query: key, waiting, children }: Props) {
  const { savedViews } = useFragment(fragment, key)
  const location = useLocation()
  const target = () => (saysNothing(new URLSearchParams(location.search)) ? defaultSearch(savedViews) : null)
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

function defaultSearch(views: DefaultView_query$data['savedViews']) {
  const view = views.find(({ isDefault }) => isDefault)
  const address = view && viewAddress(view)
  return address && !isSameList(address, plainAddress) ? writeAddress(address) : null
}

const fragment = graphql`
  fragment DefaultView_query on Query {
    savedViews(tableName: "deals") {
      isDefault
      filters {
        statusFilter
        searchTerm
        sortField
        sortDirection
      }
      sorting {
        field
        direction
      }
    }
  }
`
