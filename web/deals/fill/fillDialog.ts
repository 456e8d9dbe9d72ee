import { laterDialog } from '../../components/laterDialog.tsx'

/** The dialog that fills a deal, loaded on first use from the deal's page and from the rows of its candidates. */
export const FillDealDialog = laterDialog(async () => (await import('./FillDealDialog.tsx')).FillDealDialog)
