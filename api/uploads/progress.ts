import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'
import { announce, type Live } from '../live/live.ts'
import { NotFound } from '../problems.ts'

/** The page of a resume that is being recognised, and the number of pages to recognise; null before the first. */
export type Progress = { page: number | null; of: number | null }

/** The factor that puts both numbers into one announced number. A resume has far fewer pages. */
const MOST_PAGES = 1_000

/** Announces which page of a stored file is being recognised, to all followers in any process. */
export function announcePages({ db, log }: Pick<Deps, 'db' | 'log'>) {
  return (key: string, { page, of }: { page: number; of: number }) => {
    // The reading must continue even if its progress cannot be announced.
    announce(db, topicOf(key), of * MOST_PAGES + page).catch(error =>
      log.warn({ err: error }, 'A page was not announced'),
    )
  }
}

/** Yields the progress of reading an uploaded resume. Throws NotFound for an address that is not of a stored file. */
export function followReading(live: Live, resumeUrl: string, isAllowed: () => Promise<boolean>) {
  const key = keyOfUrl(resumeUrl)
  if (!key) throw new NotFound('File')
  return live.follow(topicOf(key), isAllowed)
}

/** The progress encoded in an announcement. */
export const progressOf = (news: number | null): Progress =>
  news === null ? { page: null, of: null } : { page: news % MOST_PAGES, of: Math.floor(news / MOST_PAGES) }

const topicOf = (key: string) => `reading of ${key}`
