import { type Query, scoring } from './query.ts'

/**
 * The terms of all talents in memory: records of whole numbers in blocks, one after the other, as the database delivers
 * them. A search walks through all of them. A changed talent gets a new record, and the old one is marked as gone.
 */
export type Records = ReturnType<typeof openRecords>

/** `area`: its place in the order of the database, from 1; undefined for all. */
type Wanted = { many: number; area: number | undefined }

/** A talent found by a query. */
export type Found = { id: number; estimate: number; terms: Int32Array; words: Int32Array }

/** The places of a record's first numbers; its terms and words follow them. */
const ID = 0
const AREA = 1
const TERMS = 2
const WORDS = 3
const HEAD = 4

/** Instead of the id of a talent who is gone, and of the area of one who is dropped or gone. */
const NOBODY = 0
const NO_AREA = 0

/** The share of records that are gone from which the blocks are worth reading anew. */
const MANY_GONE = 0.25

export function openRecords() {
  let blocks: Int32Array[] = []
  let records = 0
  let gone = 0

  /** Adds new talents. */
  function add(block: Int32Array) {
    blocks.push(block)
    for (let at = 0; at < block.length; at = next(block, at)) records += 1
  }

  /** Removes talents, in one pass. */
  function remove(ids: Set<number>) {
    if (ids.size === 0) return
    for (const block of blocks) {
      for (let at = 0; at < block.length; at = next(block, at)) {
        if (!ids.delete(block[at + ID] as number)) continue
        block[at + ID] = NOBODY
        block[at + AREA] = NO_AREA
        gone += 1
        if (ids.size === 0) return
      }
    }
  }

  return {
    add,
    remove,
    replace(block: Int32Array) {
      remove(idsOf(block))
      add(block)
    },
    clear() {
      blocks = []
      records = 0
      gone = 0
    },
    isWorn: () => gone > records * MANY_GONE,
    best: (query: Query, wanted: Wanted) => bestOf(blocks, query, wanted),
  }
}

const next = (block: Int32Array, at: number) =>
  at + HEAD + (block[at + TERMS] as number) + (block[at + WORDS] as number)

function idsOf(block: Int32Array): Set<number> {
  const ids = new Set<number>()
  for (let at = 0; at < block.length; at = next(block, at)) ids.add(block[at + ID] as number)
  return ids
}

/** The best talents by the query's estimate, of equal ones those with the lowest ids. */
function bestOf(blocks: Int32Array[], query: Query, { area, many }: Wanted): Found[] {
  const score = scoring(query)
  let best: Place[] = []
  let least: Place | undefined
  for (const block of blocks) {
    for (let at = 0; at < block.length; at = next(block, at)) {
      if (area === undefined ? block[at + AREA] === NO_AREA : block[at + AREA] !== area) continue
      const estimate = score(block, at + HEAD, next(block, at))
      if (estimate <= 0) continue
      const place =
        least && estimate < least.estimate ? undefined : { block, at, id: block[at + ID] as number, estimate }
      if (!place || (least && compare(place, least) > 0)) continue
      best.push(place)
      if (best.length < many + SPARE) continue
      best = best.sort(compare).slice(0, many)
      least = best.at(-1)
    }
  }
  return best.sort(compare).slice(0, many).map(foundAt)
}

type Place = { block: Int32Array; at: number; id: number; estimate: number }

/** The best are sorted whenever there are so many more of them. */
const SPARE = 2_000

const compare = (one: Place, other: Place) => other.estimate - one.estimate || one.id - other.id

function foundAt({ block, at, id, estimate }: Place): Found {
  const words = at + HEAD + (block[at + TERMS] as number)
  return { id, estimate, terms: block.subarray(at + HEAD, words), words: block.subarray(words, next(block, at)) }
}
