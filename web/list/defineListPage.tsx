import type { ComponentType } from 'react'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { definePage, type Page, type PageProps } from '../app/definePage.tsx'
import type { ListFrame } from './definition.ts'
import { ListPageSkeleton } from './ListSkeleton.tsx'

type Definition<Q extends OperationType> = {
  path: string
  list: ListFrame<VariablesOf<Q>>
  /** The default export of `__generated__/…$parameters.ts`. */
  query: PreloadableConcreteRequest<Q>
  page: () => Promise<ComponentType<PageProps<Q>>>
}

/** A list's page. Search, filters, order and page of the list are in its address. */
export function defineListPage<Q extends OperationType>({ path, list, query, page }: Definition<Q>): Page {
  return definePage<Q>({
    path,
    access: 'staff',
    title: list.title,
    query,
    variables: ({ search }) => list.address.variables(search),
    page,
    Skeleton: () => <ListPageSkeleton list={list} />,
    failure: list.failure,
  })
}
