import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealRow_deal$key } from '../../__generated__/DealRow_deal.graphql.ts'
import { Link } from '../../app/links.tsx'
import { row, wide } from '../../components/styles.ts'
import { ActionCell, Cell, NameCell, Row, RowDetails } from '../../components/table/cells.tsx'
import { Dash } from '../../components/texts.tsx'
import { Card, useCardStyles } from '../../list/RecordCard.tsx'
import { Marked } from '../../list/searched/Marked.tsx'
import { DealActions } from './DealActions.tsx'
import { DealCandidates, ExpandButton, useDealCandidates } from './DealCandidates.tsx'
import { DealBudget, DealDeadline, DealDue, DealStatus } from './DealFacts.tsx'
import { dealList } from './dealList.ts'

type Props = { deal: DealRow_deal$key; onDeleted: () => void }

/** A deal as a table row, its cells in the order of the columns; its candidates open below it. */
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

const fragment = graphql`
  fragment DealRow_deal on Deal {
    databaseId title companyId
    company { name }
    weeklyHours candidateCount
    selectedCandidate { databaseId name }
    ...DealFacts_deal
    ...useDealActions_deal
  }
`

const useStyles = makeStyles({
  // Stays in view while the table scrolls sideways.
  content: {
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    maxWidth: '100vw',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    [wide]: {
      maxWidth: '960px',
      // Aligned with the titles, beside the arrow.
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
})
