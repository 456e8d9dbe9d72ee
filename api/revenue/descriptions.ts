import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { funnelSteps, revenueGroups, sources } from './words.ts'

const GROUP = 'What the rows are grouped by.'
const KEY = 'The `key` of the row; null for what has none.'

/** What the schema says of revenue. */
export const revenueDescriptions: Descriptions = {
  'Earning.placement': 'The deal that earns it.',
  'FillSum.filled': 'How many deals.',
  'FillSum.key': "The group: '2026-11', an id, a source.",
  'FillSum.label': 'The group in words.',
  'FunnelCount.step': 'The step that was reached.',
  'FunnelPerson.deal': 'The deal they are on.',
  'FunnelPerson.talent': 'The talent; null for an applicant who is none.',
  'FunnelSide.EXTERNAL': 'Applications from outside that are not candidates, too.',
  'FunnelSide.INTERNAL': 'Talents whom recruiters added to deals.',
  FunnelStep: 'How far somebody came on a deal. Who came further has passed those before.',
  ...valuesOf('FunnelStep', funnelSteps),
  'Placement.company': 'The name of the company.',
  'Placement.daysToFill': 'Calendar days from the creation of the deal until it was filled, in UTC.',
  'Placement.deal': 'The deal that was filled.',
  'Placement.filledAt': 'When its status became Filled.',
  'Placement.recruiter': 'The name of the owner of the deal; null without one.',
  'Placement.source': 'Where the selected candidate came from.',
  ...valuesOf('PlacementSource', sources),
  'PlacementWithoutMargin.placement': 'The deal.',
  'PlacementWithoutMargin.problem': 'What is wrong with its amounts.',
  ...valuesOf('RevenueGroup', revenueGroups),
  'Revenue.earnings(by:)': `${GROUP} Without it, the total of the currency.`,
  'Revenue.earnings(currency:)': "The currency of the row, ISO 4217: 'EUR'.",
  'Revenue.earnings(key:)': KEY,
  'Revenue.filledDeals(by:)': `${GROUP} Without it, all deals that were filled.`,
  'Revenue.filledDeals(key:)': KEY,
  'Revenue.fills': 'How many deals each group filled, and how long it took.',
  'Revenue.fills(by:)': GROUP,
  'Revenue.rows(by:)': GROUP,
  'Revenue.funnelPeople(side:)': 'Talents who were added, or applications from outside.',
  'Revenue.funnelPeople(step:)': 'Who came to this step or further.',
  'Revenue.medianDaysToFill': 'Calendar days, in UTC; null when no deal was filled.',
}
