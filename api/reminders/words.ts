export const reminderLabels = { text: 'Reminder', dueAt: 'When' } as const
