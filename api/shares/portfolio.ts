import { db } from '../db.ts'
import { keyOfUrl } from '../files/files.ts'
import { findShared } from './shares.ts'

/**
 * The key of the portfolio PDF behind a share link: the one file that visitors may have. Null when there is none, or when
 * the link is unknown or revoked. Asks for the file's kind and owner once more, as nothing else of the talent may go out.
 */
export async function sharedPortfolioKey(shareableId: string): Promise<string | null> {
  const key = keyOfUrl((await findShared(shareableId))?.portfolioPdfUrl)
  if (!key) return null
  const file = await db.storedFile.findFirst({
    where: { key, kind: 'PORTFOLIO', talent: { shareableId } },
    select: { key: true },
  })
  return file?.key ?? null
}
