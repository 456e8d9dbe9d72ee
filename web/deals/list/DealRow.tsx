import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { deadlineAlarm } from '../../../api/deals/words.ts'
import type { DealRow_deal$key } from '../../__generated__/DealRow_deal.graphql.ts'
import type { DealRow_dealFacts$key } from '../../__generated__/DealRow_dealFacts.graphql.ts'
import { Link } from '../../app/links.tsx'
import { formatDate, formatDay, formatMoney, today } from '../../components/format.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { caption, row, wide } from '../../components/styles.ts'
import { ActionCell, Cell, NameCell, Row, RowDetails } from '../../components/table/cells.tsx'
import { Dash } from '../../components/texts.tsx'
import { Card, useCardStyles } from '../../list/RecordCard.tsx'
import { Marked } from '../../list/searched/Marked.tsx'
import { DeadlineAlarm } from '../DeadlineAlarm.tsx'
import { DealActions } from './DealActions.tsx'
import { DealCandidates, ExpandButton, useDealCandidates } from './DealCandidates.tsx'
import { dealList } from './dealList.ts'

type Props = { deal: DealRow_deal$key; onDeleted: () => void }

/** A deal as a table row, with cells in the order of the columns. The deal's candidates open below the row. */
export function DealRow({ deal: key, onDeleted }: Props) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const { title, company, selectedCandidate } = deal
  const candidates = useDealCandidates(deal.databaseId)
  return (
    <>
      <Row>
        <NameCell title={title} media={<ExpandButton title={title} candidates={candidates} />}>
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>
              <Marked text={title} />
            </bdi>
          </Link>
        </NameCell>
        <Cell width="220px" title={company?.name}>
          {company ? (
            <Link to={`/companies/${deal.companyId}`}>
              <Marked text={company.name} />
            </Link>
          ) : (
            <Dash />
          )}
        </Cell>
        <Cell whole>
          <DealStatus deal={deal} />
        </Cell>
        <Cell align="end" whole>
          <DealBudget deal={deal} />
        </Cell>
        <Cell align="end" quiet>
          {deal.weeklyHours}
        </Cell>
        <Cell quiet width="290px" whole>
          <DealDeadline deal={deal} />
        </Cell>
        <Cell width="160px" title={selectedCandidate?.name}>
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
      {candidates.queryRef && (
        <RowDetails columns={dealList.columns.length}>
          <div className={styles.content}>
            <DealCandidates candidates={candidates} title={title} />
          </div>
        </RowDetails>
      )}
    </>
  )
}

/** A deal as a card, for narrow screens. */
export function DealCard({ deal: key, onDeleted }: Props) {
  const deal = useFragment(fragment, key)
  const card = useCardStyles()
  const styles = useStyles()
  const { title, company, selectedCandidate } = deal
  const candidates = useDealCandidates(deal.databaseId)
  return (
    <Card>
      <div className={mergeClasses(card.main, styles.main)}>
        <div className={styles.head}>
          <Link to={`/deals/${deal.databaseId}`} className={styles.title}>
            <bdi>
              <Marked text={title} />
            </bdi>
          </Link>
          <DealActions deal={deal} onDeleted={onDeleted} />
        </div>
        {company && (
          <Link to={`/companies/${deal.companyId}`} className={styles.company}>
            <bdi>
              <Marked text={company.name} />
            </bdi>
          </Link>
        )}
        <div className={styles.facts}>
          <DealStatus deal={deal} />
          <DealBudget deal={deal} none={null} />
          <span className={styles.quiet}>{deal.weeklyHours} h/week</span>
        </div>
        <div className={styles.facts}>
          <DealDue deal={deal} />
        </div>
        {selectedCandidate && (
          <div className={styles.quiet}>
            Selected: <Link to={`/talent/${selectedCandidate.databaseId}`}>{selectedCandidate.name}</Link>
          </div>
        )}
        <div>
          <ExpandButton title={title} candidates={candidates} words={candidatesWord(deal.candidateCount)} />
        </div>
        <DealCandidates candidates={candidates} title={title} />
      </div>
    </Card>
  )
}

const candidatesWord = (count: number) =>
  count === 0 ? 'No candidates' : `${count.toLocaleString('en')} ${count === 1 ? 'candidate' : 'candidates'}`

type DealFactsProps = { deal: DealRow_dealFacts$key }

/** The deal's status; renders nothing for a status that only a newer server knows. */
function DealStatus({ deal: key }: DealFactsProps) {
  const { status } = useFragment(dealFactsFragment, key)
  return status === '%future added value' ? null : <StatusBadge {...dealStatusWords[status]} />
}

/** The amount the company pays: the fee for head hunting, else the company's budget. Old deals have a single budget. */
function DealBudget({ deal: key, none = <Dash /> }: DealFactsProps & { none?: ReactNode }) {
  const { dealType, companyBudget, recruitingFee, budget } = useFragment(dealFactsFragment, key)
  const styles = useStyles()
  if (dealType === 'HEAD_HUNTING' && recruitingFee) {
    return (
      <span className={styles.amount}>
        <span className={styles.kind}>Fee</span> {formatMoney(recruitingFee)}
      </span>
    )
  }
  const amount = companyBudget || budget
  return amount ? <span className={styles.amount}>{formatMoney(amount)}</span> : none
}

function DealDeadline({ deal: key }: DealFactsProps) {
  const deal = useFragment(dealFactsFragment, key)
  const styles = useStyles()
  if (!deal.deadline) return <Dash />
  return (
    <span className={styles.deadline}>
      {formatDate(deal.deadline)}
      <DeadlineAlarm deal={deal} />
    </span>
  )
}

/** The deadline as 'Due Dec 07', for cards, which have no column header. Once overdue, the alarm shows the date. */
function DealDue({ deal: key }: DealFactsProps) {
  const deal = useFragment(dealFactsFragment, key)
  const styles = useStyles()
  if (!deal.deadline) return null
  const isOverdue = deadlineAlarm(deal, today()) === 'OVERDUE'
  return (
    <>
      {!isOverdue && <span className={styles.due}>Due {formatDay(deal.deadline)}</span>}
      <DeadlineAlarm deal={deal} />
    </>
  )
}

const fragment = graphql`
  fragment DealRow_deal on Deal {
    databaseId title companyId
    company { name }
    weeklyHours candidateCount
    selectedCandidate { databaseId name }
    ...DealRow_dealFacts
    ...useDealActions_deal
  }
`

const dealFactsFragment = graphql`
  fragment DealRow_dealFacts on Deal {
    status dealType companyBudget recruitingFee budget deadline
    ...DeadlineAlarm_deal
  }
`

const useStyles = makeStyles({
  // The open candidates stay in view while the table scrolls sideways.
  content: {
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    maxWidth: '100vw',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    [wide]: {
      maxWidth: '960px',
      // The padding aligns the candidates with the titles, which are beside the arrow.
      paddingInlineStart: `calc(${tokens.spacingHorizontalXXXL} + 34px)`,
    },
  },
  main: { gap: tokens.spacingVerticalXS },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  title: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  company: { minWidth: 0, overflowWrap: 'anywhere' },
  facts: {
    ...row,
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    ':empty': { display: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  amount: { fontVariantNumeric: 'tabular-nums' },
  kind: { ...caption },
  deadline: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  due: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})
