import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isLiveDeal } from '../../api/deals/words.ts'
import type { TalentDeals_talent$data, TalentDeals_talent$key } from '../__generated__/TalentDeals_talent.graphql.ts'
import { Link } from '../app/links.tsx'
import { CalendarLink } from '../components/CalendarLink.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { formatDate, formatDateTime } from '../components/format.ts'
import { StorySection } from '../components/Section.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { candidateStatusWords, dealStatusWords } from '../components/statuses.ts'
import { caption, column, plainList, row } from '../components/styles.ts'
import { AddToDealDialog } from './add/addDialogs.ts'
import { knownStatus } from './applicants.ts'

type Candidacy = TalentDeals_talent$data['candidacies'][number]
type Deal = NonNullable<Candidacy['deal']>

/** The deals of a talent with their next dates, live deals first, and a button that adds the talent to another deal. */
export function TalentDeals({ talent: key }: { talent: TalentDeals_talent$key }) {
  const { databaseId, name, candidacies } = useFragment(fragment, key)
  const styles = useStyles()
  const [shown, setShown] = useState(PAGE)
  const sorted = [...candidacies].sort((one, other) => rankOf(one) - rankOf(other))
  const rest = sorted.length - shown
  return (
    <StorySection
      title="Deals"
      empty="Not a candidate for a deal yet."
      actions={
        <DialogButton
          size="small"
          icon={<AddRegular />}
          dialog={onClose => <AddToDealDialog talentId={databaseId} name={name} onClose={onClose} />}
        >
          Add to deal
        </DialogButton>
      }
    >
      {sorted.length > 0 && (
        <ul aria-label="Deals" className={styles.list}>
          {sorted.slice(0, shown).map(candidacy => (
            <DealOfTalent key={candidacy.id} candidacy={candidacy} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="small" className={styles.more} onClick={() => setShown(sorted.length)}>
          Show {rest} more
        </Button>
      )}
    </StorySection>
  )
}

const PAGE = 10

function DealOfTalent({ candidacy }: { candidacy: Candidacy }) {
  const styles = useStyles()
  const { databaseId, status, interviewDate, deal } = candidacy
  if (!deal) return null
  const facts = [
    deal.company?.name,
    deal.status !== '%future added value' && dealStatusWords[deal.status].label,
    nextDate(status, interviewDate, deal),
  ]
  return (
    <li className={styles.deal}>
      <span className={styles.words}>
        <Link to={`/deals/${deal.databaseId}`} className={styles.title}>
          <bdi>{deal.title}</bdi>
        </Link>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {interviewDate && isInterviewed(candidacy) && (
          <CalendarLink
            url={`/api/deal-candidates/${databaseId}/interview.ics`}
            of={`interview on ${formatDateTime(interviewDate)}`}
          />
        )}
      </span>
      <StatusBadge {...candidateStatusWords[knownStatus(status)]} />
    </li>
  )
}

const isOut = (status: string) => status === 'REJECTED' || status === 'WITHDRAWN'

/** The position of a deal's group in the list: deals in progress first, then placements, then past deals. */
function rankOf({ status, deal }: Candidacy): number {
  if (!deal || isOut(status)) return 3
  if (isLiveDeal(deal.status)) return 0
  if (deal.status === 'FILLED' && status === 'SELECTED') return 1
  return deal.status === 'ON_HOLD' ? 2 : 3
}

const isInterviewed = ({ status, deal }: Candidacy) =>
  status === 'INTERVIEWED' && deal !== null && deal !== undefined && isLiveDeal(deal.status)

/** The words for the next date: interview, start or deadline, if that date still matters to this candidate. */
function nextDate(status: string, interviewDate: string | null | undefined, deal: Deal): string | null {
  if (isOut(status)) return null
  if (deal.status === 'FILLED')
    return status === 'SELECTED' && deal.startDate ? `Start ${formatDate(deal.startDate)}` : null
  if (!isLiveDeal(deal.status)) return null
  if (status === 'INTERVIEWED' && interviewDate) return `Interview ${formatDateTime(interviewDate)}`
  return deal.deadline ? `Deadline ${formatDate(deal.deadline)}` : null
}

const fragment = graphql`
  fragment TalentDeals_talent on Talent {
    databaseId name
    candidacies {
      id databaseId status interviewDate
      deal {
        databaseId title status startDate deadline
        company { name }
      }
    }
  }
`

const useStyles = makeStyles({
  list: { ...plainList, '& > li:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  deal: {
    ...row,
    gap: tokens.spacingHorizontalM,
    justifyContent: 'space-between',
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalS,
  },
  words: { ...column, minWidth: 0, overflowWrap: 'anywhere' },
  title: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  facts: caption,
  more: { alignSelf: 'flex-start' },
})
