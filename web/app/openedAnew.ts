/** Whether the page was loaded at a new address, not by a reload or Back. A page at a new address starts at its top. */
export const isOpenedAnew = performance
  .getEntriesByType('navigation')
  .some(entry => 'type' in entry && entry.type === 'navigate')
