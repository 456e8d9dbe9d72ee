import type { Deps } from '../deps.ts'
import { escapeLike, searchText } from '../lists/search.ts'

/** The most that are offered at a time. */
const OFFERED = 12

/** The talents among whom skills are looked for: the newest who have such a skill or company. */
const LOOKED_AT = 2_000

/**
 * Skills that talents have and that contain a text, the most frequent first. Of skills that are written in several ways, the
 * most usual one. Equal ones are counted before they are compared.
 */
export async function skillsSaying({ query }: Pick<Deps, 'query'>, text: string): Promise<string[]> {
  const pattern = `%${escapeLike(searchText(text))}%`
  const rows = await query({
    text: `
      SELECT (array_agg(skill ORDER BY talents DESC, skill))[1] FROM (
        SELECT skill, "foldText"(skill) AS folded, count(*) AS talents FROM (
          SELECT "techStack" FROM "Talent" WHERE "searchWork" LIKE $1 ORDER BY "createdAt" DESC, id DESC LIMIT ${LOOKED_AT}
        ) AS newest, unnest("techStack") AS skill
        WHERE skill <> '' GROUP BY skill
      ) AS skills
      WHERE folded LIKE $1 GROUP BY folded ORDER BY sum(talents) DESC, 1 LIMIT ${OFFERED}`,
    values: [pattern],
  })
  return rows.map(([skill]) => String(skill))
}

/** Of how many newest talents. */
const COUNTED = 1_500

/** The seniorities of the newest talents, the most frequent first. Counted once until a talent changes. */
export const seniorities = ({ query, versions }: Pick<Deps, 'query' | 'versions'>): Promise<string[]> =>
  versions.cached({ tables: ['Talent'], key: 'seniorities' }, async () => {
    const rows = await query({
      text: `
        SELECT seniority FROM (SELECT seniority FROM "TalentListing" ORDER BY id DESC LIMIT ${COUNTED}) AS newest
        WHERE seniority <> '' GROUP BY seniority ORDER BY count(*) DESC, 1 LIMIT 30`,
      values: [],
    })
    return rows.map(([seniority]) => String(seniority))
  })
