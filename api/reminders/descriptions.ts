import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of reminders. */
export const reminderDescriptions: Descriptions = {
  'Reminder.dueAt': 'When the viewer is notified.',
  'Reminder.text': 'What to do.',
  'SetReminderDoneInput.isDone': 'False opens it again.',
  'Mutation.deleteReminder': "Deletes the viewer's reminder.",
}
