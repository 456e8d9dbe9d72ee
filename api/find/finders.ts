import type { Model } from '../rows/models.ts'
import type { Where } from '../rows/query.ts'
import { containing } from '../rows/search.ts'
import { matchesApart, matchesText, SEARCHED_APART } from '../talents/list.ts'

/** The ways to find records of a type. */
export type Finder<Name extends Model> = {
  /** The table, and an SQL expression for the normalised name, which has a trigram index. */
  named: Named
  /** The conditions to find records by other columns, the best match first. `country` is for phone numbers. */
  places: (text: string, country: string | null) => Where<Name>[]
}

export type Named = { table: string; name: string }

/** The columns by which records are found: a viewer who may not see one of these columns must not learn its content. */
export const foundBy = {
  Talent: ['name', 'role', 'area', ...SEARCHED_APART],
  Deal: ['title', 'companyId'],
} as const

export const finders: { [Name in 'Talent' | 'Deal' | 'Company']: Finder<Name> } = {
  Talent: {
    named: { table: 'Talent', name: `split_part("searchText", chr(10), 1)` },
    places: (text, country) => [{ OR: matchesText(text) }, { OR: matchesApart(text, country) }],
  },
  Deal: {
    named: { table: 'Deal', name: '"searchTitle"' },
    places: text => [{ OR: [{ searchTitle: containing(text) }, { searchCompany: containing(text) }] }],
  },
  Company: {
    named: { table: 'Company', name: '"searchName"' },
    places: text => [{ OR: [{ searchName: containing(text) }, { searchStakeholder: containing(text) }] }],
  },
}
