import { followSubmissions } from '../../activity/submissions.ts'
import type { Context } from '../../context.ts'

/**
 * The news of a deal or a talent: of its shares, consents and do-not-contact entries. Ends with the session or token. Throws
 * InvalidInput unless one of the two is named.
 */
export const followNews = (context: Context, asked: { dealId?: number | null; talentId?: number | null }) =>
  followSubmissions(context.live, asked, () => context.isStillSignedIn())
