import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../components/EmptyState.tsx'
import { wide } from '../components/layout.ts'
import { DataTable } from '../components/table/DataTable.tsx'
import { useNarrow } from '../components/useNarrow.ts'
import type { Applicant } from './applicants.ts'
import { sortableColumns } from './columns.ts'
import { SortSelect } from './SortSelect.tsx'
import { readSort, type Sort, sorted, writeSort } from './sort.ts'

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
