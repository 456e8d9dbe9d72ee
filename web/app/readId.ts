const largestId = 2 ** 31 - 1

/** Reads the id in an address; null for text that cannot be a record's id. */
export function readId(text: string | undefined): number | null {
  const id = Number(text)
  return text && /^[1-9]\d*$/.test(text) && id <= largestId ? id : null
}

/** The query variables of a record's page; null when the address has no valid id. */
export function byId({ params }: { params: { id?: string } }) {
  const id = readId(params.id)
  return id === null ? null : { id }
}
