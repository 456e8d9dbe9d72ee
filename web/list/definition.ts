import type { ReactElement, ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import type { SavedViews_query$key } from '../__generated__/SavedViews_query.graphql.ts'
import type { Column } from '../components/table/DataTable.tsx'
import type { AddressForm, ListControls } from './listAddress.ts'
import type { SelectedRow } from './selection/createSelection.ts'

/** The part of a list's definition that is loaded before the page's code. Defines the address and the skeleton. */
export type ListFrame<Variables = unknown> = {
  title: string
  label: string
  /** The record's noun within a sentence: 'deal' and 'deals'. The plural is also the API's name in saved views. */
  one: string
  many: string
  failure: string
  address: AddressForm<Variables>
  /** The name of the view in which the list opens, if that is not the whole list: 'Open deals'. */
  opensAs?: string
  columns: readonly ListColumn[]
  cards: CardShape
  ownOrder: string
  /** The labels of all other orders in the selector, by their text in the address: `{ '-title': 'Title Z-A' }`. */
  orders: Readonly<Record<string, string>>
  /** Orders that the selector offers only while the list is sorted by them, e.g. the order of the opening view. */
  ordersInUse?: Readonly<Record<string, string>>
  counter: (counts: Counts) => string
}

/** A column of a list; sortable if it has a `field`. */
export type ListColumn = Column & { field?: string }

/** The cards of the skeleton: their number, height, shape of the picture, and the height and width of each line. */
type CardShape = {
  count: number
  height: number
  media?: 'circle' | 'square'
  lines: readonly (readonly [height: 12 | 16 | 24, width: string])[]
}

/** A list's definition without the parts for its rows and cards. */
export type ListDefinition = ListFrame & {
  query: GraphQLTaggedNode
  add: ReactElement
  /** An element below the rows that stays in view. */
  foot?: ReactElement
  searchHint: string
  /** Renders controls after the filters. */
  filtersEnd?: (controls: Omit<ListControls, 'busy'>) => ReactNode
  /** Renders a section below the rows of a search. */
  below?: (controls: Omit<ListControls, 'busy'>) => ReactNode
  /** Renders the actions on selected rows; if missing, rows cannot be selected. */
  chosen?: (chosen: readonly SelectedRow[], clear: () => void) => ReactNode
  viewName: string
  empty: EmptyTexts
}

type EmptyTexts = {
  /** Shown if no records exist at all: explains what the list is for. */
  none: IconAndTitle & { text: string }
  /** Shown if no row matches, with a sentence like 'No <searched> contains “x” <among> this status.' */
  noMatch: IconAndTitle & { searched: string; among: string }
  /** Shown for a page that has no rows any more, after the list has changed. */
  pageGone: { title: string; text: string }
}

type IconAndTitle = { icon: ReactElement; title: string }

/** A whole list definition, loaded with the page's code. Define it as a constant in the page's file. */
export type List<Q extends ListQuery> = ListDefinition & {
  /** The query for the number of rows, sent after the rows are loaded. Its answer is `Counted`. */
  count: GraphQLTaggedNode
  /** The query for rows only, used for the pages after the first. Its answer is `MoreRows`. */
  more: GraphQLTaggedNode
  /** Makes a selected row of a record; missing if rows cannot be selected. */
  choice?: (record: RecordOf<Q>) => SelectedRow
  row: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
  /** Renders a card, which replaces the row on narrow screens. */
  card: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
}

/** The query of a list's page. Aliases give every list the same field names. */
export type ListQuery = OperationType & {
  response: SavedViews_query$key & {
    /** The number of all records, regardless of the filters. */
    total: number
    rows: {
      edges: readonly { node: { id: string } }[]
      pageInfo: RecordList_pageInfo$key
    }
  }
}

export type RecordOf<Q extends ListQuery> = Q['response']['rows']['edges'][number]['node']

/** The answer of a list's count query: the number of all records, and of the matching records. */
export type Counted = { total: number; rows: { totalCount: number; isTotalCountExact: boolean } }

/** The answer of a list's query for more rows. */
export type MoreRows<Row> = {
  rows: {
    edges: readonly { node: Row }[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  }
}

/** The numbers of shown, matching and all rows, for the counter. If not `isExact`, more rows than `matching` match. */
type Counts = { shown: number; matching: number; isExact: boolean; total: number }

/** The number of matches: '1,200', or 'more than 10,000'. After a timeout of the count: 'more than' the shown rows. */
export const matchingRows = ({ matching, isExact, shown }: Counts) =>
  isExact ? matching.toLocaleString('en') : `more than ${Math.max(matching, shown).toLocaleString('en')}`
