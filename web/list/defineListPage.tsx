import type { ComponentType } from 'react'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { definePage, type Page, type PageProps } from '../app/definePage.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import type { ListFrame } from './definition.ts'
import { RowsSkeleton } from './ListSkeleton.tsx'

/** The query of a list: its noun has a `search` filter, as the page always has a search field. */
type ListOperation = OperationType & { variables: { filter?: { search?: string | null } | null } }

type Definition<Q extends ListOperation> = {
  path: string
  list: ListFrame<VariablesOf<Q>>
  query: PreloadableConcreteRequest<Q>
  page: () => Promise<ComponentType<PageProps<Q>>>
}

/** Defines the page of a list. The list's search, filters, order and page are in the address. */
export function defineListPage<Q extends ListOperation>({ path, list, query, page }: Definition<Q>): Page {
  return definePage<Q>({
    path,
    title: list.title,
    query,
    variables: ({ search }) => list.address.variables(search),
    page,
    Skeleton: () => <ListPageSkeleton list={list} />,
    failure: list.failure,
  })
}

/** Shown while the page's code is loading; after that, only the rows have a skeleton. */
function ListPageSkeleton({ list }: { list: ListFrame }) {
  return (
    <FullHeightPage>
      <PageHeader title={list.title} />
      <div style={{ flexShrink: 0, height: '44px' }} />
      <RowsSkeleton list={list} />
    </FullHeightPage>
  )
}
