import { followSubmissions } from '../../activity/submissions.ts'
import type { Context } from '../../context.ts'

/**
 * The changes of the shares, consents and do-not-contact entries of a deal or a talent. Ends with the session or token.
 * Throws InvalidInput unless exactly one of the two is given.
 */
export const followNews = (context: Context, subject: { dealId?: number | null; talentId?: number | null }) =>
  followSubmissions(context.live, subject, () => context.isStillSignedIn())
