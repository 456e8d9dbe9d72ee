import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { Candidates_applications$key } from '../__generated__/Candidates_applications.graphql.ts'
import type { Candidates_deal$key } from '../__generated__/Candidates_deal.graphql.ts'
import { DialogHost } from '../components/DialogHost.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useNarrow } from '../components/media.ts'
import { StorySection } from '../components/Section.tsx'
import { caption, plainList, sectionTitle, wide } from '../components/styles.ts'
import { type Column, DataTable } from '../components/table/DataTable.tsx'
import { sortableColumns } from '../list/orders.ts'
import type { SelectedRow } from '../list/selection/createSelection.ts'
import { SelectionBar, SelectionProvider, selectable } from '../list/selection/Selection.tsx'
import { ShareSelected } from '../shares/ShareWithClient.tsx'
import { applicantName, applicationOf, withRowsOfTheirOwn } from './applicants.ts'
import { ExternalCandidate } from './ExternalCandidate.tsx'
import { InternalCandidate } from './InternalCandidate.tsx'
import { afterPress, readSort, type Sort, type Sortable, type SortField, sorted, writeSort } from './sort.ts'
import { useFreshApplications } from './useFreshApplications.ts'

/** The deal's candidates: talents of the agency, and external applicants. */
export function Candidates({ deal: key, actions }: { deal: Candidates_deal$key; actions?: ReactNode }) {
  const deal = useFragment(fragment, key)
  const { applications } = useFragment<Candidates_applications$key>(applicationsFragment, deal)
  const styles = useStyles()
  useFreshApplications(deal.databaseId, deal.status)

  const company = deal.company ? { id: deal.company.databaseId, name: deal.company.name } : null
  const internal = deal.candidates.map(candidate => ({
    ...candidate,
    name: candidate.talent?.name ?? '',
    role: candidate.talent?.role,
    choice: candidate.talent ? { id: candidate.talentId, name: candidate.talent.name } : null,
    show: (narrow: boolean) => (
      <InternalCandidate
        key={candidate.id}
        candidate={candidate}
        application={applicationOf(applications, candidate) ?? null}
        deal={deal}
        narrow={narrow}
      />
    ),
  }))
  const applicants = withRowsOfTheirOwn(applications, deal.candidates)
  const waiting = applicants
    .filter(({ waitingPosition }) => waitingPosition)
    .toSorted((one, other) => (one.waitingPosition ?? 0) - (other.waitingPosition ?? 0))
  const external = applicants
    .filter(applicant => !waiting.includes(applicant))
    .map(application => ({
      ...application,
      name: applicantName(application.name),
      choice: null,
      show: (narrow: boolean) => (
        <ExternalCandidate key={application.id} application={application} deal={deal} narrow={narrow} />
      ),
    }))
  return (
    <StorySection title="Candidates" actions={actions}>
      <p className={styles.counts}>
        {internal.length} internal · {external.length} external
      </p>
      <SelectionProvider>
        <DialogHost>
          <CandidateList rows={[...internal, ...external]} />
          {waiting.length > 0 && (
            <>
              <h3 id="waiting" className={styles.waiting}>
                Waiting list
              </h3>
              <ol aria-labelledby="waiting" className={styles.list}>
                {waiting.map(application => (
                  <ExternalCandidate key={application.id} application={application} deal={deal} narrow />
                ))}
              </ol>
            </>
          )}
        </DialogHost>
        <SelectionBar one="candidate" many="candidates">
          {chosen => <ShareSelected chosen={chosen} deal={{ id: deal.databaseId, name: deal.title, company }} />}
        </SelectionBar>
      </SelectionProvider>
    </StorySection>
  )
}

type Row = Sortable & {
  /** The record that the row's checkbox selects; null if the row cannot be selected. */
  choice: SelectedRow | null
  show: (narrow: boolean) => ReactNode
}

/** The candidates in the order given by the address: a table, or cards on narrow screens. */
function CandidateList({ rows }: { rows: readonly Row[] }) {
  const styles = useStyles()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  // A deal may have hundreds of candidates, so the rows are rendered in pages.
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

const fragment = graphql`
  fragment Candidates_deal on Deal {
    databaseId title status
    company { databaseId name }
    candidates {
      id talentId matchPercentage status createdAt
      talent { name role }
      ...InternalCandidate_candidate
    }
    ...Candidates_applications
    ...InternalCandidate_deal
    ...ExternalCandidate_deal
  }
`

/** The applications, which are refreshed while the page is open. */
const applicationsFragment = graphql`
  fragment Candidates_applications on Deal {
    applications {
      id talentId name role matchPercentage status createdAt waitingPosition
      ...ExternalCandidate_application
      ...InternalCandidate_application
    }
  }
`

const useStyles = makeStyles({
  waiting: { ...sectionTitle, margin: `${tokens.spacingVerticalL} 0 0` },
  list: plainList,
  counts: { ...caption, margin: `calc(-1 * ${tokens.spacingVerticalM}) 0 0`, fontVariantNumeric: 'tabular-nums' },
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
