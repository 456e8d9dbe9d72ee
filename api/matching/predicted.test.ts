import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const MATCH = /* GraphQL */ `
  mutation ($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches { talent { databaseId } predictedMargin { text currency amount percent } }
    }
  }
`
type Predicted = { text: string; currency: string; amount: string; percent: number } | null
type Answer = {
  matchTalents: { matches: { talent: { databaseId: number }; predictedMargin: Predicted }[] }
}

const jobDescription = 'Weaver of kilims. Must have: Quipuology.'
let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

async function predictedFor(rates: object, terms: object | null): Promise<Predicted | undefined> {
  const { id } = await make.talent({ role: 'Weaver', techStack: ['Quipuology'], ...rates })
  const deal = terms && (await make.deal({ title: 'Weaver', companyBudget: '$8,800', weeklyHours: 40, ...terms }))
  const input = { jobDescription, dealId: deal?.id ?? null }
  const { matchTalents } = await staff.run<Answer>(MATCH, { input })
  return matchTalents.matches.find(({ talent }) => talent.databaseId === id)?.predictedMargin
}

const monthly = { preferredRateType: 'FULL_TIME', minFullTimeRate: '$6,000', preferredFullTimeRate: '$6,700' }
const hourly = { preferredRateType: 'HOURLY', minHourlyRate: '$30' }

describe('the predicted margin', () => {
  test('is the budget less the talent’s rate', async () => {
    expect(await predictedFor(monthly, {})).toEqual({
      ...{ text: 'Margin about $2,100 a month (24%)', currency: 'USD', amount: '2100.00', percent: 23.9 },
    })
    // $30 an hour for 20 hours a week, with 52/12 weeks in a month.
    expect(await predictedFor(hourly, { weeklyHours: 20 })).toMatchObject({ amount: '6200.00', percent: 70.5 })
    expect(await predictedFor({ ...monthly, preferredFullTimeRate: '$9,000' }, {})).toMatchObject({
      text: 'Margin about -$200 a month (-2%)',
    })
    const euros = { ...monthly, preferredFullTimeRate: '6.000 €' }
    expect(await predictedFor(euros, { companyBudget: '€8,000' })).toMatchObject({ currency: 'EUR', amount: '2000.00' })
  })

  test.each([
    ['without a deal', monthly, null],
    ['for a fee', monthly, { dealType: 'HEAD_HUNTING', recruitingFee: '$9,000' }],
    ['of a full-time rate for fewer hours', monthly, { weeklyHours: 20 }],
    ['of two currencies', monthly, { companyBudget: '€8,000' }],
    ['of a range', { ...monthly, preferredFullTimeRate: '$5,000-6,000' }, {}],
    ['of a rate that cannot be read', { ...monthly, preferredFullTimeRate: 'about $5,000 or so' }, {}],
    ['of a rate without a currency', { ...monthly, preferredFullTimeRate: '5,000' }, {}],
    ['without a rate', {}, {}],
  ])('is null %s', async (_what, rates, terms) => {
    expect(await predictedFor(rates, terms)).toBeNull()
  })
})
