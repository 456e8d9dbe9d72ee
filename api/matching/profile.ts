/** The profile in a talent's row. An old entry of a former employer is a plain text. */
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

/** The texts of a profile about its work, apart from titles and skills. */
export const proseOf = ({ summary, keyHighlights, previousCompanies }: Profile) => [
  summary,
  ...keyHighlights,
  ...previousCompanies.map(entry => (typeof entry === 'string' ? entry : entry.description)),
]
