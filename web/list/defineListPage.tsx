import type { ComponentType } from 'react'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { definePage, type Page, type PageProps } from '../app/definePage.tsx'
import { type CardShape, ListPageSkeleton } from './ListSkeleton.tsx'
import type { AddressForm } from './listAddress.ts'
import type { ListColumn } from './sortableColumns.ts'

/** A list as data. It is there before the code of its page: for the address, and for the skeleton. */
export type ListFrame<Variables = unknown> = {
  title: string
  /** The name of the table: 'Deals'. */
  label: string
  /** What is listed, in the middle of a sentence: 'deal' and 'deals'. The API's saved views have the latter, too. */
  one: string
  many: string
  /** What the page says when the rows could not be loaded. */
  failure: string
  address: AddressForm<Variables>
  columns: readonly ListColumn[]
  /** The list's own order, in words. */
  ownOrder: string
  /** What the order selector offers besides, by what the address has for it: `{ '-title': 'Title Z-A' }`. */
  orders: Readonly<Record<string, string>>
  /** How many rows there are: on this page, of those that match, of all. */
  counter: (counts: { shown: number; matching: number; total: number }) => string
  /** The shape of a card, which stands for a row on narrow screens. */
  cards: CardShape
}

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
