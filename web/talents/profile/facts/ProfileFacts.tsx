import { graphql, useFragment } from 'react-relay'
import { rateTypes } from '../../../../api/talents/words.ts'
import type {
  ProfileFacts_talent$data,
  ProfileFacts_talent$key,
} from '../../../__generated__/ProfileFacts_talent.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { Card } from '../../../components/Card.tsx'
import { Dash } from '../../../components/Dash.tsx'
import { formatDate } from '../../../components/dates.ts'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { Pills } from '../../../components/Pills.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { talentStatusWords } from '../../../components/statuses.ts'
import { ProfileContact } from './ProfileContact.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'
import { PublicProfile } from './PublicProfile.tsx'

type Part = { talent: ProfileFacts_talent$data }

/** What one looks up: how to reach them, what they ask for, where to read more. */
export function ProfileFacts({ talent: key }: { talent: ProfileFacts_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <SectionBoundary>
        <ProfileContact talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileLinks talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <Rates talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <TechStack talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <PublicProfile talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <Status talent={talent} />
      </SectionBoundary>
    </>
  )
}

/** What they ask for: of each kind of rate that is wanted or known. */
function Rates({ talent }: Part) {
  const type = talent.preferredRateType
  const monthly = rateRange(talent.minFullTimeRate, talent.maxFullTimeRate) ?? talent.preferredFullTimeRate
  const hourly = rateRange(talent.minHourlyRate, talent.maxHourlyRate) ?? talent.preferredHourlyRate
  return (
    <Card title="Rate Preferences">
      <FactList>
        <Fact name="Rate type">{type !== '%future added value' && rateTypes[type]}</Fact>
        {(monthly || type === 'FULL_TIME' || type === 'BOTH') && <Fact name="Full-time">{rate(monthly, 'month')}</Fact>}
        {(hourly || type === 'HOURLY' || type === 'BOTH') && <Fact name="Hourly">{rate(hourly, 'hour')}</Fact>}
      </FactList>
    </Card>
  )
}

/** '€6,200 – €7,000', 'From €6,200', 'Up to €7,000'; null where neither is known. */
function rateRange(min: string | null | undefined, max: string | null | undefined) {
  if (min && max) return min === max ? min : `${min} – ${max}`
  if (min) return `From ${min}`
  return max ? `Up to ${max}` : null
}

/** Rates are free text: one that says itself what it is for is left as it is. */
function rate(amount: string | null | undefined, unit: 'month' | 'hour') {
  if (!amount) return <Dash />
  return /[a-z]{2}$|\//i.test(amount) ? amount : `${amount} / ${unit}`
}

/** All of the stack, for the areas that have one. */
function TechStack({ talent: { area, techStack } }: Part) {
  if ((area !== 'TECH' && area !== 'DATA') || techStack.length === 0) return null
  return (
    <Card title="Tech Stack">
      <Pills items={techStack} max={null} />
    </Card>
  )
}

/** Where they stand with us, and since when. */
function Status({ talent: { status, createdAt, updatedAt } }: Part) {
  return (
    <Card title="Status">
      <FactList>
        <Fact name="Pipeline">
          {status !== '%future added value' && <StatusBadge {...talentStatusWords[status]} />}
        </Fact>
        <Fact name="Added">{formatDate(createdAt)}</Fact>
        <Fact name="Last changed">{formatDate(updatedAt)}</Fact>
      </FactList>
    </Card>
  )
}

const fragment = graphql`
  fragment ProfileFacts_talent on Talent {
    area
    techStack
    status
    createdAt
    updatedAt
    preferredRateType
    minFullTimeRate
    maxFullTimeRate
    minHourlyRate
    maxHourlyRate
    preferredFullTimeRate
    preferredHourlyRate
    ...ProfileContact_talent
    ...ProfileLinks_talent
    ...PublicProfile_talent
  }
`
