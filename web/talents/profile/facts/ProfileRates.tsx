import { graphql, useFragment } from 'react-relay'
import { rateTypes } from '../../../../api/talents/rules.ts'
import type { ProfileRates_talent$key } from '../../../__generated__/ProfileRates_talent.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { Dash } from '../../../components/Dash.tsx'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { rateRange } from './rateRange.ts'

/** What they ask for: of each kind of rate that is wanted or known. */
export function ProfileRates({ talent: key }: { talent: ProfileRates_talent$key }) {
  const talent = useFragment(fragment, key)
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

/** Rates are free text: one that says itself what it is for is left as it is. */
function rate(amount: string | null | undefined, unit: 'month' | 'hour') {
  if (!amount) return <Dash />
  return /[a-z]{2}$|\//i.test(amount) ? amount : `${amount} / ${unit}`
}

const fragment = graphql`
  fragment ProfileRates_talent on Talent {
    preferredRateType
    minFullTimeRate
    maxFullTimeRate
    minHourlyRate
    maxHourlyRate
    preferredFullTimeRate
    preferredHourlyRate
  }
`
