import type { Deps } from '../deps.ts'
import { keyOfUrl } from '../files/files.ts'
import { announce, type Live } from '../live/live.ts'
import { NotFound } from '../problems.ts'

/** The page of a resume that is being recognised, and how many will be; both are null until the first begins. */
export type Progress = { page: number | null; of: number | null }

/** An announcement is one number, which contains both. A resume has far fewer pages. */
const MOST_PAGES = 1_000

/** Announces the page of a stored file that is being recognised, to its followers in any process. */
export function announcePages({ db, log }: Pick<Deps, 'db' | 'log'>) {
  return (key: string, { page, of }: { page: number; of: number }) => {
    // The reading continues even if it cannot be announced.
    announce(db, topicOf(key), of * MOST_PAGES + page).catch(error =>
      log.warn({ err: error }, 'A page was not announced'),
    )
  }
}

/** The pages of an uploaded resume as they are read. Throws NotFound for an address that is not of a stored file. */
export function followReading(live: Live, resumeUrl: string, isAllowed: () => Promise<boolean>) {
  const key = keyOfUrl(resumeUrl)
  if (!key) throw new NotFound('File')
  return live.follow(topicOf(key), isAllowed)
}

/** The progress in a piece of news. */
export const progressOf = (news: number | null): Progress =>
  news === null ? { page: null, of: null } : { page: news % MOST_PAGES, of: Math.floor(news / MOST_PAGES) }

const topicOf = (key: string) => `reading of ${key}`
