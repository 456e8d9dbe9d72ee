import { record } from '../activity/activity.ts'
import { type Cell, type Table, type Column as TableColumn, tableOf } from '../csv/table.ts'
import type { Staff } from '../deps.ts'
import type { Prisma, Talent } from '../generated/prisma/client.ts'
import { audienceOf, isSeen } from '../redaction/audience.ts'
import { rowsOf } from '../rows/read.ts'
import { searchText } from '../rows/search.ts'
import { rowParts } from '../rows/stream.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { keysOf } from '../rules/rules.ts'
import { talentAudiences } from './audiences.ts'
import { TALENT_FILTERS, type TalentFilter, talentOrder, talentsWhere } from './list.ts'
import { readPreviousCompanies } from './previousCompanies.ts'
import { nameOrders, rateTypes, type TalentField, talentAreas, talentLabels, talentStatuses } from './words.ts'

/** The parameters of the REST call. */
type ExportFilter = Pick<TalentFilter, 'search' | 'status' | 'area' | 'updatedSince'> & { ids?: readonly number[] }

/**
 * A table of talents, newest first, with the columns that the viewer may see. Rows are read as they are sent. Before
 * the first row is sent, the viewer, the number of talents and the filter are recorded in the activity log.
 */
export function exportTalents(context: Staff, asked: ExportFilter): { name: string; table: Table } {
  const { viewer, clock, settings } = context
  const audience = audienceOf(viewer)
  const columns = talentTable(settings.publicUrl).filter(({ shows }) =>
    shows.every(column => isSeen(talentAudiences, column, audience)),
  )
  const day = clock.now().toISOString().slice(0, 10)
  return { name: `talents-${day}`, table: tableOf(columns, partsOf(context, asked, columns)) }
}

/** The columns by which an export is filtered and sorted. Viewers who may not see all of them get no export. */
export const sortedBy = (filter: TalentFilter) => ({
  Talent: [
    'createdAt' as const,
    ...keysOf(TALENT_FILTERS).flatMap(name => (filter[name] == null ? [] : TALENT_FILTERS[name])),
  ],
})

async function* partsOf(context: Staff, { ids, ...filter }: ExportFilter, columns: Column[]): AsyncGenerator<Row[]> {
  const where = { AND: [talentsWhere(filter, context), ids ? { id: { in: [...ids] } } : {}] }
  const count = await rowsOf(context, 'Talent').count({ where })
  await context.transaction(tx =>
    record(tx, context.viewer, 'talent.exported', {}, filterChanges({ ids, ...filter }, count)),
  )
  const select = Object.assign({}, ...columns.map(column => column.select))
  for await (const read of rowParts(context, 'Talent', { order: talentOrder(), where, select })) {
    yield read as unknown[] as Row[]
  }
}

function filterChanges({ ids, search, status, area }: ExportFilter, count: number) {
  const filter = {
    ids: ids?.join(', '),
    search: searchText(search) || null,
    status: status && talentStatuses[status],
    area: area && talentAreas[area],
  }
  return Object.entries({ talents: String(count), ...filter }).flatMap(([field, after]) =>
    after == null ? [] : [{ field, before: null, after }],
  )
}

type Row = Talent & {
  referredBy: { name: string } | null
  owner: { firstName: string; lastName: string; email: string } | null
}

/** A column of the export. The access rules of the columns in `shows` decide who may see the column. */
type Column = TableColumn<Row> & { shows: readonly string[]; select: Prisma.TalentSelect }

/** The columns: id, all labelled fields in the order of the form, owner, and the dates of changes. */
export const talentTable = (publicUrl: string): Column[] => [
  { head: 'ID', cell: ({ id }) => id, ...itself('id') },
  ...keysOf(talentLabels).map(field => ({
    head: talentLabels[field],
    cell: (row: Row) => (isSpecial(field) ? SPECIAL[field](row, publicUrl) : row[field]),
    ...(field === 'referredBy' ? REFERRER : itself(field)),
  })),
  {
    head: 'Owner',
    cell: ({ owner }) => owner && (`${owner.firstName} ${owner.lastName}`.trim() || owner.email),
    ...OWNER,
  },
  { head: 'Rates confirmed', cell: ({ ratesConfirmedAt }) => ratesConfirmedAt, ...itself('ratesConfirmedAt') },
  { head: 'Added', cell: ({ createdAt }) => createdAt, ...itself('createdAt') },
  { head: 'Last changed', cell: ({ updatedAt }) => updatedAt, ...itself('updatedAt') },
]

const itself = (column: Prisma.TalentScalarFieldEnum) => ({ shows: [column], select: { [column]: true } })

const REFERRER = { shows: ['referredById', 'name'], select: { referredBy: { select: { name: true } } } }

const OWNER = {
  shows: ['ownerId'],
  select: { owner: { select: { firstName: true, lastName: true, email: true } } },
} as const

/** Makes the addresses of this site's files absolute, as the table is read elsewhere. */
function whole(stored: string | null, publicUrl: string): string | null {
  const address = fileAddress(stored)
  return address?.startsWith('/') ? publicUrl + address : address
}

/** Fields whose exported form differs from the stored one. */
const SPECIAL = {
  area: ({ area }) => talentAreas[area],
  status: ({ status }) => talentStatuses[status],
  nameOrder: ({ nameOrder }) => nameOrders[nameOrder],
  preferredRateType: ({ preferredRateType }) => rateTypes[preferredRateType],
  linkedinUrl: ({ linkedinUrl }) => webAddress(linkedinUrl),
  portfolioUrls: ({ portfolioUrls }, publicUrl) => portfolioUrls.flatMap(url => whole(url, publicUrl) ?? []),
  portfolioUrl: ({ portfolioUrl }, publicUrl) => whole(portfolioUrl, publicUrl),
  portfolioPdfUrl: ({ portfolioPdfUrl }, publicUrl) => whole(portfolioPdfUrl, publicUrl),
  profilePictureUrl: ({ profilePictureUrl }, publicUrl) => whole(profilePictureUrl, publicUrl),
  resumeUrl: ({ resumeUrl }, publicUrl) => whole(resumeUrl, publicUrl),
  previousCompanies: ({ previousCompanies }) => readPreviousCompanies(previousCompanies).map(asText),
  referredBy: ({ referredBy }) => referredBy?.name,
} satisfies Partial<Record<TalentField, (row: Row, publicUrl: string) => Cell>>

const isSpecial = (field: TalentField): field is keyof typeof SPECIAL => Object.hasOwn(SPECIAL, field)

function asText(entry: ReturnType<typeof readPreviousCompanies>[number]): string {
  if (typeof entry === 'string') return entry
  return [entry.company, entry.title, entry.description].filter(Boolean).join(' – ')
}
