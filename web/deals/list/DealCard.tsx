import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealCard_deal$key } from '../../__generated__/DealCard_deal.graphql.ts'
import { Link } from '../../app/links.tsx'
import { useCardStyles } from '../../list/useCardStyles.ts'
import { DealActions } from './DealActions.tsx'
import { DealCandidates, ExpandButton, useDealCandidates } from './DealCandidates.tsx'
import { DealBudget, DealDue, DealStatus } from './DealFacts.tsx'

type Props = { deal: DealCard_deal$key; onDeleted: () => void }

/** A deal on a narrow screen, where a row of the table would not fit. */
export function DealCard({ deal: key, onDeleted }: Props) {
  const deal = useFragment(fragment, key)
  const card = useCardStyles()
  const styles = useStyles()
  const { title, company, selectedCandidate } = deal
  const candidates = useDealCandidates(deal.databaseId)
  return (
    <li className={card.root}>
      <div className={mergeClasses(card.main, styles.main)}>
        <div className={styles.head}>
          <Link to={`/deals/${deal.databaseId}`} className={styles.title}>
            <bdi>{title}</bdi>
          </Link>
          <DealActions deal={deal} onDeleted={onDeleted} />
        </div>
        {company && (
          <Link to={`/companies/${deal.companyId}`} className={styles.company}>
            <bdi>{company.name}</bdi>
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
    </li>
  )
}

const candidatesWord = (count: number) =>
  count === 0 ? 'No candidates' : `${count.toLocaleString('en')} ${count === 1 ? 'candidate' : 'candidates'}`

const fragment = graphql`
  fragment DealCard_deal on Deal {
    databaseId
    title
    companyId
    company {
      name
    }
    weeklyHours
    candidateCount
    selectedCandidate {
      databaseId
      name
    }
    ...DealFactsStatus_deal
    ...DealFactsBudget_deal
    ...DealFactsDeadline_deal
    ...DealActions_deal
  }
`

const useStyles = makeStyles({
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
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    ':empty': { display: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})
