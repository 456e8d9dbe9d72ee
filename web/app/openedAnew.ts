/** Whether the page was opened by an address, not by a reload or the browser's Back; it then starts at its top. */
export const isOpenedAnew = performance
  .getEntriesByType('navigation')
  .some(entry => 'type' in entry && entry.type === 'navigate')
