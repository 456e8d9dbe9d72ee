import { lazyDialog } from '../../app/lazyDialog.tsx'

/** The dialog that fills a deal, for its page and the rows of its candidates. */
export const [FillDealDialog] = lazyDialog(async () => (await import('./FillDealDialog.tsx')).FillDealDialog)
