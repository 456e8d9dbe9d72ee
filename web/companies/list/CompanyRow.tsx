import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyRow_company$key } from '../../__generated__/CompanyRow_company.graphql.ts'
import { Link } from '../../app/links.tsx'
import { CompanyAvatar } from '../../components/CompanyAvatar.tsx'
import { formatMoney } from '../../components/money.ts'
import { ActionCell, Cell, NameCell, Row } from '../../components/table/cells.tsx'
import { RecordCard } from '../../list/RecordCard.tsx'
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

/** A company on a narrow screen. */
export function CompanyCard({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const styles = useStyles()
  const { filledDealsCount: filled } = company
  return (
    <RecordCard
      media={<CompanyAvatar name={company.name} size={40} />}
      to={`/companies/${company.databaseId}`}
      name={company.name}
      line={company.mainStakeholder}
      facts={`Billing ${formatMoney(company.billing || '$0')} · ${filled} filled ${filled === 1 ? 'deal' : 'deals'}`}
      actions={<CompanyActions company={company} onDeleted={onDeleted} />}
    >
      <div className={styles.controls}>
        <CompanyStatus company={company} />
      </div>
    </RecordCard>
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

const useStyles = makeStyles({
  // Above the link that covers the whole card.
  controls: { position: 'relative', zIndex: 1, alignSelf: 'flex-start', paddingBlockStart: tokens.spacingVerticalS },
})
