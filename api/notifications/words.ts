/** The kinds of notifications, with the labels of the notification settings. */
export const notificationKinds = {
  APPLICATION: 'Applications on my deals',
  MENTION: 'Comments that mention me',
  CLIENT_ANSWER: 'Client answers',
  READING_FAILED: 'Resumes that could not be read',
  REMINDER: 'Reminders that are due',
  WEBHOOK_DISABLED: 'Webhooks that were disabled',
} as const
