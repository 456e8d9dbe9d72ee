import { lazyDialog } from '../app/lazyDialog.tsx'

/** Shares talents with a client. */
export const [ShareDialog, preloadShareDialog] = lazyDialog(
  async () => (await import('./dialog/ShareDialog.tsx')).ShareDialog,
)
