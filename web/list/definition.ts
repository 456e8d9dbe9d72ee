import type { ReactElement, ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import type { SavedViews_query$key } from '../__generated__/SavedViews_query.graphql.ts'
import type { Column } from '../components/table/DataTable.tsx'
import type { AddressForm, ListControls } from './listAddress.ts'
import type { SelectedRow } from './selection/createSelection.ts'

/** The part of a list's definition that is loaded before its page's code: for the address and the skeleton. */
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
  /** The other orders in the selector, by their text in the address: `{ '-title': 'Title Z-A' }`. */
  orders: Readonly<Record<string, string>>
  /** Orders that the selector offers only while the list is sorted by them, e.g. in the view in which it opens. */
  ordersInUse?: Readonly<Record<string, string>>
  counter: (counts: Counts) => string
}

/** A column of a list; sortable if it has a `field`. */
export type ListColumn = Column & { field?: string }

/** The skeleton's cards: their number, the shape of the picture, and each line's height and width. */
type CardShape = {
  count: number
  height: number
  media?: 'circle' | 'square'
  lines: readonly (readonly [height: 12 | 16 | 24, width: string])[]
}

/** A list's definition without its rows and cards. */
export type ListDefinition = ListFrame & {
  query: GraphQLTaggedNode
  add: ReactElement
  /** Stays in view below the rows. */
  foot?: ReactElement
  searchHint: string
  /** Rendered after the filters. */
  filtersEnd?: (controls: Omit<ListControls, 'busy'>) => ReactNode
  /** Rendered below the rows of a search. */
  below?: (controls: Omit<ListControls, 'busy'>) => ReactNode
  /** The actions on chosen rows; without it, rows cannot be chosen. */
  chosen?: (chosen: readonly SelectedRow[], clear: () => void) => ReactNode
  viewName: string
  empty: EmptyTexts
}

type EmptyTexts = {
  /** Shown when there are no records at all: explains what the list is for. */
  none: IconAndTitle & { text: string }
  /** Shown when nothing matches. `searched` and `among` fill the sentence: 'No … contains “x” … this status.' */
  noMatch: IconAndTitle & { searched: string; among: string }
  /** Shown for a page that has no rows any more, after the list has changed. */
  pageGone: { title: string; text: string }
}

type IconAndTitle = { icon: ReactElement; title: string }

/** A list: its frame, and the parts loaded with the page's code. Define it as a constant in the page's file. */
export type List<Q extends ListQuery> = ListDefinition & {
  /** The query for the number of rows, sent after the rows are loaded. Its answer is `Counted`. */
  count: GraphQLTaggedNode
  /** The query for rows only, used for the pages after the first. Its answer is `MoreRows`. */
  more: GraphQLTaggedNode
  /** Makes a selected row of a record; missing if rows cannot be selected. */
  choice?: (record: RecordOf<Q>) => SelectedRow
  row: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
  /** Replaces the row on narrow screens. */
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

/** The answer of a list's count query: the number of all records, and of matching ones. */
export type Counted = { total: number; rows: { totalCount: number; isTotalCountExact: boolean } }

/** The answer of a list's query for more rows. */
export type MoreRows<Row> = {
  rows: {
    edges: readonly { node: Row }[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  }
}

/** The numbers in a list's counter: rows on this page, matching rows, all rows. Unless `isExact`, more rows match. */
type Counts = { shown: number; matching: number; isExact: boolean; total: number }

/** '1,200', or 'more than 10,000'; if counting took too long, 'more than' the number of rows shown. */
export const matchingRows = ({ matching, isExact, shown }: Counts) =>
  isExact ? matching.toLocaleString('en') : `more than ${Math.max(matching, shown).toLocaleString('en')}`
