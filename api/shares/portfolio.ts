import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'
import { isStorable } from '../rules/rules.ts'

/**
 * The key of the portfolio PDF behind a share link: the one file that visitors may have. Null when there is none, or when
 * the link is unknown or revoked. Asks for the file's kind and owner once more, as nothing else of the talent may go out.
 */
export async function sharedPortfolioKey({ db }: Pick<Deps, 'db'>, shareableId: string): Promise<string | null> {
  if (!isStorable(shareableId)) return null // Nor can Postgres be asked for it.
  const talent = await db.talent.findUnique({ where: { shareableId }, select: { portfolioPdfUrl: true } })
  const key = keyOfUrl(talent?.portfolioPdfUrl)
  if (!key) return null
  const file = await db.storedFile.findFirst({
    where: { key, kind: 'PORTFOLIO', talent: { shareableId } },
    select: { key: true },
  })
  return file?.key ?? null
}
