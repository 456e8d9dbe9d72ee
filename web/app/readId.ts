const largestId = 2 ** 31 - 1

/** The id in an address; null for what cannot be any record's. */
export function readId(text: string | undefined): number | null {
  const id = Number(text)
  return text && /^[1-9]\d*$/.test(text) && id <= largestId ? id : null
}

/** The variables of a record's page; null where the address names no record. */
export function byId({ params }: { params: { id?: string } }) {
  const id = readId(params.id)
  return id === null ? null : { id }
}
