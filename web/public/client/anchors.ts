/** The anchor of the profile at an index of the list, from 0. */
export const anchorOf = (index: number) => `profile-${index + 1}`

/** The anchor of the answer about the profile at an index of the list, from 0. */
export const answerAnchorOf = (index: number) => `answer-${index + 1}`

/** The index of the profile in the hash of the page's address, if any. */
export function indexInAddress(): number | undefined {
  const [, number] = /^#profile-(\d+)$/.exec(window.location.hash) ?? []
  return number ? Number(number) - 1 : undefined
}
