import type { Job } from '../fields/jobs.ts'
import type { Section } from '../lines/sections.ts'
import type { Layout } from '../pages/layout.ts'
import { europassPosts, isEuropass } from './europass.ts'
import { isLinkedin, linkedinPosts } from './linkedin.ts'

/**
 * The posts of a document that was printed by a template that we know, read by its sizes of letters and not by rules of
 * thumb. Undefined for any other document, which the general reader reads.
 */
export function postsByTemplate(layout: Layout, sections: Section[]): Job[] | undefined {
  const read = isLinkedin(layout) ? linkedinPosts : isEuropass(layout) ? europassPosts : undefined
  if (!read) return undefined
  const work = sections.filter(({ kind, lines }) => kind === 'experience' && lines.length > 0)
  const posts = work.map(({ lines }) => read(lines))
  return posts.some(each => each === undefined) ? undefined : posts.flatMap(each => each ?? [])
}
