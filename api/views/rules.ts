import { z } from 'zod'
import { lineOfAtLeast, text } from '../rules/rules.ts'
import { viewLabels } from './words.ts'

/** The tables that have saved views. */
export const viewTables = ['deals', 'talents', 'companies'] as const

export const hasViews = (tableName: string) => viewTables.some(table => table === tableName)

/** A key defined by the table, such as a status or a column. */
const key = (field: keyof typeof viewLabels) => text(viewLabels[field], 50)

const direction = z.enum(['asc', 'desc'], { error: "The sort direction is 'asc' or 'desc'" })

export const viewFilters = z.object({
  statusFilter: z.array(key('statusFilter')).max(20, 'At most 20 statuses are allowed').nullish().transform(orNone),
  areaFilter: z.array(key('areaFilter')).max(20, 'At most 20 areas are allowed').nullish().transform(orNone),
  moreFilter: z
    .array(text(viewLabels.moreFilter, 150))
    .max(60, 'At most 60 further filters are allowed')
    .nullish()
    .transform(orNone),
  searchTerm: text(viewLabels.searchTerm, 200)
    .nullish()
    .transform(term => term ?? ''),
  sortField: key('sortField').nullish().transform(orNull),
  sortDirection: direction.nullish().transform(orNull),
})

export const viewSorting = z.object({ field: key('sortField'), direction })

/** The input of a new saved view. */
export const createViewRules = z.object({
  viewName: lineOfAtLeast(viewLabels.viewName, { min: 1, max: 100, message: 'Please enter a name for your view.' }),
  tableName: z.enum(viewTables, { error: 'This table has no saved views' }),
  filters: z.preprocess(value => value ?? {}, viewFilters),
  sorting: viewSorting.nullish().transform(orNull),
})

export type ViewFilters = z.output<typeof viewFilters>
export type ViewSorting = z.output<typeof viewSorting>

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null
}

function orNone(list: string[] | null | undefined): string[] {
  return list ?? []
}
