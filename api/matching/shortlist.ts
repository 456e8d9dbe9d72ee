import type { Deps } from '../deps.ts'
import { type Deal, Prisma, type Talent } from '../generated/prisma/client.ts'
import { isAvailable } from './engagements.ts'
import type { Need } from './need.ts'
import { nearness, type Occupation, occupations } from './occupations.ts'
import { ENOUGH_SIGNS, NEAR_SKILL, SHARES } from './score.ts'
import { nearSkills, skillNamed, spellingsOf } from './skills.ts'
import { plainWordsOf } from './stems.ts'
import { demandOf } from './targetAreas.ts'

/** How many talents are looked at closely. */
export const SHORTLIST = 200

/**
 * The talents who may fit, by the words of their profiles; the closer look decides. Nobody who was dropped. Each part of
 * the need is asked for by an index, with all its spellings and with what is close to it, and counts as much as it will
 * in the score, so that whoever would be among the best is on the list.
 */
export async function shortlist(db: Deps['db'], need: Need, wanted: Wanted): Promise<Talent[]> {
  const ids = await findIds(db, need, wanted)
  const talents = await db.talent.findMany({ where: { id: { in: ids } } })
  return talents.sort((one, other) => one.id - other.id)
}

/** Who may be on the list at all. */
export type Wanted = {
  targetArea?: Deal['targetArea']
  /** Leaves out who is placed or in interview on another deal than this one. */
  availableOnly?: boolean
  dealId?: number | null
}

async function findIds(db: Deps['db'], need: Need, wanted: Wanted): Promise<number[]> {
  const query = queryOfNeed(need, wanted)
  if (!query) return []
  const found = await db.$queryRaw<{ id: number }[]>(query)
  return found.map(({ id }) => id)
}

/** Of the terms of one part, the best that somebody has counts. `titles`: looked for in titles and skills only. */
type Term = { part: number; weight: number; query: string; titles: boolean }

/** Null where the need names nothing to look for. */
export function queryOfNeed(need: Need, wanted: Wanted): Prisma.Sql | null {
  const terms = termsOf(need)
  if (terms.length === 0) return null
  const inTitles = terms.filter(({ titles }) => titles)
  const anywhere = terms.filter(({ titles }) => !titles)
  return Prisma.sql`
    SELECT id FROM (
      SELECT id, part, max(weight) AS weight
      FROM (
        SELECT talent.id, term.part, term.weight
        FROM ${rowsOf(inTitles)} JOIN "Talent" AS talent ON talent."titleVector" @@ to_tsquery('english', term.query)
        WHERE ${isWanted(wanted)}
        UNION ALL
        SELECT talent.id, term.part, term.weight
        FROM ${rowsOf(anywhere)} JOIN "Talent" AS talent ON talent."searchVector" @@ to_tsquery('english', term.query)
        WHERE ${isWanted(wanted)}
      ) AS shown
      GROUP BY id, part
    ) AS counted
    WHERE ${showsFunction(wanted)}
    GROUP BY id ORDER BY sum(weight) DESC, id LIMIT ${SHORTLIST}`
}

const rowsOf = (terms: Term[]) => Prisma.sql`unnest(
  ${terms.map(({ part }) => part)}::int[],
  ${terms.map(({ query }) => query)}::text[],
  ${terms.map(({ weight }) => weight)}::float8[]
) AS term(part, query, weight)`

function isWanted({ targetArea, availableOnly, dealId = null }: Wanted): Prisma.Sql {
  const demand = demandOf(targetArea)
  const inArea = demand && 'area' in demand ? Prisma.sql`talent.area = ${demand.area}::"TalentArea"` : Prisma.sql`TRUE`
  const free = availableOnly ? isAvailable(dealId) : Prisma.sql`TRUE`
  return Prisma.sql`talent.status <> 'DROPPED' AND ${inArea} AND ${free}`
}

/** The index finds whoever has one of the words in role (A), summary or highlights (C); the patterns then decide. */
function showsFunction({ targetArea }: Wanted): Prisma.Sql {
  const demand = demandOf(targetArea)
  if (!demand || 'area' in demand) return Prisma.sql`TRUE`
  const { titles, names, makers, work, past, any } = demand.function
  const words = any
    .map(phrase =>
      plainWordsOf(phrase)
        .map(word => `${word}:AC`)
        .join(' <-> '),
    )
    .join(' | ')
  return Prisma.sql`id IN (
    SELECT id FROM "Talent", LATERAL (SELECT summary || ' . ' || "joinTexts"("keyHighlights") AS told) AS text
    WHERE "searchVector" @@ to_tsquery('english', ${words}) AND (
      role ~* ${titles} OR told ~* ${past} OR role !~* ${makers} AND (role ~* ${names} OR told ~* ${work})
    )
  )`
}

const MOST_SKILLS = 8
const MOST_SIGNS = 6
const MOST_WORDS = 8
const NEAR_ENOUGH = 0.5

function termsOf({ occupations: wanted, skills, words }: Need): Term[] {
  const parts: Omit<Term, 'part'>[][] = [
    wanted.flatMap(({ occupation, weight }) => roleTerms(occupation, SHARES.role * weight)),
  ]
  const weighty = skills.slice(0, MOST_SKILLS)
  const whole = weighty.reduce((sum, { weight }) => sum + weight, 0)
  for (const { name, weight } of weighty) parts.push(skillTerms(name, (SHARES.skills * weight) / whole))
  const named = new Set(weighty.map(({ name }) => name))
  const signs = wanted[0]?.occupation.signs.map(skillNamed).filter(name => !named.has(name)) ?? []
  for (const name of signs.slice(0, MOST_SIGNS)) parts.push(termsOfSkill(name, SHARES.practice / ENOUGH_SIGNS))
  if (wanted.length === 0) {
    for (const word of words.slice(0, MOST_WORDS)) parts.push([{ query: word, weight: SHARES.words, titles: false }])
  }
  return parts.flatMap((terms, part) => terms.filter(({ query }) => query !== '').map(term => ({ part, ...term })))
}

/** The titles of an occupation and of those near it. */
function roleTerms(wanted: Occupation, weight: number) {
  return occupations
    .map(occupation => ({ occupation, near: nearness(wanted, occupation) }))
    .filter(({ near }) => near >= NEAR_ENOUGH)
    .map(({ occupation: { titles }, near }) => ({
      query: titles
        .map(groups => groups.map(group => `(${anyOf(group.map(({ words }) => words))})`).join(' & '))
        .join(' | '),
      weight: weight * near,
      titles: true,
    }))
}

/** A skill in any spelling, and those that are close to it. */
function skillTerms(name: string, weight: number) {
  const near = [...nearSkills(name)].filter(([, share]) => share >= NEAR_ENOUGH)
  const least = Math.min(...near.map(([, share]) => share))
  const close = near.flatMap(([other]) => termsOfSkill(other, 0).map(({ query }) => query)).filter(Boolean)
  return [
    ...termsOfSkill(name, weight),
    { query: close.join(' | '), weight: weight * least * NEAR_SKILL, titles: true },
  ]
}

/** A name that is also an ordinary word is looked for where skills and titles stand. */
function termsOfSkill(name: string, weight: number) {
  const { plain, ordinary } = spellingsOf(name)
  return [
    { query: anyOf(plain), weight, titles: false },
    { query: anyOf(ordinary), weight, titles: true },
  ]
}

/** As to_tsquery reads it. The words of a phrase may stand anywhere: the closer look sees whether they stand together. */
const anyOf = (phrases: string[]) =>
  [...new Set(phrases.map(phrase => plainWordsOf(phrase).join(' & ')))]
    .filter(Boolean)
    .map(words => (words.includes('&') ? `(${words})` : words))
    .join(' | ')
