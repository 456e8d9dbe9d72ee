import type { Education } from '../facts/education.ts'
import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import type { Layout } from '../pages/layout.ts'
import { europassPosts, isEuropass } from './europass.ts'
import { isLinkedin, linkedinEducation, linkedinPosts, topSkills } from './linkedin.ts'

/**
 * A template that we know, which is read by its sizes of letters and not by rules of thumb: the posts of a section of work, which
 * are undefined where its letters are others after all, the entries of the sections of education, and how many skills it prints.
 */
export type Template = {
  posts: (section: Line[]) => Job[] | undefined
  education?: (sections: Section[]) => Education[]
  mostSkills?: number
}

/** The template by which a document was printed; undefined for any other, which the general reader reads. */
export function templateOf(layout: Layout): Template | undefined {
  if (isLinkedin(layout)) return linkedin
  return isEuropass(layout) ? { posts: europassPosts } : undefined
}

const linkedin: Template = {
  posts: linkedinPosts,
  education: sections => sections.flatMap(({ lines }) => linkedinEducation(lines)),
  mostSkills: topSkills,
}

/** The posts of all sections of work by a template; undefined where one of them is not printed by it. */
export function postsBy(template: Template | undefined, sections: Section[]): Job[] | undefined {
  if (!template) return undefined
  const work = sections.filter(({ kind, lines }) => kind === 'experience' && lines.length > 0)
  const posts = work.map(({ lines }) => template.posts(lines))
  return posts.some(each => each === undefined) ? undefined : posts.flatMap(each => each ?? [])
}
