/** The kinds of items, in the order of urgency, with the titles of their groups. */
export const todayKinds = {
  REMINDER: 'Reminders',
  MENTION: 'Mentions',
  INTERVIEW: 'Interviews',
  DEADLINE: 'Deadlines',
  APPLICATION: 'Applications',
  UNANSWERED: 'Waiting for the client',
  SHARE: 'Shares without a reply',
  RUNNER_UP: 'Runners-up to reuse',
  SILENT: 'Gone quiet',
  OLD_RATE: 'Old rates',
} as const

export type TodayKind = keyof typeof todayKinds

/** The owners of the listed items: the viewer or everybody. Reminders and mentions are always the viewer's own. */
export const todayScopes = { MINE: 'Mine', EVERYBODY: "Everybody's" } as const

export type TodayScope = keyof typeof todayScopes

/** The number of items shown per group at first, and the maximum. */
export const FEW_ITEMS = 20
export const MOST_ITEMS = 200
