/*
 * A zip file has the list of its parts at the end. We use this list, as every reader does, but we do not trust the
 * sizes and positions in it.
 */

const LIST_END = Buffer.from('PK\x05\x06', 'latin1')
const LIST_END_SIZE = 22
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46

/** Maximum bytes from the start of the end record to the end of the file, with the longest possible comment. */
export const LONGEST_TAIL = 65_535 + LIST_END_SIZE

/** A part in the list: the `method` of compression, the `packed` size in bytes, and the offset of the `header`. */
export type Entry = { name: string; method: number; packed: number; header: number }

/** Finds the list of parts. `tail` is the end of the file. Undefined if the file is not a complete zip. */
export function findList(tail: Buffer): { start: number; length: number } | undefined {
  const end = tail.lastIndexOf(LIST_END)
  if (end < 0 || end + LIST_END_SIZE > tail.length) return undefined
  return { start: tail.readUInt32LE(end + 16), length: tail.readUInt32LE(end + 12) }
}

export function entriesIn(list: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_SIZE <= list.length && list.readUInt32LE(at) === ENTRY; ) {
    const nameEnd = at + ENTRY_SIZE + list.readUInt16LE(at + 28)
    entries.push({
      name: list.toString('utf8', at + ENTRY_SIZE, nameEnd),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      header: list.readUInt32LE(at + 42),
    })
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries
}
