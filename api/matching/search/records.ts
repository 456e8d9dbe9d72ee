import { type Query, scoring } from './query.ts'

/**
 * The terms of all talents in memory: records of integers in blocks, one after the other, as the database sends them. A
 * search reads all records. A changed talent gets a new record, and the old record is marked as removed.
 */
export type Records = ReturnType<typeof openRecords>

/** The maximum number of talents, and their area as its index in the database's enum, from 1; undefined for all. */
type Filter = { many: number; area: number | undefined }

/** The indexes of the first numbers of a record, which are followed by its terms and words. */
const ID = 0
const AREA = 1
const TERMS = 2
const WORDS = 3
const HEAD = 4

/** Replacements: NOBODY for the id of a removed talent, NO_AREA for the area of a dropped or removed talent. */
const NOBODY = 0
const NO_AREA = 0

/** The share of removed records at which all blocks are loaded again. */
const MANY_GONE = 0.25

export function openRecords() {
  let blocks: Int32Array[] = []
  let records = 0
  let gone = 0

  /** Adds records of new talents. */
  function add(block: Int32Array) {
    blocks.push(block)
    for (let at = 0; at < block.length; at = next(block, at)) records += 1
  }

  /** Marks the records of talents as removed, in one pass. */
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
    best: (query: Query, filter: Filter) => bestOf(blocks, query, filter),
  }
}

const next = (block: Int32Array, at: number) =>
  at + HEAD + (block[at + TERMS] as number) + (block[at + WORDS] as number)

function idsOf(block: Int32Array): Set<number> {
  const ids = new Set<number>()
  for (let at = 0; at < block.length; at = next(block, at)) ids.add(block[at + ID] as number)
  return ids
}

/** The talents with the highest estimates, and of equal estimates those with the lowest ids. */
function bestOf(blocks: Int32Array[], query: Query, { area, many }: Filter): Estimate[] {
  const score = scoring(query)
  let best: Estimate[] = []
  let least: Estimate | undefined
  for (const block of blocks) {
    for (let at = 0; at < block.length; at = next(block, at)) {
      if (area === undefined ? block[at + AREA] === NO_AREA : block[at + AREA] !== area) continue
      const estimate = score(block, at + HEAD, next(block, at))
      if (estimate <= 0) continue
      const one = least && estimate < least.estimate ? undefined : { id: block[at + ID] as number, estimate }
      if (!one || (least && compare(one, least) > 0)) continue
      best.push(one)
      if (best.length < many + SPARE) continue
      best = best.sort(compare).slice(0, many)
      least = best.at(-1)
    }
  }
  return best.sort(compare).slice(0, many)
}

/** A talent's id, and the estimate of the talent's rating. */
type Estimate = { id: number; estimate: number }

/** The number of spare estimates: when there are this many more than needed, they are sorted and cut. */
const SPARE = 2_000

const compare = (one: Estimate, other: Estimate) => other.estimate - one.estimate || one.id - other.id
