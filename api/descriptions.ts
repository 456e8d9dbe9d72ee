import { agencyDescriptions } from './agency/descriptions.ts'
import { applicationDescriptions } from './applications/descriptions.ts'
import { consentDescriptions } from './consents/descriptions.ts'
import type { Descriptions } from './graphql/descriptions.ts'
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
  ...agencyDescriptions,
  ...applicationDescriptions,
  ...consentDescriptions,
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
