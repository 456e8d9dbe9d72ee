import { laterDialog } from '../../components/laterDialog.tsx'

/** The dialog that fills a deal, for its page and the rows of its candidates. */
export const FillDealDialog = laterDialog(async () => (await import('./FillDealDialog.tsx')).FillDealDialog)
