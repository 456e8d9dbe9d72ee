import { makeStyles, tokens } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CompaniesPage_companyRow$key } from '../../__generated__/CompaniesPage_companyRow.graphql.ts'
import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import type { companyFields_company$key } from '../../__generated__/companyFields_company.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { Link } from '../../app/links.tsx'
import { CompanyAvatar } from '../../components/Avatars.tsx'
import { DialogHost, useDialog } from '../../components/DialogHost.tsx'
import { formatMoney } from '../../components/format.ts'
import { laterDialog } from '../../components/laterDialog.tsx'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { StatusSelect } from '../../components/StatusSelect.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { ActionCell, Cell, NameCell, Row } from '../../components/table/cells.tsx'
import { AddButton } from '../../list/AddButton.tsx'
import type { List } from '../../list/definition.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { RecordCard } from '../../list/RecordCard.tsx'
import { Marked } from '../../list/searched/Marked.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { stakeholderOf } from '../form/companyFields.ts'
import { type CompanyActions, useCompanyActions } from '../useCompanyActions.ts'
import { companyList } from './companyList.ts'

/** The page with the list of client companies. */
export function CompaniesPage({ queryRef }: PageProps<CompaniesPageQuery>) {
  return (
    <DialogHost>
      <ListPage list={list} queryRef={queryRef} />
    </DialogHost>
  )
}

const AddCompanyDialog = laterDialog(async () => (await import('../form/AddCompanyDialog.tsx')).AddCompanyDialog)

const query = graphql`
  query CompaniesPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: CompanyFilter
    $orderBy: CompanyOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "companies")
    total: companyCount
    rows: companies(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...CompaniesPage_companyRow }
      }
      pageInfo { ...RecordList_pageInfo }
    }
  }
`

const count = graphql`
  query CompaniesPageCountQuery($filter: CompanyFilter) {
    total: companyCount
    rows: companies(filter: $filter) { totalCount isTotalCountExact }
  }
`

const more = graphql`
  query CompaniesPageMoreQuery($first: Int, $after: String, $filter: CompanyFilter, $orderBy: CompanyOrder) {
    rows: companies(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id ...CompaniesPage_companyRow }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const title = 'No companies found'
const icon = <BuildingRegular />

const list: List<CompaniesPageQuery> = {
  ...companyList,
  query,
  count,
  more,
  add: <AddButton label="Add Company">{dialog => <AddCompanyDialog {...dialog} />}</AddButton>,
  searchHint: 'Search companies...',
  viewName: 'Active clients',
  empty: {
    none: {
      icon,
      title,
      text: 'Every client is kept here: who decides there, what you bill, and the deals you fill for them.',
    },
    noMatch: { icon, title, searched: 'name or main stakeholder', among: 'with' },
    pageGone: { title, text: 'This page is now empty. The list has changed.' },
  },
  row: (company, onDeleted) => <CompanyRow company={company} onDeleted={onDeleted} />,
  card: (company, onDeleted) => <CompanyCard company={company} onDeleted={onDeleted} />,
}

type Props = { company: CompaniesPage_companyRow$key; onDeleted: () => void }

function CompanyRow({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const actions = useCompanyActions(company)
  return (
    <Row>
      <NameCell title={company.name} media={<CompanyAvatar name={company.name} />}>
        <Link to={`/companies/${company.databaseId}`}>
          <bdi>
            <Marked text={company.name} />
          </bdi>
        </Link>
      </NameCell>
      <Cell whole>
        <Status {...actions} />
      </Cell>
      <Cell title={stakeholderOf(company)}>
        <Marked text={stakeholderOf(company)} />
      </Cell>
      <Cell align="end" whole>
        {formatMoney(company.billing || '$0')}
      </Cell>
      <Cell align="end">{company.filledDealsCount}</Cell>
      <ActionCell>
        <Actions company={company} {...actions} onDeleted={onDeleted} />
      </ActionCell>
    </Row>
  )
}

function CompanyCard({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const actions = useCompanyActions(company)
  const styles = useStyles()
  const { filledDealsCount: filled } = company
  return (
    <RecordCard
      media={<CompanyAvatar name={company.name} size={40} />}
      to={`/companies/${company.databaseId}`}
      name={company.name}
      line={stakeholderOf(company)}
      facts={`Billing ${formatMoney(company.billing || '$0')} · ${filled} filled ${filled === 1 ? 'deal' : 'deals'}`}
      actions={<Actions company={company} {...actions} onDeleted={onDeleted} />}
    >
      <div className={styles.controls}>
        <Status {...actions} />
      </div>
    </RecordCard>
  )
}

/** Changes the status in the row, then refetches the list, which may be filtered or sorted by status. */
function Status({ name, status, setStatus }: CompanyActions) {
  const refresh = useRefresh()
  if (!status) return null
  return (
    <StatusSelect
      label={`Status of ${name}`}
      words={companyStatusWords}
      value={status}
      onChange={chosen => setStatus(chosen, () => refresh())}
    />
  )
}

type ActionsProps = CompanyActions & { company: companyFields_company$key; onDeleted: () => void }

function Actions({ company, id, name, remove, onDeleted }: ActionsProps) {
  const show = useDialog()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const edit = () =>
    show(onClose => <EditCompanyDialog company={company} onSaved={() => refresh()} onClose={onClose} />)
  return (
    <RowMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'View', icon: <BuildingRegular />, onChoose: () => navigate(`/companies/${id}`) },
        { label: 'Edit', icon: <EditRegular />, onChoose: edit },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: () => remove(onDeleted) },
      ]}
    />
  )
}

const EditCompanyDialog = laterDialog(async () => (await import('../form/EditCompanyDialog.tsx')).EditCompanyDialog)

const fragment = graphql`
  fragment CompaniesPage_companyRow on Company {
    databaseId name billing filledDealsCount
    ...companyFields_company
    ...useCompanyActions_company
  }
`

const useStyles = makeStyles({
  // Stacked above the link that covers the whole card.
  controls: { position: 'relative', zIndex: 1, alignSelf: 'flex-start', paddingBlockStart: tokens.spacingVerticalS },
})
