import type { Contents, School, Section } from '../contents.ts'
import type { Job } from '../invent.ts'
import { paragraph } from './markup.ts'

/** How somebody types a resume into Word. */
export type WordHabit = {
  heading: (text: string) => string
  /** The header of an entry; `isNext` tells that the employer was named above. */
  job: (job: Job, typed: { period: string; isNext: boolean }) => string
  deeds: (deeds: string[]) => string
  school?: (school: School) => string
  /** How the name is typed; as a title or in large type when it is not said. */
  name?: (name: string) => string
  /** Puts the pieces together; one below the other when it is not said. */
  frame?: (pieces: Pieces, contents: Contents, habit: WordHabit) => Uint8Array
}

/** A habit, or one that follows from the person. */
export type WordHabitOf = WordHabit | ((contents: Contents) => WordHabit)

/** A resume in pieces: paragraphs as Word has them. */
export type Pieces = { head: string; contact: string; sections: (Section & { body: string })[] }

export const plain = (text: string) => paragraph([{ text }])
export const commas = (...texts: string[]) => texts.filter(Boolean).join(', ')

/** The sections below each other, each with its heading. */
export const stacked = (sections: Pieces['sections'], { heading }: Pick<WordHabit, 'heading'>) =>
  sections.map(section => heading(section.heading) + section.body).join('')

/** The jobs, each with its dates and with its header and deeds. */
export function jobsOf(contents: Contents, habit: WordHabit): { period: string; body: string }[] {
  return contents.groups().flatMap(group =>
    group.map((job, index) => {
      const period = contents.period(job)
      return { period, body: habit.job(job, { period, isNext: index > 0 }) + habit.deeds(job.deeds) }
    }),
  )
}

/** What a section holds, without its heading. */
export function bodyOf(section: Section, contents: Contents, habit: WordHabit): string {
  if ('prose' in section) return plain(section.prose)
  if ('lines' in section) return section.lines.map(plain).join('')
  if ('schools' in section) return section.schools.map(habit.school ?? schoolLine).join('')
  if ('jobs' in section) {
    return jobsOf(contents, habit)
      .map(({ body }) => body)
      .join('')
  }
  return section.groups
    .map(({ label, items }) => paragraph([{ text: label && `${label}: `, bold: true }, { text: items.join(', ') }]))
    .join('')
}

const schoolLine = ({ degree, school, period }: School) => plain(commas(degree, school, period))
