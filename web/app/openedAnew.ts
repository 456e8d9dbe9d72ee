/** Whether an address was opened, rather than the page reloaded or found again by the browser's Back: it begins at its top. */
export const isOpenedAnew = performance
  .getEntriesByType('navigation')
  .some(entry => 'type' in entry && entry.type === 'navigate')
