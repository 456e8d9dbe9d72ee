import { containing } from '../lists/search.ts'
import { matchesText, SEARCHED_APART } from '../talents/list.ts'

/** How rows of a noun are found. */
export type Finder = {
  /** The table and the searched column with the name, and SQL for the name alone where more stands in the column. */
  named: { table: string; column: string; name?: string }
  /** The conditions of other places, the closest first. */
  places: (text: string) => object[]
}

/** The columns by which talents and deals are found: who may not see one must not find out what it holds. */
export const foundBy = {
  Talent: ['name', 'role', 'area', ...SEARCHED_APART],
  Deal: ['title', 'companyId'],
} as const

export const finders = {
  Talent: {
    named: { table: 'TalentListing', column: 'searchText', name: `split_part("searchText", chr(10), 1)` },
    places: text => [{ OR: matchesText(text) }, { search: { words: containing(text) } }],
  },
  Deal: {
    named: { table: 'Deal', column: 'searchTitle' },
    places: text => [{ OR: [{ searchTitle: containing(text) }, { searchCompany: containing(text) }] }],
  },
  Company: {
    named: { table: 'Company', column: 'searchName' },
    places: text => [{ OR: [{ searchName: containing(text) }, { searchStakeholder: containing(text) }] }],
  },
} satisfies Record<string, Finder>
