import { lazyDialog } from '../../app/lazyDialog.tsx'

export const [AddToDealDialog, preloadAddToDeal] = lazyDialog(
  async () => (await import('./AddToDealDialog.tsx')).AddToDealDialog,
)

export const [AddSeveralToDealDialog, preloadAddSeveral] = lazyDialog(
  async () => (await import('./AddSeveralToDealDialog.tsx')).AddSeveralToDealDialog,
)
