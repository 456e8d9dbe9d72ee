import type { Deps } from '../deps.ts'
import { escapeLike, searchText } from '../lists/search.ts'

/** The most that are offered at a time. */
const OFFERED = 12

/** The talents among whom skills are looked for: the newest who have such a skill or company. */
const LOOKED_AT = 2_000

/**
 * Skills that talents have and that contain a text, the most frequent first. Of skills that are written in several ways, the
 * most usual one.
 */
export async function skillsSaying({ query }: Pick<Deps, 'query'>, text: string): Promise<string[]> {
  const pattern = `%${escapeLike(searchText(text))}%`
  const rows = await query({
    text: `
      SELECT mode() WITHIN GROUP (ORDER BY skill) FROM (
        SELECT "techStack" FROM "Talent" WHERE "searchWork" LIKE $1 ORDER BY "createdAt" DESC, id DESC LIMIT ${LOOKED_AT}
      ) AS talents, unnest("techStack") AS skill
      WHERE lower("foldText"(skill)) LIKE $1 AND skill <> ''
      GROUP BY lower("foldText"(skill)) ORDER BY count(*) DESC, 1 LIMIT ${OFFERED}`,
    values: [pattern],
  })
  return rows.map(([skill]) => String(skill))
}

/** The seniorities that talents have, the most frequent first. Counted once until a talent changes. */
export const seniorities = ({ query, versions }: Pick<Deps, 'query' | 'versions'>): Promise<string[]> =>
  versions.cached({ tables: ['Talent'], key: 'seniorities' }, async () => {
    const rows = await query({
      text: `SELECT seniority FROM "TalentListing" WHERE seniority <> '' GROUP BY seniority ORDER BY count(*) DESC, 1 LIMIT 30`,
      values: [],
    })
    return rows.map(([seniority]) => String(seniority))
  })
