const LONGEST_SHOWN = 60

/** A text that somebody typed, for the middle of a sentence: cut with an ellipsis where it is too long for that. */
export function shortened(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : text
}
