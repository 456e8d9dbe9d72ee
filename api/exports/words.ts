/** What can be exported, as the calls write it. */
export const exportTypes = {
  TALENTS: 'talents',
  COMPANIES: 'companies',
  DEALS: 'deals',
  CANDIDATES: 'candidates',
  APPLICATIONS: 'applications',
  COMMENTS: 'comments',
  BILLING: 'billing',
} as const

export type ExportType = keyof typeof exportTypes

export const exportStates = { WAITING: 'waiting', RUNNING: 'running', DONE: 'done', FAILED: 'failed' } as const
