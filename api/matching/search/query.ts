import { LEVELS } from '../level.ts'
import type { Need } from '../need.ts'
import { nearness, occupations } from '../occupations.ts'
import {
  BELOW_THE_LEVEL,
  BY_PRACTICE,
  ENOUGH_SIGNS,
  ENOUGH_WORDS,
  isBelow,
  levelFit,
  MENTIONED,
  sharesOf,
  TITLE_WORDS,
  wholeOf,
  wordsOfTitle,
} from '../score.ts'
import { signOf, skillNamed, standIns } from '../skills.ts'
import type { FunctionName } from '../targetAreas.ts'
import {
  beginnersKeys,
  functionKey,
  isCompared,
  JUNIOR,
  keyOf,
  placesOfJobs,
  skillKeys,
  weightOfJob,
  wordsOfSkill,
} from '../terms.ts'

/**
 * A need as keys, with the value of each key for the parts of the rating. Talents are rated by those of their terms
 * that are such keys. The rating is exact if the talents' words are in memory.
 */
export type Query = {
  need: Need
  /** The business function that a talent must show. */
  shows: FunctionName | undefined
  /** For each part, the number of the must that it belongs to, from 1; 0 for a part without a must. */
  musts: number[]
  /** The group of each part. Only the key with the highest value counts in a part; the parts of a group are added. */
  groups: number[]
  /** For each key, the parts to which it contributes, and its value for each of these parts. */
  table: KeyTable
}

/** The groups of parts. From SIGNS on, each likely occupation has its own group for its signs. */
const [ROLE, TITLE, SKILLS, LEVEL, WORDS, FUNCTION, SIGNS] = [0, 1, 2, 3, 4, 5, 6]

type Part = { group: number; keys: [key: number, worth: number][]; must?: number }

/** Makes a query. `musts` are skills of the need: talents are sorted by the number of missed musts: 0, 1, more. */
export function queryOf(
  need: Need,
  { shows, musts = [], now }: { shows?: FunctionName | undefined; musts?: string[]; now: Date },
): Query {
  const parts: Part[] = [
    { group: ROLE, keys: roleKeys(need) },
    { group: LEVEL, keys: levelKeys(need, now) },
    ...titleParts(need),
    ...skillParts(need, musts),
    ...signParts(need),
    ...need.words.map(word => partOf(WORDS, [[keyOf('word', word), 1 / need.words.length / ENOUGH_WORDS]])),
    ...(shows ? [partOf(FUNCTION, [[functionKey(shows), 1]])] : []),
  ]
  return {
    ...{ need, shows, groups: parts.map(({ group }) => group), table: tableOf(parts) },
    musts: parts.map(({ must = 0 }) => must),
  }
}

const partOf = (group: number, keys: Part['keys']): Part => ({ group, keys })

function roleKeys({ occupations: wanted }: Need): Part['keys'] {
  return wanted.flatMap(({ occupation, weight }) =>
    occupations.flatMap(had => {
      const near = nearness(occupation, had)
      return near === 0
        ? []
        : placesOfJobs.map((at): Part['keys'][number] => [
            keyOf(`occupation ${at}`, had.name),
            weight * weightOfJob(at) * near,
          ])
    }),
  )
}

function levelKeys(need: Need, now: Date): Part['keys'] {
  const worth = (level: string) => levelFit(need, level) ?? 0
  return [
    ...LEVELS.map((level): Part['keys'][number] => [keyOf('level', level), worth(level)]),
    ...[...beginnersKeys(now)].map((key): Part['keys'][number] => [key, worth(JUNIOR)]),
  ]
}

function titleParts({ title }: Need): Part[] {
  const words = wordsOfTitle(title)
  return words.map(word => partOf(TITLE, [[keyOf('title', word), TITLE_WORDS / words.length]]))
}

/** The parts of the skills, with the keys of each skill and its substitutes. An unknown skill has a part per word. */
function skillParts({ skills }: Need, musts: string[]): Part[] {
  const all = skills.reduce((sum, { weight }) => sum + weight, 0)
  return skills.flatMap(({ name, anyOf, weight }) => {
    const must = 1 + musts.indexOf(name)
    const words = anyOf.length > 1 || isCompared(name) ? [] : wordsOfSkill(name)
    if (words.length > 0) {
      const worth = (MENTIONED * weight) / all / words.length
      return words.map((key): Part => ({ group: SKILLS, keys: [[key, worth]], must }))
    }
    const keys = anyOf
      .flatMap(keysOfAlternative)
      .map(([key, worth]): Part['keys'][number] => [key, (worth * weight) / all])
    return [{ group: SKILLS, keys, must }]
  })
}

/** The keys of a skill and of its substitutes. For an unknown skill, only the keys of its first word. */
function keysOfAlternative(name: string): Part['keys'] {
  const [word] = isCompared(name) ? [] : wordsOfSkill(name)
  if (word !== undefined) return [[word, MENTIONED]]
  return [...keysOfSkill(name, 1), ...[...standIns(name)].flatMap(([other, worth]) => keysOfSkill(other, worth))]
}

function signParts({ occupations: wanted }: Need): Part[] {
  return wanted.flatMap(({ occupation }, at) =>
    occupation.signs
      .map(skillNamed)
      .map(name => partOf(SIGNS + at, keysOfSkill(name, 1 / Math.sqrt(signOf(name).length) / ENOUGH_SIGNS))),
  )
}

function keysOfSkill(name: string, worth: number): Part['keys'] {
  const { known, mentioned } = skillKeys(name)
  return [
    [known, worth],
    [mentioned, worth * MENTIONED],
  ]
}

/**
 * A hash table from keys to ranges of `parts` and `worth`. Most keys of a talent are not in the table: `isKnown`
 * excludes them by their lower bits, which halves the time of a search.
 */
type KeyTable = {
  mask: number
  isKnown: Uint8Array
  keys: Int32Array
  from: Int32Array
  to: Int32Array
  parts: Int32Array
  worth: Float64Array
}

const LOW_BITS = 0xffff

/** The number of slots for each key: more slots mean fewer collisions. */
const SLOTS_PER_KEY = 4

function tableOf(parts: Part[]): KeyTable {
  const byKey = new Map<number, { part: number; worth: number }[]>()
  for (const [part, { keys }] of parts.entries()) {
    for (const [key, worth] of keys) {
      if (worth > 0) byKey.set(key, [...(byKey.get(key) ?? []), { part, worth }])
    }
  }
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, byKey.size) * SLOTS_PER_KEY))
  const entries = [...byKey.values()].flat()
  const table: KeyTable = {
    ...{ mask: size - 1, isKnown: new Uint8Array(LOW_BITS + 1) },
    ...{ keys: new Int32Array(size), from: new Int32Array(size), to: new Int32Array(size) },
    parts: Int32Array.from(entries, ({ part }) => part),
    worth: Float64Array.from(entries, ({ worth }) => worth),
  }
  let first = 0
  for (const [key, { length }] of byKey) {
    let slot = key & table.mask
    while (table.keys[slot] !== 0) slot = (slot + 1) & table.mask
    table.keys[slot] = key
    table.isKnown[key & LOW_BITS] = 1
    table.from[slot] = first
    table.to[slot] = first + length
    first += length
  }
  return table
}

/** Estimates the rating of a talent by the keys in a block from `from` up to, but not including, `to`. */
export type Scoring = (block: Int32Array, from: number, to: number) => number

/** The value to sort by: talents who meet all musts come first, then those who miss one, then all others. */
const placedBy = (missed: number, estimated: number) => Math.max(0, 2 - missed) + estimated

/** The maximum estimate below the required level; a thousandth of the full estimate decides among such talents. */
const BELOW = BELOW_THE_LEVEL / 100
const AMONG_THOSE_BELOW = 0.001

/** Makes the scoring of a query. It is called for every talent, so it creates no objects and uses plain arrays. */
export function scoring({ need, shows, musts, groups, table }: Query): Scoring {
  const { mask, isKnown, keys, from: first, to: last, parts, worth } = table
  const groupOf = Uint8Array.from(groups)
  const best = new Float64Array(groups.length)
  const sums = new Float64Array(SIGNS + need.occupations.length)
  const touched = new Int32Array(groups.length)
  const weights = Float64Array.from(need.occupations, ({ weight }) => weight)
  const shares = sharesOf(need)
  const mustParts = musts.flatMap((must, part) => (must > 0 ? [{ must, part }] : []))
  let found = 0

  /** Adds the value of a key to the sums of its parts' groups. */
  function add(key: number) {
    let slot = key & mask
    while (keys[slot] !== key) {
      if (keys[slot] === 0) return
      slot = (slot + 1) & mask
    }
    const end = last[slot] as number
    for (let entry = first[slot] as number; entry < end; entry += 1) {
      const part = parts[entry] as number
      const had = best[part] as number
      const more = (worth[entry] as number) - had
      if (more <= 0) continue
      if (had === 0) touched[found++] = part
      best[part] = had + more
      const group = groupOf[part] as number
      sums[group] = (sums[group] as number) + more
    }
  }

  /** True if a talent has anything of the need besides the level, and the demanded function, if any. */
  const isRelated = () => (found > 1 || sums[LEVEL] === 0) && !(shows && sums[FUNCTION] === 0)

  function estimate(): number {
    let practice = 0
    for (let at = 0; at < weights.length; at += 1) {
      practice = Math.max(practice, (weights[at] as number) * Math.min(1, sums[SIGNS + at] as number))
    }
    const level = sums[LEVEL] === 0 ? undefined : sums[LEVEL]
    const role = Math.max(sums[ROLE] as number, sums[TITLE] as number, BY_PRACTICE * practice)
    const words = Math.min(1, sums[WORDS] as number)
    const whole = wholeOf({ role, skills: sums[SKILLS] as number, practice, words, level }, shares)
    return isBelow(level) && whole > BELOW ? BELOW + whole * AMONG_THOSE_BELOW : whole
  }

  /** The number of missed musts; a must with several parts counts once. */
  function missedMusts(): number {
    let [missed, last] = [0, 0]
    for (const { must, part } of mustParts) {
      if (best[part] !== 0 || must === last) continue
      missed += 1
      last = must
    }
    return missed
  }

  function reset() {
    for (let at = 0; at < found; at += 1) best[touched[at] as number] = 0
    for (let group = 0; group < sums.length; group += 1) sums[group] = 0
    found = 0
  }

  return (block, from, to) => {
    for (let at = from; at < to; at += 1) {
      const key = block[at] as number
      if (isKnown[key & LOW_BITS] !== 0) add(key)
    }
    if (found === 0) return 0
    const estimated = isRelated() ? estimate() : 0
    const placed = mustParts.length === 0 || estimated === 0 ? estimated : placedBy(missedMusts(), estimated)
    reset()
    return placed
  }
}
