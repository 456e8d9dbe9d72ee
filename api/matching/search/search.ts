import pg, { type ClientBase } from 'pg'
import { Unavailable } from '../../problems.ts'
import { explain } from '../explain.ts'
import { type Need, readNeed } from '../need.ts'
import { type Rating, rate } from '../score.ts'
import { demandOf } from '../targetAreas.ts'
import { readTerms, type Terms } from '../terms.ts'
import { vocabulary } from '../vocabulary.ts'
import { type Memory, openMemory } from './memory.ts'
import type { Ranking, Rated, Search } from './messages.ts'
import { type Query, queryOf } from './query.ts'
import { placeOfArea, profilesOf, readChanged, readOutdated, termsOfTalents } from './rows.ts'

/** The maximum number of talents that are rated. */
const SHORTLIST = 200

/** How many more of the estimated are asked for when too few of them exist and are available. */
const MORE = 4

/** Milliseconds that a search reads changed profiles: some ten thousand. Bulk imports may take longer. */
const READS_AT_MOST = 20_000
const READING = 'Many new talents are being read. Please try again in a minute.'

/**
 * Searches the terms of all talents, which it loads when it is first asked and keeps up to date: every search first looks
 * for what has changed in the database.
 */
export function openSearch(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0, application_name: NAME })
  const memory = openMemory()
  /** The last talent of the batch before; 0 to begin anew. */
  let readUpTo = 0
  // A database that crashed may have lost changes that are in memory.
  pool.on('connect', memory.forget)
  pool.on('error', () => undefined) // An idle connection broke; the next search opens another.

  async function connected<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let fault: unknown = true
    try {
      const result = await work(client)
      fault = undefined
      return result
    } finally {
      client.release(fault !== undefined)
    }
  }

  return {
    /** Throws Unavailable while more profiles must be read than a search can wait for. */
    search: (search: Search) => connected(client => runSearch(client, memory, search)),
    /** Loads the terms, or takes over what has changed, so that the next search need not. */
    load: () => connected(client => memory.refresh(client, false)),
    /** Reads a batch of the profiles that were changed or read with other words. Answers whether there may be more. */
    readSome: () =>
      connected(async client => {
        const { last, stored } = await readChanged(client, readUpTo, vocabulary)
        readUpTo = last
        return stored > 0 || (await readOutdated(client, vocabulary)) > 0
      }),
  }
}

async function runSearch(client: ClientBase, memory: Memory, search: Search): Promise<Ranking> {
  const { targetArea, dealId, besides, most } = search
  const need = readNeed(search.sought)
  const demand = demandOf(targetArea)
  await readAllChanged(client)
  await memory.refresh(client, need.occupations.length === 0)
  const area = demand && 'area' in demand ? await placeOfArea(client, demand.area) : undefined
  const query = queryOf(need, demand && 'function' in demand ? demand.function : undefined)
  const found = ratedBest(need, await shortlist(client, memory, { ...search, query, area })).slice(0, most)
  const others = ratedBest(need, await termsOfTalents(client, besides, dealId))
  return { found: await explained(client, found), besides: await explained(client, others) }
}

async function readAllChanged(client: ClientBase) {
  const latest = Date.now() + READS_AT_MOST
  for (let after = 0; ; ) {
    const { last, stored } = await readChanged(client, after, vocabulary)
    if (stored === 0) return
    if (Date.now() > latest) throw new Unavailable(READING, 60)
    after = last
  }
}

type Wanted = Pick<Search, 'availableOnly' | 'dealId'> & { query: Query; area: number | undefined }

/** The talents whose estimates are best, of those who exist and are available. */
async function shortlist(client: ClientBase, { records }: Memory, wanted: Wanted) {
  const { query, area, availableOnly = false, dealId } = wanted
  for (let many = SHORTLIST * (availableOnly ? 2 : 1); ; many *= MORE) {
    const ids = records.best(query, { many, area }).map(({ id }) => id)
    const there = new Map((await termsOfTalents(client, ids, dealId)).map(talent => [talent.id, talent]))
    records.remove(new Set(ids.filter(id => !there.has(id)))) // They were deleted.
    const listed = ids.flatMap(id => there.get(id) ?? []).filter(({ isAvailable }) => isAvailable || !availableOnly)
    if (listed.length >= SHORTLIST || ids.length < many) return listed.slice(0, SHORTLIST)
  }
}

async function explained(client: ClientBase, rated: RatedTerms[]): Promise<Rated[]> {
  const ids = rated.map(({ id }) => id)
  const profiles = await profilesOf(client, ids)
  return rated.flatMap(({ id, rating }) => {
    const profile = profiles.get(id)
    return profile ? [{ id, match: explain(rating, profile) }] : []
  })
}

/** The name of the connection among those of the database. */
const NAME = 'talentdesk matching'

type RatedTerms = { id: number; rating: Rating }

/** Sorts by percentage, then by the rating before the level's cap, then by id. */
const ratedBest = (need: Need, talents: ({ id: number } & Terms)[]): RatedTerms[] =>
  talents
    .map(({ id, ...terms }) => ({ id, rating: rate(need, readTerms(terms)) }))
    .sort(
      (one, other) =>
        other.rating.percentage - one.rating.percentage || other.rating.whole - one.rating.whole || one.id - other.id,
    )
