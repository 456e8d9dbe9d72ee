/** The profile in a talent's row. A former employer in an old record is a plain text. */
export type Profile = {
  role: string
  seniority: string
  techStack: string[]
  summary: string
  keyHighlights: string[]
  previousCompanies: (string | { company: string; title: string; description: string })[]
}

/** The titles of a profile, the current one first. */
export const titlesOf = ({ role, previousCompanies }: Profile) =>
  [role, ...previousCompanies.map(entry => (typeof entry === 'string' ? '' : entry.title))].filter(
    title => title.trim() !== '',
  )

/** The prose of a profile: all texts about the work except titles and skills. */
export const proseOf = ({ summary, keyHighlights, previousCompanies }: Profile) => [
  summary,
  ...keyHighlights,
  ...previousCompanies.map(entry => (typeof entry === 'string' ? entry : entry.description)),
]
