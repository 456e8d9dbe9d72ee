import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of notifications. */
export const notificationDescriptions: Descriptions = {
  'Notification.application': 'Of APPLICATION; null otherwise.',
  'Notification.at': 'When it happened.',
  'Notification.comment': 'Of MENTION; null otherwise.',
  'Notification.kind': 'What happened.',
  'Notification.reminder': 'Of REMINDER; null otherwise.',
  'Notification.share': 'Of CLIENT_ANSWER; null otherwise.',
  'NotificationsChanged.unreadCount': 'How many are unread now.',
  'MuteNotificationsInput.kinds': 'All the kinds to be silent about; an empty list means none.',
}
