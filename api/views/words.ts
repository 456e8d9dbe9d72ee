/** What the parts of a saved view are called in messages. */
export const viewLabels = {
  viewName: 'View name',
  statusFilter: 'Status filter',
  areaFilter: 'Area filter',
  searchTerm: 'Search term',
  sortField: 'Sort field',
} as const
