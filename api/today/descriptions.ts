import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { todayKinds, todayScopes } from './words.ts'

/** What the schema says of Today. */
export const todayDescriptions: Descriptions = {
  'Query.today(scope:)': "The viewer's own records, or everybody's.",
  'Query.todayCount(scope:)': "The viewer's own records, or everybody's.",
  'Query.todayCount(timeZone:)': "Whose day it is: 'Europe/Madrid'.",
  'TodayGroup.items': 'The most urgent ones.',
  'TodayGroup.kind': 'What they are about.',
  'TodayItem.kind': 'What it is about.',
  'TodayItem.application': 'Of APPLICATION; null otherwise.',
  'TodayItem.candidate': 'Whose interview, silence or missing answer it is; null otherwise.',
  'TodayItem.share': 'Of SHARE; null otherwise.',
  'TodayItem.talent': 'Whom it is about; null otherwise.',
  ...valuesOf('TodayKind', todayKinds, {
    REMINDER: "one of the viewer's own is due.",
    MENTION: 'a comment names the viewer, who has not seen it.',
    INTERVIEW: 'an interview is today or soon, or its result is missing.',
    DEADLINE: 'a deadline is near or past.',
    APPLICATION: 'somebody applied, and nobody has looked yet.',
    UNANSWERED: 'a client has not answered about somebody who was sent.',
    SHARE: 'a client has not replied to a share, or its link is about to expire.',
    RUNNER_UP: 'somebody who did not win a deal fits an open one.',
    SILENT: 'nothing was done with a candidate for long.',
    OLD_RATE: 'the rates of a talent are old.',
  }),
  ...valuesOf('TodayScope', todayScopes),
  'DismissTodayItemPayload.key': "The item's key.",
  'RestoreTodayItemPayload.key': "The item's key.",
  'SnoozeTodayItemPayload.key': "The item's key.",
  'SetMorningEmailInput.wanted': 'False ends the e-mails.',
}
