const largestId = 2 ** 31 - 1

/** The id in an address; null for what cannot be any record's. */
export function readId(text: string | undefined): number | null {
  const id = Number(text)
  return text && /^[1-9]\d*$/.test(text) && id <= largestId ? id : null
}
