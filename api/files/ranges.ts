export type Range = { start: number; end: number }

/**
 * The part of `size` bytes that a `Range` header asks for, including both ends. Undefined means all bytes: without a
 * header, and for headers that a server may ignore (other units, several ranges, nonsense). Null means that the range
 * is not satisfiable: 416.
 */
export function readRange(header: string | undefined, size: number): Range | null | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? null : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : null
}
