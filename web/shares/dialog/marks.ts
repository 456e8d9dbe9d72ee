/** A piece of a profile that was removed for the client; see `RedactionMark` of the API. */
export type Mark = {
  readonly key: string
  readonly path: string
  readonly kind: string
  readonly original: string
  readonly start: number | null | undefined
  readonly end: number | null | undefined
  readonly isKept: boolean
}

/** A function called with the key of a mark, and whether the marked piece is shown to the client from now on. */
export type Keep = (mark: string, keeps: boolean) => void

/** The notice about pieces that were removed from the note and the lines and cannot be shown again. */
export const removedForGood = (count: number): string =>
  count === 0
    ? ''
    : `${count === 1 ? '1 detail' : `${count} details`} hidden in the note or the lines. They cannot be shown there.`
