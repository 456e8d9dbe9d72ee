import { asDialog } from '../app/asDialog.tsx'
import { later } from '../components/later.tsx'

/** Shares talents with a client. */
export const ShareDialog = later(async () => (await import('./dialog/ShareDialog.tsx')).ShareDialog, asDialog)
