import { agencyDescriptions } from './agency/descriptions.ts'
import { applicationDescriptions } from './applications/descriptions.ts'
import { authDescriptions } from './auth/descriptions.ts'
import { consentDescriptions } from './consents/descriptions.ts'
import type { Descriptions } from './graphql/descriptions.ts'
import { guardDescriptions } from './guard/descriptions.ts'
import { importDescriptions } from './imports/descriptions.ts'
import { introductionDescriptions } from './introductions/descriptions.ts'
import { notificationDescriptions } from './notifications/descriptions.ts'
import { questionDescriptions } from './questions/descriptions.ts'
import { reminderDescriptions } from './reminders/descriptions.ts'
import { revenueDescriptions } from './revenue/descriptions.ts'
import { scoreboardDescriptions } from './scoreboard/descriptions.ts'
import { shareDescriptions } from './shares/descriptions.ts'
import { todayDescriptions } from './today/descriptions.ts'

/** What the rooms say of their parts of the schema, where the fields do not say it themselves. */
export const descriptions: Descriptions = {
  Query: 'What can be read. Every field needs a signed-in person or an API token, but for the public pages.',
  Mutation: 'What can be changed. Every field needs a token that may write, but for the public pages.',
  Subscription: 'What is told as it happens, as server-sent events.',
  Node: 'A record with a global id.',
  'Query.node': 'Any record by its global id; null when there is none, or when the viewer may not see it.',
  'Query.node(id:)': 'A global id, as the field `id` of a record has it.',
  PageInfo: 'Whether a list goes on, and where, by the Relay specification of connections.',
  'PageInfo.endCursor': 'The place of the last row: send it as `after`. Null on an empty page.',
  'PageInfo.startCursor': 'The place of the first row: send it as `before`. Null on an empty page.',
  'PageInfo.hasNextPage': 'There are rows behind this page.',
  'PageInfo.hasPreviousPage': 'There are rows before this page.',
  ...agencyDescriptions,
  ...applicationDescriptions,
  ...authDescriptions,
  ...consentDescriptions,
  ...guardDescriptions,
  ...importDescriptions,
  ...introductionDescriptions,
  ...notificationDescriptions,
  ...questionDescriptions,
  ...reminderDescriptions,
  ...revenueDescriptions,
  ...scoreboardDescriptions,
  ...shareDescriptions,
  ...todayDescriptions,
}
