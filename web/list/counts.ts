/** The numbers in a list's counter: rows on this page, matching rows, all rows. Unless it is exact, more rows match. */
export type Counts = { shown: number; matching: number; isExact: boolean; total: number }

/** '1,200', or 'more than 10,000'; where nothing could be counted in time, more than are shown. */
export const matchingRows = ({ matching, isExact, shown }: Counts) =>
  isExact ? matching.toLocaleString('en') : `more than ${Math.max(matching, shown).toLocaleString('en')}`
