/** The names of a saved view's fields in messages. */
export const viewLabels = {
  viewName: 'View name',
  statusFilter: 'Status filter',
  areaFilter: 'Area filter',
  moreFilter: 'Further filter',
  searchTerm: 'Search term',
  sortField: 'Sort field',
} as const
