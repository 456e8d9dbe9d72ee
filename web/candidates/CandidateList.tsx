import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../components/EmptyState.tsx'
import { wide } from '../components/layout.ts'
import { useNarrow } from '../components/media.ts'
import type { Column } from '../components/table/ColumnHead.tsx'
import { DataTable } from '../components/table/DataTable.tsx'
import type { Applicant } from './applicants.ts'
import { afterPress, readSort, type Sort, type SortField, sorted, writeSort } from './sort.ts'

type Row = Applicant & { show: (narrow: boolean) => ReactNode }

/** The candidates in the order that the address asks for: a table, or cards where that would not fit. */
export function CandidateList({ rows }: { rows: readonly Row[] }) {
  const styles = useStyles()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  // A deal may have hundreds: more of them are drawn when somebody wants to see them.
  const [shown, setShown] = useState(page)
  if (rows.length === 0) return <NoCandidates />

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
  return (
    <div className={styles.table}>
      <DataTable label="Candidates" columns={sortableColumns(sort, change)} footer={more}>
        {visible.map(row => row.show(false))}
      </DataTable>
    </div>
  )
}

function NoCandidates() {
  return (
    <div className={useStyles().empty}>
      <EmptyState
        icon={<PeopleRegular />}
        title="No candidates yet"
        text="Add a talent, or share the application link so that people can apply."
      />
    </div>
  )
}

const page = 50

const candidateColumns: readonly (Column & { field?: SortField })[] = [
  { label: 'Name', width: '200px', field: 'name' },
  { label: 'Match', width: '68px', field: 'match' },
  { label: 'Status', width: '120px', field: 'status' },
  { label: 'Role', width: '130px', field: 'role' },
  { label: 'Tech stack', width: '150px' },
  { label: 'Added', width: '108px', field: 'added' },
  { label: 'Notes', width: '100px' },
  { label: 'Actions', hideLabel: true, align: 'end', stays: true },
]

/** The columns with what pressing their heads does. */
function sortableColumns(sort: Sort, change: (sort: Sort) => void): Column[] {
  return candidateColumns.map(({ field, ...column }) => {
    if (!field) return column
    return {
      ...column,
      sort: {
        direction: field === sort.field ? sort.direction : null,
        onSort: () => change(afterPress(field, sort)),
      },
    }
  })
}

/** The order of the candidates where there are no columns to press. */
function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <Select
      aria-label="Sort candidates"
      className={useSortStyles().root}
      value={writeSort(sort)}
      onChange={(_, { value }) => onChange(readSort(value))}
    >
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const options = [
  { label: 'Latest first', value: '-added' },
  { label: 'Earliest first', value: 'added' },
  { label: 'Best match first', value: '-match' },
  { label: 'Weakest match first', value: 'match' },
  { label: 'Name A–Z', value: 'name' },
  { label: 'Name Z–A', value: '-name' },
  { label: 'Status, Applied first', value: 'status' },
  { label: 'Status, Withdrawn first', value: '-status' },
  { label: 'Role A–Z', value: 'role' },
  { label: 'Role Z–A', value: '-role' },
]

const useStyles = makeStyles({
  // The names stand where the page's other text begins; the lines between the rows reach out to the page's edges.
  table: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    [wide]: { marginInline: `calc(-1 * ${tokens.spacingHorizontalXXXL})` },
  },
  cards: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  more: {
    paddingBlock: tokens.spacingVerticalM,
    '&:is([data-shifted] *)': { position: 'sticky', insetInlineStart: 0 },
    [wide]: { paddingInline: tokens.spacingHorizontalXXXL },
  },
  empty: { border: `1px dashed ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge },
})

const useSortStyles = makeStyles({ root: { alignSelf: 'flex-start' } })
