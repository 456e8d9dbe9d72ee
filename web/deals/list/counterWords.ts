/** '1 candidate', '3 candidates'. */
export const candidatesWord = (count: number) =>
  count === 0 ? 'No candidates' : `${count.toLocaleString('en')} ${count === 1 ? 'candidate' : 'candidates'}`

/** 'Showing 50 of 1,200 deals': the rows of this page, of all that match. */
export function counterWords({ shown, matching }: { shown: number; matching: number }) {
  return `Showing ${shown} of ${matching.toLocaleString('en')} ${matching === 1 ? 'deal' : 'deals'}`
}
