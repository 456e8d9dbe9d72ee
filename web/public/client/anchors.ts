/** The anchor of the profile at an index of the list, from 0. */
export const anchorOf = (index: number) => `profile-${index + 1}`

/** The anchor of the answer about it. */
export const answerAnchorOf = (index: number) => `answer-${index + 1}`

/** The place that the page's address names, if any. */
export function indexInAddress(): number | undefined {
  const [, number] = /^#profile-(\d+)$/.exec(window.location.hash) ?? []
  return number ? Number(number) - 1 : undefined
}
