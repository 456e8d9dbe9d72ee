import type { Descriptions } from '../graphql/descriptions.ts'

const TABLE = "'deals', 'talents' or 'companies'."

/** What the schema says of saved views. */
export const viewDescriptions: Descriptions = {
  'SavedView.filters': 'What the list is filtered by.',
  'SavedView.isDefault': 'The list opens with it.',
  'SavedView.sorting': 'What the list is sorted by; null for its usual order.',
  'SavedView.tableName': TABLE,
  'SavedView.viewName': 'As its owner named it.',
  SavedViewFilters: 'What a saved view filters a list by.',
  'SavedViewFilters.searchTerm': 'What is typed in the search; empty for nothing.',
  'SavedViewFilters.sortField': 'The column of an old view; null in new ones, which have `sorting`.',
  'SavedViewFilters.statusFilter': 'Labels of statuses; empty means all.',
  SavedViewFiltersInput: 'What a saved view filters a list by.',
  SavedViewSorting: 'What a saved view sorts a list by.',
  'SavedViewSorting.field': "The column: 'title', 'status'.",
  SavedViewSortingInput: 'What a saved view sorts a list by.',
  'SavedViewSortingInput.field': "The column: 'title', 'status'.",
  'SavedViewSortingInput.direction': "'asc' or 'desc'.",
  'SetDefaultViewInput.tableName': TABLE,
  'Query.savedViews(tableName:)': TABLE,
  'Mutation.createView': 'Saves a view of a table for the viewer.',
  'Mutation.deleteView': "Deletes one of the viewer's views.",
  'Mutation.setDefaultView': 'Makes one of the views the one the list opens with.',
}
