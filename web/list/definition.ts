import type { ReactElement, ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import type { SavedViews_query$key } from '../__generated__/SavedViews_query.graphql.ts'
import type { Column } from '../components/table/ColumnHead.tsx'
import type { AddressForm, ListPlace } from './listAddress.ts'

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
  cards: CardShape
  /** The list's own order, in words. */
  ownOrder: string
  /** What the order selector offers besides, by what the address has for it: `{ '-title': 'Title Z-A' }`. */
  orders: Readonly<Record<string, string>>
  /** How many rows there are: on this page, of those that match, of all. */
  counter: (counts: { shown: number; matching: number; total: number }) => string
}

/** A column of a list; one with a `field` can be sorted by. */
export type ListColumn = Column & { field?: string }

/** What the skeleton's cards look like: how many, the shape of the picture, and each line's height and width. */
type CardShape = {
  count: number
  media?: 'circle' | 'square'
  lines: readonly (readonly [height: 12 | 16 | 24, width: string])[]
}

/** All of a list but what shows its records. */
export type ListDefinition = ListFrame & {
  query: GraphQLTaggedNode
  /** The button that adds a record. */
  add: ReactElement
  searchHint: string
  /** Stands behind the filters. */
  filtersEnd?: (place: Omit<ListPlace, 'busy'>) => ReactNode
  /** A name that somebody might give a view. */
  viewName: string
  empty: EmptyTexts
}

/** What a list says when it has no rows. */
type EmptyTexts = {
  /** There are no records at all: says what the list is for. */
  none: IconAndTitle & { text: string }
  /** The search and filters leave none. `searched` and `among` fill the sentence: 'No … contains “x” … this status.' */
  noMatch: IconAndTitle & { searched: string; among: string }
  /** The page has run out of rows, as the list has changed since. */
  pageGone: { title: string; text: string }
}

type IconAndTitle = { icon: ReactElement; title: string }

/** A list: its frame, and what comes with the page's code. A constant of the page's file. */
export type List<Q extends ListQuery> = ListDefinition & {
  row: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
  /** In place of the row, on narrow screens. */
  card: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
}

/** The query of a list's page. Aliases give each list the same names. */
export type ListQuery = OperationType & {
  response: SavedViews_query$key & {
    /** How many records there are, whatever the filters. */
    total: number
    rows: {
      totalCount: number
      edges: readonly { node: { id: string } }[]
      pageInfo: RecordList_pageInfo$key
    }
  }
}

type RecordOf<Q extends ListQuery> = Q['response']['rows']['edges'][number]['node']
