/** A former employer as it is shown. An old plain text has no company of its own. */
export type Employer = { key: string; company: string; title: string; text: string }

type Entry = {
  readonly legacy: string | null | undefined
  readonly company: string | null | undefined
  readonly title: string | null | undefined
  readonly description: string | null | undefined
}

/** The entries there are; where there are none, the names in the old comma-separated list. */
export function employersOf(entries: readonly Entry[], companies: string): Employer[] {
  const known = entries.length > 0 ? entries.map(shown) : companies.split(',').map(named)
  return known
    .filter(({ company, text }) => company || text)
    .map((employer, index) => ({ key: `${index}`, ...employer }))
}

function shown({ legacy, company, title, description }: Entry) {
  return legacy
    ? { company: '', title: '', text: legacy }
    : { company: company ?? '', title: title ?? '', text: description ?? '' }
}

function named(name: string) {
  return { company: name.trim(), title: '', text: '' }
}
