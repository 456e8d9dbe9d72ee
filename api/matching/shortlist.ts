import { db } from '../db.ts'
import { type Deal, Prisma, type Talent } from '../generated/prisma/client.ts'
import { nearSkills } from './nearSkills.ts'
import type { Need } from './need.ts'
import { nearness, type Occupation, occupations, type Phrase } from './occupations.ts'
import { ENOUGH_SIGNS, SHARES } from './score.ts'
import { skillNamed, spellingsOf } from './skills.ts'
import { demandOf } from './targetAreas.ts'
import { plainWordsOf } from './words.ts'

/** How many talents are looked at closely. */
export const SHORTLIST = 400

/**
 * The talents who may fit, by the words of their profiles; the closer look decides. Nobody who was dropped. Each part of
 * the need is asked for by an index, with all its spellings and with what is close to it, and counts as much as it will
 * in the score, so that whoever would be among the best is on the list.
 */
export async function shortlist(need: Need, targetArea: Deal['targetArea'] | undefined): Promise<Talent[]> {
  const ids = await findIds(need, targetArea)
  const talents = await db.talent.findMany({ where: { id: { in: ids } } })
  return talents.sort((one, other) => one.id - other.id)
}

async function findIds(need: Need, targetArea: Deal['targetArea'] | undefined): Promise<number[]> {
  const terms = termsOf(need)
  if (terms.length === 0) return []
  const found = await db.$queryRaw<{ id: number }[]>(shortlistQuery(terms, targetArea))
  return found.map(({ id }) => id)
}

/** Of the terms of one part, the best that somebody has counts. */
export type Term = { part: number; query: string; weight: number }

export function shortlistQuery(terms: Term[], targetArea: Deal['targetArea'] | undefined): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM (
      SELECT talent.id, term.part, max(term.weight) AS weight
      FROM unnest(
        ${terms.map(({ part }) => part)}::int[],
        ${terms.map(({ query }) => query)}::text[],
        ${terms.map(({ weight }) => weight)}::float8[]
      ) AS term(part, query, weight)
      JOIN "Talent" AS talent ON talent."searchVector" @@ to_tsquery('english', term.query)
      WHERE talent.status <> 'DROPPED' AND ${demandSql(targetArea)}
      GROUP BY talent.id, term.part
    ) AS shown
    GROUP BY id ORDER BY sum(weight) DESC, id LIMIT ${SHORTLIST}`
}

function demandSql(targetArea: Deal['targetArea'] | undefined): Prisma.Sql {
  const demand = demandOf(targetArea)
  if (!demand) return Prisma.sql`TRUE`
  if ('area' in demand) return Prisma.sql`talent.area = ${demand.area}::"TalentArea"`
  return Prisma.sql`talent."searchVector" @@ to_tsquery('english', ${anyOf(demand.phrases, 'AC')})`
}

const MOST_SKILLS = 12
const MOST_SIGNS = 12
const NEAR_ENOUGH = 0.5

function termsOf({ occupations: wanted, skills, words }: Need): Term[] {
  const queries: { weight: number; query: string }[][] = [
    wanted.flatMap(({ occupation, weight }) => roleQueries(occupation, SHARES.role * weight)),
  ]
  const weighty = skills.slice(0, MOST_SKILLS)
  const whole = weighty.reduce((sum, { weight }) => sum + weight, 0)
  for (const { name, weight } of weighty) queries.push(skillQueries(name, (SHARES.skills * weight) / whole))
  const named = new Set(weighty.map(({ name }) => name))
  const signs = wanted[0]?.occupation.signs.map(skillNamed).filter(name => !named.has(name)) ?? []
  for (const name of signs.slice(0, MOST_SIGNS)) {
    queries.push([{ query: queryOf(name), weight: SHARES.practice / ENOUGH_SIGNS }])
  }
  if (wanted.length === 0) {
    for (const word of words.slice(0, MOST_SKILLS)) queries.push([{ query: anyOf([word]), weight: SHARES.words }])
  }
  return queries.flatMap((alternatives, part) =>
    alternatives.filter(({ query }) => query !== '').map(alternative => ({ part, ...alternative })),
  )
}

/** The titles of an occupation and of those near it, in a role or a former title. */
function roleQueries(wanted: Occupation, weight: number) {
  return occupations
    .map(occupation => ({ occupation, near: nearness(wanted, occupation) }))
    .filter(({ near }) => near >= NEAR_ENOUGH)
    .map(({ occupation: { titles }, near }) => ({ query: titles.map(titleQuery).join(' | '), weight: weight * near }))
}

const titleQuery = (groups: Phrase[][]) =>
  groups
    .map(group =>
      anyOf(
        group.map(({ words }) => words),
        'AB',
      ),
    )
    .map(group => `(${group})`)
    .join(' & ')

/** A skill in any spelling, and those that are close to it. */
function skillQueries(name: string, weight: number) {
  const near = [...nearSkills(name)].filter(([, share]) => share >= NEAR_ENOUGH)
  const least = Math.min(...near.map(([, share]) => share))
  return [
    { query: queryOf(name), weight },
    {
      query: near
        .map(([other]) => queryOf(other))
        .filter(Boolean)
        .join(' | '),
      weight: weight * least * 0.9,
    },
  ]
}

/** A name that is also an ordinary word is looked for where skills and titles stand. */
function queryOf(name: string): string {
  const { plain, ordinary } = spellingsOf(name)
  return [anyOf(plain), anyOf(ordinary, 'AB')].filter(Boolean).join(' | ')
}

/** As to_tsquery reads it: 'a | b <-> c', each word in the parts that the weights name, or in all. */
function anyOf(phrases: string[], weights = ''): string {
  return [...new Set(phrases)]
    .map(phrase => plainWordsOf(phrase).map(word => (weights ? `${word}:${weights}` : word)))
    .filter(words => words.length > 0)
    .map(words => words.join(' <-> '))
    .join(' | ')
}
