import { graphql, useFragment } from 'react-relay'
import { nameOrders, rateTypes, talentLabels } from '../../../../api/talents/words.ts'
import type {
  ProfileFacts_talent$data,
  ProfileFacts_talent$key,
} from '../../../__generated__/ProfileFacts_talent.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { formatDate } from '../../../components/format.ts'
import { Pills } from '../../../components/Pills.tsx'
import { Card } from '../../../components/Section.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { talentStatusWords } from '../../../components/statuses.ts'
import { Dash } from '../../../components/texts.tsx'
import { TalentBans } from '../../../contactBans/TalentBans.tsx'
import { readRates } from '../../rates.ts'
import { ContactCard, LinksCard } from './LinkCards.tsx'
import { PublicProfile } from './PublicProfile.tsx'
import { TalentOwner } from './TalentOwner.tsx'

type Part = { talent: ProfileFacts_talent$data }

/** The cards beside the story: contacts, links, rates, tech stack, the public profile, the status and the bans. */
export function ProfileFacts({ talent: key }: { talent: ProfileFacts_talent$key }) {
  const talent = useFragment(fragment, key)
  return Object.entries(parts).map(([name, Part]) => (
    <SectionBoundary key={name}>
      <Part talent={talent} />
    </SectionBoundary>
  ))
}

const parts = { ContactCard, LinksCard, Rates, TechStack, PublicProfile, Status, TalentBans }

/** Each kind of rate that is preferred or known. */
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

/** The whole tech stack, for areas that have one. */
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

const fragment = graphql`
  fragment ProfileFacts_talent on Talent {
    email phone
    phoneNumbers { text href }
    referredBy { databaseId name }
    name role linkedinUrl portfolioUrls portfolioUrl portfolioPdfUrl resumeUrl area techStack
    nameOrder preferredRateType
    ...rates_talent
    ...PublicProfile_talent
    ...TalentBans_talent
    ...TalentOwner_talent
    status availability createdAt updatedAt
  }
`
