import type { ComponentType } from 'react'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { definePage, type Page, type PageProps } from '../app/definePage.tsx'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import type { ListFrame } from './definition.ts'
import { RowsSkeleton } from './ListSkeleton.tsx'

type Definition<Q extends OperationType> = {
  path: string
  list: ListFrame<VariablesOf<Q>>
  query: PreloadableConcreteRequest<Q>
  page: () => Promise<ComponentType<PageProps<Q>>>
}

/** Defines the page of a list. The list's search, filters, order and page are in the address. */
export function defineListPage<Q extends OperationType>({ path, list, query, page }: Definition<Q>): Page {
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
