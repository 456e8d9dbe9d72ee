import { graphql, useFragment } from 'react-relay'
import type { CompanyRow_company$key } from '../../__generated__/CompanyRow_company.graphql.ts'
import { Link } from '../../app/links.tsx'
import { CompanyAvatar } from '../../components/CompanyAvatar.tsx'
import { formatMoney } from '../../components/money.ts'
import { ActionCell, Cell, NameCell } from '../../components/table/cells.tsx'
import { Row } from '../../components/table/Row.tsx'
import { CompanyActions, CompanyStatus } from './CompanyActions.tsx'

type Props = { company: CompanyRow_company$key; onDeleted: () => void }

/** A company in the table, in the order of its columns. */
export function CompanyRow({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  return (
    <Row>
      <NameCell media={<CompanyAvatar name={company.name} />}>
        <Link to={`/companies/${company.databaseId}`}>
          <bdi>{company.name}</bdi>
        </Link>
      </NameCell>
      <Cell>
        <CompanyStatus company={company} />
      </Cell>
      <Cell>{company.mainStakeholder}</Cell>
      <Cell align="end">{formatMoney(company.billing || '$0')}</Cell>
      <Cell align="end">{company.filledDealsCount}</Cell>
      <ActionCell>
        <CompanyActions company={company} onDeleted={onDeleted} />
      </ActionCell>
    </Row>
  )
}

const fragment = graphql`
  fragment CompanyRow_company on Company {
    databaseId
    name
    mainStakeholder
    billing
    filledDealsCount
    ...CompanyActionsStatus_company
    ...CompanyActions_company
  }
`
