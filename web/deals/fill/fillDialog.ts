import { asDialog } from '../../app/asDialog.tsx'
import { later } from '../../components/later.tsx'

/** The dialog that fills a deal, for its page and the rows of its candidates. */
export const FillDealDialog = later(async () => (await import('./FillDealDialog.tsx')).FillDealDialog, asDialog)
