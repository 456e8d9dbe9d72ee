import pg, { type ClientBase } from 'pg'
import { Unavailable } from '../../problems.ts'
import { explain } from '../explain.ts'
import type { Need } from '../need.ts'
import { needOf, type Requirement, readRequirements } from '../requirements.ts'
import { MIN_PERCENTAGE } from '../rules.ts'
import { type Rating, rate } from '../score.ts'
import { type Demand, demandOf } from '../targetAreas.ts'
import { functionKey, isCompared, readTerms, type Terms } from '../terms.ts'
import { failedMusts, judgeRequirements, needsProfile } from '../verdicts.ts'
import { vocabulary } from '../vocabulary.ts'
import { type Memory, openMemory } from './memory.ts'
import type { Ranking, Search } from './messages.ts'
import { type Query, queryOf } from './query.ts'
import { placeOfArea, profilesOf, readChanged, readOutdated, termsOfTalents } from './rows.ts'

/** The maximum number of talents that are rated exactly. */
const SHORTLIST = 200

/** The maximum number of exactly rated talents if some of them may fail a must. */
const SHORTLIST_BY_MUSTS = 400

/** Factor by which the shortlist grows when too few of its talents exist and are available. */
const MORE = 4

/** The maximum milliseconds to read changed profiles: enough for ten thousand profiles. Bulk imports may need more. */
const READS_AT_MOST = 20_000

/** The timeout to connect in milliseconds: questions are answered one by one, so a hanging connection blocks all. */
const CONNECTS_WITHIN = 5_000
const QUERY_TIMEOUT = 120_000
const READING = 'Many new talents are being read. Please try again in a minute.'

/**
 * Searches the terms of all talents. The first search loads the terms of all talents; each later search first loads
 * those that have changed in the database.
 */
export function openSearch(databaseUrl: string) {
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0, application_name: NAME },
    ...{ connectionTimeoutMillis: CONNECTS_WITHIN, query_timeout: QUERY_TIMEOUT, keepAlive: true },
  })
  const memory = openMemory()
  /** The id of the last talent in the previous batch; 0 to begin again. */
  let readUpTo = 0
  // A database that crashed may have lost changes that are in memory.
  pool.on('connect', memory.forget)
  pool.on('error', () => undefined) // An idle connection broke; the next search opens a new connection.

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
    /** Throws Unavailable while too many profiles must be read first, and the reason of an aborted signal. */
    search: (search: Search, signal: AbortSignal) => connected(client => runSearch({ client, memory, signal }, search)),
    /** Loads all terms, or only the changed terms, so that the next search is faster. */
    load: () => connected(client => memory.refresh(client, false)),
    /** Reads a batch of profiles that were changed or read with another vocabulary. True if more may be left. */
    readSome: () =>
      connected(async client => {
        const { last, stored } = await readChanged(client, readUpTo, vocabulary)
        readUpTo = last
        return stored > 0 || (await readOutdated(client, vocabulary)) > 0
      }),
  }
}

type SearchDeps = { client: ClientBase; memory: Memory; signal: AbortSignal }

async function runSearch({ client, memory, signal }: SearchDeps, search: Search): Promise<Ranking> {
  const { targetArea, dealId, besides, most, requirements } = search
  const now = new Date(search.now)
  const read = requirements ?? readRequirements(search.sought)
  const need = needOf(search.sought, requirements)
  const demand = demandOf(targetArea)
  await readAllChanged(client, signal)
  await memory.refresh(
    client,
    need.occupations.length === 0 || need.skills.some(({ anyOf }) => anyOf.some(name => !isCompared(name))),
  )
  const area = demand && 'area' in demand ? await placeOfArea(client, demand.area) : undefined
  const shows = demand && 'function' in demand ? demand.function : undefined
  const query = queryOf(need, { shows, musts: mustSkills(requirements), now })
  signal.throwIfAborted()
  const rated = ratedBest(need, await shortlist(client, memory, { ...search, query, area }), now)
  signal.throwIfAborted()
  const { passed, missed, others } = await sortedByMusts(client, rated, search)
  const asides = await termsOfTalents(client, besides, dealId)
  const inArea = new Set(asides.filter(talent => isInArea(talent, demand)).map(({ id }) => id))
  const judged = await judgedByMusts(client, ratedBest(need, asides, now), search)
  const explaining = { client, search }
  signal.throwIfAborted()
  return {
    requirements: read,
    found: await explained(explaining, passed.slice(0, most)),
    nearMisses: await explained(explaining, missed.slice(0, NEAR_MISSES)),
    others: await explained(explaining, others.slice(0, Math.max(0, most - passed.length - NEAR_MISSES))),
    besides: await explained(
      explaining,
      judged.map(one => ({ ...one, isInArea: inArea.has(one.id) })),
    ),
  }
}

const isInArea = ({ area, terms }: { area: string } & Terms, demand: Demand) =>
  !demand || ('area' in demand ? area === demand.area : terms.includes(functionKey(demand.function)))

/** The maximum number of talents who fail exactly one must. */
const NEAR_MISSES = 10

const mustSkills = (requirements: Requirement[] = []) =>
  requirements.filter(({ kind, importance }) => kind === 'SKILL' && importance === 'MUST').map(({ label }) => label)

/** Sorts talents by the number of musts that they fail: none, one, or more. Without requirements, nobody fails. */
async function sortedByMusts(client: ClientBase, rated: RatedTerms[], search: Search) {
  if (!search.requirements) return { passed: rated, missed: [], others: [] }
  const judged = await judgedByMusts(client, rated, search)
  const related = judged.filter(({ rating }) => rating.percentage >= MIN_PERCENTAGE)
  return {
    passed: judged.filter(({ failed }) => failed.length === 0),
    missed: related.filter(({ failed }) => failed.length === 1).map(withOne),
    others: related.filter(({ failed }) => failed.length > 1),
  }
}

async function judgedByMusts(client: ClientBase, rated: RatedTerms[], { requirements = [], now }: Search) {
  const ids = rated.map(({ id }) => id)
  const profiles = needsProfile(requirements) ? await profilesOf(client, ids) : undefined
  return rated.map(one => {
    const known = { rating: one.rating, profile: profiles?.get(one.id), now: new Date(now) }
    return { ...one, failed: failedMusts(requirements, known) }
  })
}

const withOne = <Judged extends { failed: string[] }>(one: Judged) => ({ ...one, failed: one.failed[0] ?? '' })

async function readAllChanged(client: ClientBase, signal: AbortSignal) {
  const latest = Date.now() + READS_AT_MOST
  for (let after = 0; ; ) {
    const { last, stored } = await readChanged(client, after, vocabulary)
    if (stored === 0) return
    signal.throwIfAborted()
    if (Date.now() > latest) throw new Unavailable(READING, 60)
    after = last
  }
}

type Filter = Pick<Search, 'availableOnly' | 'dealId' | 'requirements'> & { query: Query; area: number | undefined }

/** The talents with the best estimates who exist and are available. */
async function shortlist(client: ClientBase, { records }: Memory, filter: Filter) {
  const { query, area, availableOnly = false, dealId, requirements } = filter
  const most = requirements ? SHORTLIST_BY_MUSTS : SHORTLIST
  for (let many = most * (availableOnly ? 2 : 1); ; many *= MORE) {
    const ids = records.best(query, { many, area }).map(({ id }) => id)
    const there = new Map((await termsOfTalents(client, ids, dealId)).map(talent => [talent.id, talent]))
    records.remove(new Set(ids.filter(id => !there.has(id)))) // These talents were deleted.
    const listed = ids.flatMap(id => there.get(id) ?? []).filter(({ isAvailable }) => isAvailable || !availableOnly)
    if (listed.length >= most || ids.length < many) return listed.slice(0, most)
  }
}

type Explaining = { client: ClientBase; search: Search }

/** Adds reasons and quotes to the ratings of the shown talents. */
async function explained<One extends RatedTerms>({ client, search: { requirements, now } }: Explaining, rated: One[]) {
  const ids = rated.map(({ id }) => id)
  const profiles = await profilesOf(client, ids)
  return rated.flatMap(({ rating, ...one }) => {
    const profile = profiles.get(one.id)
    if (!profile) return []
    const verdicts = requirements ? judgeRequirements(requirements, { rating, profile, now: new Date(now) }) : []
    return [{ ...one, match: { ...explain(rating, profile), verdicts } }]
  })
}

/** The application name of the connection in the database. */
const NAME = 'talentdesk matching'

type RatedTerms = { id: number; rating: Rating; isAvailable: boolean }

/** Sorts by percentage, then available talents first, then by rating before the limit for low levels, then by id. */
const ratedBest = (need: Need, talents: ({ id: number; isAvailable: boolean } & Terms)[], now: Date): RatedTerms[] =>
  talents
    .map(({ id, isAvailable, ...terms }) => ({ id, isAvailable, rating: rate(need, readTerms(terms, now)) }))
    .sort(
      (one, other) =>
        other.rating.percentage - one.rating.percentage ||
        Number(other.isAvailable) - Number(one.isAvailable) ||
        other.rating.whole - one.rating.whole ||
        one.id - other.id,
    )
