import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealCard_deal$key } from '../../__generated__/DealCard_deal.graphql.ts'
import { Link } from '../../app/links.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { DealActions } from './actions/DealActions.tsx'
import { CandidateList } from './candidates/CandidateList.tsx'
import { ExpandButton } from './candidates/ExpandButton.tsx'
import { useCandidates } from './candidates/useCandidates.ts'
import { candidatesWord } from './counterWords.ts'
import { DealBudget } from './DealBudget.tsx'
import { DealDue } from './DealDue.tsx'
import { DealStatus } from './DealStatus.tsx'

type Props = { deal: DealCard_deal$key; onDeleted: () => void }

/** A deal on a narrow screen, where a row of the table would not fit. */
export function DealCard({ deal: key, onDeleted }: Props) {
  const deal = useFragment(fragment, key)
  const card = useCardStyles()
  const styles = useStyles()
  const { title, company, selectedCandidate } = deal
  const candidates = useCandidates(deal.databaseId)
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
        {candidates.queryRef && <CandidateList {...candidates} title={title} />}
      </div>
    </li>
  )
}

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
    ...DealStatus_deal
    ...DealBudget_deal
    ...DealDue_deal
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
