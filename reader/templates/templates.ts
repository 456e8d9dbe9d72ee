import type { Education } from '../facts/education.ts'
import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import type { Layout } from '../pages/layout.ts'
import { europassPosts, isEuropass } from './europass.ts'
import { isLinkedin, linkedinEducation, linkedinPosts, topSkills } from './linkedin.ts'

/**
 * The reader of a known template, which uses exact letter sizes instead of heuristics. `posts` returns undefined if a
 * section of work does not follow the template. `mostSkills`: maximum number of skills that the template prints.
 */
export type Template = {
  posts: (section: Line[]) => Job[] | undefined
  education?: (sections: Section[]) => Education[]
  mostSkills?: number
}

/** The known template of a document. Undefined for all other documents, which the general rules read. */
export function templateOf(layout: Layout): Template | undefined {
  if (isLinkedin(layout)) return linkedin
  return isEuropass(layout) ? { posts: europassPosts } : undefined
}

const linkedin: Template = {
  posts: linkedinPosts,
  education: sections => sections.flatMap(({ lines }) => linkedinEducation(lines)),
  mostSkills: topSkills,
}

/** The posts of all sections of work, read by the template. Undefined if any section does not follow the template. */
export function postsBy(template: Template | undefined, sections: Section[]): Job[] | undefined {
  if (!template) return undefined
  const work = sections.filter(({ kind, lines }) => kind === 'experience' && lines.length > 0)
  const posts = work.map(({ lines }) => template.posts(lines))
  return posts.some(each => each === undefined) ? undefined : posts.flatMap(each => each ?? [])
}
