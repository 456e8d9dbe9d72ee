import type { Break } from './breaks.ts'

export const CHANGELOG = 'docs/integrators/changelog.md'

/** The heading of unreleased changes. */
const NEXT = '## Next'

/** The commit of the last released contracts. Throws if the changelog names none. */
export function lastRelease(changelog: string): string {
  const [, commit] = /^## \d{4}-\d\d-\d\d\n\n.*\bcommit `([\da-f]{12})`/m.exec(changelog) ?? []
  if (!commit) throw new Error(`${CHANGELOG} does not name the commit of the last release`)
  return commit
}

/** The breaks that the section 'Next' does not name with a reason, and the breaks named there that do not exist. */
export function compareWithChangelog(breaks: readonly Break[], changelog: string) {
  const announced = announcedIn(changelog)
  const fits = (pattern: Break, { kind, part }: Break) => pattern.kind === kind && isLike(pattern.part, part)
  return {
    unannounced: breaks.filter(found => !announced.some(each => fits(each, found))).map(lineOf),
    stale: announced.filter(each => !breaks.some(found => fits(each, found))).map(lineOf),
  }
}

/** The breaks named with a reason, as in "- `FIELD_REMOVED` `Talent.age`: nobody may be chosen by it." */
function announcedIn(changelog: string): Break[] {
  const [, next = ''] = changelog.split(`\n${NEXT}\n`)
  const [section = ''] = next.split('\n## ')
  return [...section.matchAll(/^- `([A-Z_]+)` `([^`\n]+)`: \S/gm)].map(([, kind = '', part = '']) => ({ kind, part }))
}

const lineOf = ({ kind, part }: Break) => `\`${kind}\` \`${part}\``

/** Whether a part matches a pattern. The pattern may contain one `*`, which matches any text. */
function isLike(pattern: string, part: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? pattern === part : part.startsWith(start) && part.endsWith(end)
}

/** The changelog after the release of a commit. `day` is formatted as 2026-11-26. */
export const released = (changelog: string, day: string, commit: string) =>
  changelog.replace(
    `\n${NEXT}\n`,
    `\n${NEXT}\n\nNothing yet.\n\n## ${day}\n\nThe contracts are those of commit \`${commit.slice(0, 12)}\`.\n`,
  )
