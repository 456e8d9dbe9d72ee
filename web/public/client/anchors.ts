/** The anchor of the profile at a place of the list, from 0. */
export const anchorOf = (place: number) => `profile-${place + 1}`

/** The anchor of the answer about it. */
export const answerAnchorOf = (place: number) => `answer-${place + 1}`

/** The place that the page's address names, if any. */
export function placeInAddress(): number | undefined {
  const [, number] = /^#profile-(\d+)$/.exec(window.location.hash) ?? []
  return number ? Number(number) - 1 : undefined
}
