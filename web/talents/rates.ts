import { graphql, readInlineData } from 'react-relay'
import { type Rate, ratesOf, type Starts } from '../../api/talents/words.ts'
import type { rates_talent$key } from '../__generated__/rates_talent.graphql.ts'

export const readRates = (key: rates_talent$key, starts: Starts): Rate[] =>
  ratesOf(readInlineData(fragment, key), starts)

const fragment = graphql`
  fragment rates_talent on Talent @inline {
    preferredRateType minFullTimeRate maxFullTimeRate minHourlyRate maxHourlyRate
    preferredFullTimeRate preferredHourlyRate
  }
`
