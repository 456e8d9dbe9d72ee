import { followSubmissions } from '../../activity/submissions.ts'
import type { Context } from '../../context.ts'

/**
 * Yields the ids of changed shares, consents and do-not-contact entries of a deal or a talent, until the session or
 * token ends. Throws InvalidInput unless exactly one of deal and talent is given.
 */
export const followNews = (context: Context, subject: { dealId?: number | null; talentId?: number | null }) =>
  followSubmissions(context.live, subject, () => context.isStillSignedIn())
