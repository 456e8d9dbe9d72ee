/** The states of an imported resume, with their names on the pages. */
export const importStatuses = {
  WAITING: 'Waiting',
  READING: 'Reading',
  READY: 'Ready',
  FAILED: 'Failed',
  SAVED: 'Saved',
  DISCARDED: 'Discarded',
} as const

export type ImportStatus = keyof typeof importStatuses
