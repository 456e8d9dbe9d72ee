import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { dealTypes, targetAreas } from '../../../../api/deals/words.ts'
import type { DealInformation_deal$key } from '../../../__generated__/DealInformation_deal.graphql.ts'
import type { DealInformation_dealOwner$key } from '../../../__generated__/DealInformation_dealOwner.graphql.ts'
import { DealMargin } from '../../../billing/DealMargin.tsx'
import { UnreadMark } from '../../../billing/UnreadMark.tsx'
import { CalendarLink } from '../../../components/CalendarLink.tsx'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { formatDate, formatDateTime, formatMoney } from '../../../components/format.ts'
import { Card } from '../../../components/Section.tsx'
import { Dash, FoldedText } from '../../../components/texts.tsx'
import { OwnerMenu } from '../../../owners/OwnerMenu.tsx'
import { DeadlineAlarm } from '../../DeadlineAlarm.tsx'

/** The card with the deal's money, hours, dates and notes. */
export function DealInformation({ deal: key }: { deal: DealInformation_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const { dealType, targetArea, startDate, interviewDate, deadline } = deal
  return (
    <Card title="Deal Information">
      <FactList>
        {dealType === 'HEAD_HUNTING' ? (
          <Fact name="Recruiting fee">
            {money(deal.recruitingFee)} <UnreadMark money={deal.terms?.companyPays} />
          </Fact>
        ) : (
          <>
            <Fact name="Company pays">
              {money(deal.companyBudget || deal.budget)} <UnreadMark money={deal.terms?.companyPays} />
            </Fact>
            <Fact name="Candidate gets">
              {money(deal.candidateBudget)} <UnreadMark money={deal.terms?.candidateGets} />
            </Fact>
          </>
        )}
        <Fact name="Owner">
          <DealOwner deal={deal} />
        </Fact>
        <Fact name="Margin">
          <DealMargin deal={deal} />
        </Fact>
        <Fact name="Weekly hours">{deal.weeklyHours}</Fact>
        {dealType !== '%future added value' && <Fact name="Deal type">{dealTypes[dealType]}</Fact>}
        <Fact name="Target area">
          {targetArea && targetArea !== '%future added value' ? targetAreas[targetArea] : 'All areas'}
        </Fact>
        <Fact name="Start date">{startDate ? formatDate(startDate) : <Dash />}</Fact>
        <Fact name="Interview date">
          {interviewDate ? (
            <>
              {formatDateTime(interviewDate)}{' '}
              <CalendarLink url={`/api/deals/${deal.databaseId}/interview.ics`} of="the interview of the deal" />
            </>
          ) : (
            <Dash />
          )}
        </Fact>
        <Fact name="Deadline">
          {deadline ? formatDate(deadline) : <Dash />}
          <span className={styles.alarm}>
            <DeadlineAlarm deal={deal} />
          </span>
        </Fact>
        {deal.offerDetails && (
          <Fact name="Offer details">
            <FoldedText text={deal.offerDetails} />
          </Fact>
        )}
        {deal.notes && (
          <Fact name="Notes">
            <FoldedText text={deal.notes} />
          </Fact>
        )}
      </FactList>
    </Card>
  )
}

const money = (stored: string | null | undefined) => (stored ? formatMoney(stored) : <Dash />)

function DealOwner({ deal: key }: { deal: DealInformation_dealOwner$key }) {
  const { databaseId: id, title, owner } = useFragment(dealOwnerFragment, key)
  return <OwnerMenu id={id} of={title} owner={owner} mutation={mutation} />
}

const fragment = graphql`
  fragment DealInformation_deal on Deal {
    databaseId dealType companyBudget candidateBudget recruitingFee budget weeklyHours targetArea startDate
    interviewDate deadline
    ...DeadlineAlarm_deal
    ...DealMargin_deal
    terms { companyPays { unread upTo } candidateGets { unread upTo } }
    ...DealInformation_dealOwner
    offerDetails notes
  }
`

const dealOwnerFragment = graphql`
  fragment DealInformation_dealOwner on Deal {
    databaseId title
    owner { ...OwnerMenu_user }
  }
`

const mutation = graphql`
  mutation DealInformationMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) {
      deal { version ...DealInformation_dealOwner }
    }
  }
`

const useStyles = makeStyles({ alarm: { display: 'block', ':empty': { display: 'none' } } })
