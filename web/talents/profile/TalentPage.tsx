import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { nameOrders, rateTypes, talentLabels } from '../../../api/talents/words.ts'
import type { CommentForm_viewer$key } from '../../__generated__/CommentForm_viewer.graphql.ts'
import type {
  TalentPage_profileFactsTalent$data,
  TalentPage_profileFactsTalent$key,
} from '../../__generated__/TalentPage_profileFactsTalent.graphql.ts'
import type { TalentPage_profileFactsTalentOwner$key } from '../../__generated__/TalentPage_profileFactsTalentOwner.graphql.ts'
import type { TalentPage_talent$key } from '../../__generated__/TalentPage_talent.graphql.ts'
import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { laterSection } from '../../app/laterSection.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { TalentDeals } from '../../candidates/TalentDeals.tsx'
import { Fact, FactList } from '../../components/FactList.tsx'
import { formatDate } from '../../components/format.ts'
import { Pills } from '../../components/Pills.tsx'
import { ProfileLayout } from '../../components/ProfileLayout.tsx'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { talentStatusWords } from '../../components/statuses.ts'
import { Dash } from '../../components/texts.tsx'
import { TalentBans } from '../../contactBans/BansCard.tsx'
import { OwnerMenu } from '../../owners/OwnerMenu.tsx'
import { TalentReminders } from '../../reminders/Reminders.tsx'
import { TalentShares } from '../../shares/RecordShares.tsx'
import { readRates } from '../rates.ts'
import { ContactCard, LinksCard } from './facts/LinkCards.tsx'
import { PublicProfile } from './facts/PublicProfile.tsx'
import { ProfileHeader } from './header/ProfileHeader.tsx'
import { ProfileStory } from './ProfileStory.tsx'

/** The page with a talent's profile. */
export function TalentPage({ queryRef }: PageProps<TalentPageQuery>) {
  const { talent, viewer } = usePreloadedQuery<TalentPageQuery>(query, queryRef)
  return talent && viewer ? (
    <Profile talent={talent} viewer={viewer} />
  ) : (
    <RecordNotFound
      title="Talent not found"
      text="It may have been deleted, or the address is mistyped."
      back={{ to: '/', label: 'Back to Talents' }}
    />
  )
}

type Props = { talent: TalentPage_talent$key; viewer: CommentForm_viewer$key }

function Profile({ talent: key, viewer }: Props) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <RecordTitle to={`/talent/${talent.databaseId}`}>{talent.name}</RecordTitle>
      <ProfileLayout
        bar={<ProfileHeader talent={talent} />}
        story={<ProfileStory talent={talent} />}
        facts={<ProfileFacts talent={talent} />}
        more={
          <>
            <SectionBoundary>
              <TalentDeals talent={talent} />
            </SectionBoundary>
            <TalentReminders talent={talent} />
            <TalentComments talent={talent} viewer={viewer} />
            <SectionBoundary>
              <TalentShares talent={talent} />
            </SectionBoundary>
            <TalentTimeline talent={talent} />
          </>
        }
      />
    </>
  )
}

const TalentComments = laterSection(async () => (await import('../../comments/CommentsCard.tsx')).TalentComments, 240)

const TalentTimeline = laterSection(async () => (await import('../../timeline/Timeline.tsx')).TalentTimeline, 400)

type Part = { talent: TalentPage_profileFactsTalent$data }

function ProfileFacts({ talent: key }: { talent: TalentPage_profileFactsTalent$key }) {
  const talent = useFragment(profileFactsFragment, key)
  return Object.entries(parts).map(([name, Part]) => (
    <SectionBoundary key={name}>
      <Part talent={talent} />
    </SectionBoundary>
  ))
}

const parts = { ContactCard, LinksCard, Rates, TechStack, PublicProfile, Status, TalentBans }

/** The rates: a line for each kind of rate that is preferred or known. */
function Rates({ talent }: Part) {
  const { preferredRateType: type } = talent
  const rates = readRates(talent, { from: 'From', upTo: 'Up to' })
  return (
    <Card title="Rate Preferences">
      <FactList>
        <Fact name="Rate type">{type !== '%future added value' && rateTypes[type]}</Fact>
        {rates.map(
          ({ type, isPreferred, amount }) =>
            (isPreferred || amount) && (
              <Fact key={type} name={type === 'HOURLY' ? 'Hourly' : 'Full-time'}>
                {amount || <Dash />}
              </Fact>
            ),
        )}
      </FactList>
    </Card>
  )
}

function TechStack({ talent: { area, techStack } }: Part) {
  if ((area !== 'TECH' && area !== 'DATA') || techStack.length === 0) return null
  return (
    <Card title="Tech Stack">
      <Pills items={techStack} max={null} />
    </Card>
  )
}

function Status({ talent }: Part) {
  const { status, nameOrder, availability, createdAt, updatedAt } = talent
  return (
    <Card title="Status">
      <FactList>
        <Fact name="Pipeline">
          {status !== '%future added value' && <StatusBadge {...talentStatusWords[status]} />}
        </Fact>
        {nameOrder !== 'UNKNOWN' && nameOrder !== '%future added value' && (
          <Fact name={talentLabels.nameOrder}>{nameOrders[nameOrder]}</Fact>
        )}
        {availability && <Fact name={talentLabels.availability}>{availability}</Fact>}
        <Fact name="Owner">
          <TalentOwner talent={talent} />
        </Fact>
        <Fact name="Added">{formatDate(createdAt)}</Fact>
        <Fact name="Last changed">{formatDate(updatedAt)}</Fact>
      </FactList>
    </Card>
  )
}

function TalentOwner({ talent: key }: { talent: TalentPage_profileFactsTalentOwner$key }) {
  const { databaseId: id, name, owner } = useFragment(talentOwnerFragment, key)
  return <OwnerMenu id={id} of={name} owner={owner} mutation={mutation} />
}

const query = graphql`
  query TalentPageQuery($id: Int!) @preloadable {
    talent(id: $id) { ...TalentPage_talent }
    viewer { ...CommentForm_viewer }
  }
`

const fragment = graphql`
  fragment TalentPage_talent on Talent {
    databaseId name
    ...ProfileHeader_talent
    ...ProfileStory_talent
    ...TalentPage_profileFactsTalent
    ...TalentDeals_talent
    ...Reminders_talent
    ...CommentsCard_talent
    ...RecordShares_talent
    ...Timeline_talent
  }
`

const profileFactsFragment = graphql`
  fragment TalentPage_profileFactsTalent on Talent {
    email phone
    phoneNumbers { text href }
    referredBy { databaseId name }
    name role linkedinUrl portfolioUrls portfolioUrl portfolioPdfUrl resumeUrl area techStack
    nameOrder preferredRateType
    ...rates_talent
    ...PublicProfile_talent
    ...BansCard_talentBans
    ...TalentPage_profileFactsTalentOwner
    status availability createdAt updatedAt
  }
`

const talentOwnerFragment = graphql`
  fragment TalentPage_profileFactsTalentOwner on Talent {
    databaseId name
    owner { ...OwnerMenu_user }
  }
`

const mutation = graphql`
  mutation TalentPageMutation($input: UpdateTalentInput!) {
    updateTalent(input: $input) {
      talent { version ...TalentPage_profileFactsTalentOwner }
    }
  }
`
