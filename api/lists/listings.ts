import { shapeOf } from './models.ts'
import type { Model } from './rows.ts'

/**
 * Where the rows of a page are found before they are read: in indexes that hold all that a list is searched, filtered and
 * sorted by, so that no row is looked at that is not on the page. See docs/decisions/041.
 */
export type Listing = { table: string; columns: Set<string> }

/** Narrow rows beside the wide ones, which serve every page. */
const talents: Listing = { table: 'TalentListing', columns: shapeOf('TalentListing').columns }

/** The indexes of these tables serve a search. Without one, walking the order reads no row too many. */
const searched: Partial<Record<Model, Listing>> = {
  Company: {
    table: 'Company',
    columns: new Set([
      'id',
      'name',
      'status',
      'mainStakeholder',
      'createdAt',
      'updatedAt',
      'searchName',
      'searchStakeholder',
    ]),
  },
  Deal: {
    table: 'Deal',
    columns: new Set([
      ...[
        'id',
        'title',
        'status',
        'ownerId',
        'budgetAmount',
        'weeklyHours',
        'deadline',
        'createdAt',
        'updatedAt',
        'activeAt',
      ],
      ...['searchTitle', 'searchCompany'],
    ]),
  },
}

/** The listing that has all columns of a condition in the form of Prisma's `where`, and those that are sorted by. */
export function listingOf(model: Model, where: object, sortedBy: string[] = []): Listing | null {
  const named = namedIn(where)
  const { relations } = shapeOf(model)
  const listing = model === 'Talent' ? talents : named.isSearch ? searched[model] : null
  if (!listing) return null
  // A condition on related rows asks for the column by which they are related.
  const columns = [...named.columns, ...sortedBy].map(name => relations.get(name)?.own ?? name)
  return columns.every(column => listing.columns.has(column)) ? listing : null
}

type Named = { columns: string[]; isSearch: boolean }

/** The columns and relations of a condition, and whether it searches for a text. */
function namedIn(where: object): Named {
  const parts = Object.entries(where).map(([name, asked]): Named => {
    if (asked === undefined) return { columns: [], isSearch: false }
    if (['AND', 'OR', 'NOT'].includes(name)) return joined([asked].flat().map(part => namedIn(Object(part))))
    return { columns: [name], isSearch: asked !== null && typeof asked === 'object' && 'contains' in asked }
  })
  return joined(parts)
}

const joined = (parts: Named[]): Named => ({
  columns: parts.flatMap(({ columns }) => columns),
  isSearch: parts.some(({ isSearch }) => isSearch),
})
