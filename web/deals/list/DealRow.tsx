import { graphql, useFragment } from 'react-relay'
import type { DealRow_deal$key } from '../../__generated__/DealRow_deal.graphql.ts'
import { Link } from '../../app/links.tsx'
import { Dash } from '../../components/Dash.tsx'
import { ActionCell, Cell, NameCell } from '../../components/table/cells.tsx'
import { Row } from '../../components/table/Row.tsx'
import { DealActions } from './actions/DealActions.tsx'
import { CandidatesRow } from './candidates/CandidatesRow.tsx'
import { ExpandButton } from './candidates/ExpandButton.tsx'
import { useCandidates } from './candidates/useCandidates.ts'
import { DealBudget } from './DealBudget.tsx'
import { DealDeadline } from './DealDeadline.tsx'
import { DealStatus } from './DealStatus.tsx'
import { dealColumns } from './dealColumns.ts'

type Props = { deal: DealRow_deal$key; onDeleted: () => void }

/** A deal in the table, in the order of `dealColumns`; its candidates open below it. */
export function DealRow({ deal: key, onDeleted }: Props) {
  const deal = useFragment(fragment, key)
  const { title, company, selectedCandidate } = deal
  const candidates = useCandidates(deal.databaseId)
  return (
    <>
      <Row>
        <NameCell media={<ExpandButton title={title} candidates={candidates} />}>
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>{title}</bdi>
          </Link>
        </NameCell>
        <Cell width="150px">
          {company ? <Link to={`/companies/${deal.companyId}`}>{company.name}</Link> : <Dash />}
        </Cell>
        <Cell>
          <DealStatus deal={deal} />
        </Cell>
        <Cell align="end">
          <DealBudget deal={deal} />
        </Cell>
        <Cell align="end" quiet>
          {deal.weeklyHours}
        </Cell>
        <Cell quiet width="290px">
          <DealDeadline deal={deal} />
        </Cell>
        <Cell width="160px">
          {selectedCandidate ? (
            <Link to={`/talent/${selectedCandidate.databaseId}`}>
              <bdi>{selectedCandidate.name}</bdi>
            </Link>
          ) : (
            <Dash />
          )}
        </Cell>
        <ActionCell>
          <DealActions deal={deal} onDeleted={onDeleted} />
        </ActionCell>
      </Row>
      {candidates.queryRef && <CandidatesRow {...candidates} title={title} columns={dealColumns.length} />}
    </>
  )
}

const fragment = graphql`
  fragment DealRow_deal on Deal {
    databaseId
    title
    companyId
    company {
      name
    }
    weeklyHours
    selectedCandidate {
      databaseId
      name
    }
    ...DealStatus_deal
    ...DealBudget_deal
    ...DealDeadline_deal
    ...DealActions_deal
  }
`
