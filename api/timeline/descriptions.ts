import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of recorded actions. */
export const timelineDescriptions: Descriptions = {
  'Activity.at': 'When it happened.',
  ActivityChange: 'One changed field of a record.',
  'ActivityChange.after': 'As pages show it; null when it was removed.',
  'ActivityChange.before': 'As pages showed it; null when there was nothing.',
}
