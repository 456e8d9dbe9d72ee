/** True for a text in capitals with at least two in a row. */
export function isCapitals(text: string) {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}
