import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../components/EmptyState.tsx'
import { useNarrow } from '../components/media.ts'
import { plainList, wide } from '../components/styles.ts'
import { type Column, DataTable } from '../components/table/DataTable.tsx'
import { sortableColumns } from '../list/orders.ts'
import { selectable } from '../list/selection/columns.tsx'
import type { Chosen } from '../list/selection/createSelection.ts'
import { afterPress, readSort, type Sort, type Sortable, type SortField, sorted, writeSort } from './sort.ts'

type Row = Sortable & {
  /** How it is chosen; null where it cannot be. */
  choice: Chosen | null
  show: (narrow: boolean) => ReactNode
}

/** The candidates in the order of the address: a table, or cards on narrow screens. */
export function CandidateList({ rows }: { rows: readonly Row[] }) {
  const styles = useStyles()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  // A deal may have hundreds of candidates: they are rendered a page at a time.
  const [shown, setShown] = useState(page)
  if (rows.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          icon={<PeopleRegular />}
          title="No candidates yet"
          text="Add a talent, or share the application link so that people can apply."
        />
      </div>
    )
  }

  const sort = readSort(search.get('sort'))
  const change = (wanted: Sort) => setSearch({ sort: writeSort(wanted) }, { replace: true, preventScrollReset: true })
  const visible = sorted(rows, sort).slice(0, shown)
  const rest = rows.length - visible.length
  const more = rest > 0 && (
    <div className={styles.more}>
      <Button size="small" onClick={() => setShown(shown + page)}>
        Show {Math.min(rest, page)} more of {rest}
      </Button>
    </div>
  )
  if (narrow) {
    return (
      <>
        <SortSelect sort={sort} onChange={change} />
        <ul aria-label="Candidates" className={styles.cards}>
          {visible.map(row => row.show(true))}
        </ul>
        {more}
      </>
    )
  }
  const choices = () => visible.map(({ choice }) => choice).filter(each => each !== null)
  return (
    <div className={styles.table}>
      <DataTable
        label="Candidates"
        columns={selectable(
          sortableColumns(columns, sort, field => change(afterPress(field, sort))),
          choices,
        )}
        footer={more}
      >
        {visible.map(row => row.show(false))}
      </DataTable>
    </div>
  )
}

const page = 50

const columns: readonly (Column & { field?: SortField })[] = [
  { label: 'Name', width: '200px', field: 'name' },
  { label: 'Match', width: '68px', field: 'match' },
  { label: 'Status', width: '120px', field: 'status' },
  { label: 'Role', width: '130px', field: 'role' },
  { label: 'Tech stack', width: '150px' },
  { label: 'Added', width: '108px', field: 'added' },
  { label: 'Notes', width: '124px' },
  { label: 'Actions', hideLabel: true, align: 'end', stays: true },
]

/** Selects the order of cards, which have no column heads. */
function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <Select
      aria-label="Sort candidates"
      className={useStyles().sort}
      value={writeSort(sort)}
      onChange={(_, { value }) => onChange(readSort(value))}
    >
      {Object.entries(orders).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const orders = {
  '-added': 'Latest first',
  added: 'Earliest first',
  '-match': 'Best match first',
  match: 'Weakest match first',
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  status: 'Status, Applied first',
  '-status': 'Status, Withdrawn first',
  role: 'Role A–Z',
  '-role': 'Role Z–A',
}

const useStyles = makeStyles({
  // Names align with the page's text; the lines between rows extend to the edges of the page.
  table: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    [wide]: { marginInline: `calc(-1 * ${tokens.spacingHorizontalXXXL})` },
  },
  cards: { ...plainList, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  more: {
    paddingBlock: tokens.spacingVerticalM,
    '&:is([data-shifted] *)': { position: 'sticky', insetInlineStart: 0 },
    [wide]: { paddingInline: tokens.spacingHorizontalXXXL },
  },
  sort: { alignSelf: 'flex-start' },
  empty: { border: `1px dashed ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge },
})
