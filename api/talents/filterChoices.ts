import { mainSkillName, storedSpellings } from '@talentdesk/reader/words/skillSpellings'
import type { Deps } from '../deps.ts'
import { escapeLike, searchText } from '../rows/search.ts'

/** Maximum number of skills offered at a time. */
const OFFERED = 12

/** Maximum number of talents whose skills are searched: the newest talents with a matching skill or company. */
const LOOKED_AT = 2_000

/** Maximum number of spellings for which main names are looked up. */
const MOST_SPELLINGS = 60

/**
 * Skills of talents that contain the text or are another spelling of it, the most frequent first. A skill with several
 * spellings is listed by its main name, or by its most frequent spelling if it has no main name. Spellings that differ
 * only in case or accents count as one spelling, before main names are looked up.
 */
export async function skillsSaying({ query }: Pick<Deps, 'query'>, text: string): Promise<string[]> {
  const typed = searchText(text)
  const spellings = mainSkillName(typed) === undefined ? [] : storedSpellings(typed)
  const rows = await query({
    text: `
      SELECT (array_agg(skill ORDER BY talents DESC, skill))[1], sum(talents) FROM (
        SELECT skill, "foldText"(skill) AS folded, count(*) AS talents FROM (
          SELECT "techStack" FROM "Talent" WHERE "searchWork" LIKE ANY ($1) ORDER BY "createdAt" DESC, id DESC LIMIT ${LOOKED_AT}
        ) AS newest, unnest("techStack") AS skill
        WHERE skill <> '' GROUP BY skill
      ) AS skills
      WHERE folded LIKE $2 OR folded = ANY ($3) GROUP BY folded ORDER BY sum(talents) DESC, 1 LIMIT ${MOST_SPELLINGS}`,
    values: [[typed, ...spellings].map(holding), holding(typed), spellings],
  })
  const counted = new Map<string, number>()
  for (const [skill, talents] of rows) {
    const name = mainSkillName(String(skill)) ?? String(skill)
    counted.set(name, (counted.get(name) ?? 0) + Number(talents))
  }
  return [...counted]
    .sort(([, one], [, other]) => other - one)
    .slice(0, OFFERED)
    .map(([name]) => name)
}

const holding = (text: string) => `%${escapeLike(text)}%`

/** Number of the newest talents whose seniorities are counted. */
const COUNTED = 1_500

/** The seniorities of the newest talents, the most frequent first. */
export async function seniorities({ query }: Pick<Deps, 'query'>): Promise<string[]> {
  const rows = await query({
    text: `
      SELECT seniority FROM (SELECT seniority FROM "Talent" ORDER BY id DESC LIMIT ${COUNTED}) AS newest
      WHERE seniority <> '' GROUP BY seniority ORDER BY count(*) DESC, 1 LIMIT 30`,
    values: [],
  })
  return rows.map(([seniority]) => String(seniority))
}
