import type { Break } from './openapi.ts'

/** The heading of what is not released yet. */
const NEXT = '## Next'

/** A line that says which break is meant and why: "- `FIELD_REMOVED` `Talent.age`: nobody may be chosen by it." */
type Announced = Break & { reason: string }

/** The breaks that the changelog gives a reason for since the last release. */
export function announcedIn(changelog: string): Announced[] {
  const [, next = ''] = changelog.split(`\n${NEXT}\n`)
  const [section = ''] = next.split('\n## ')
  return [...section.matchAll(/^- `([A-Z_]+)` `([^`\n]+)`: (\S.*)$/gm)].map(
    ([, kind = '', part = '', reason = '']) => ({
      ...{ kind, part, reason },
    }),
  )
}

/** The breaks without a reason in the changelog, and the reasons there for what does not break. */
export function compareWithChangelog(breaks: readonly Break[], changelog: string) {
  const announced = announcedIn(changelog)
  const fits = (one: Break, other: Break) => one.kind === other.kind && isLike(one.part, other.part)
  return {
    unannounced: breaks.filter(found => !announced.some(each => fits(each, found))).map(lineOf),
    stale: announced.filter(each => !breaks.some(found => fits(each, found))).map(lineOf),
  }
}

const lineOf = ({ kind, part }: Break) => `\`${kind}\` \`${part}\``

/** One `*` stands for any text. */
function isLike(pattern: string, part: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? pattern === part : part.startsWith(start) && part.endsWith(end)
}

/** The changelog after a release on a day, written as 2026-11-26. */
export const released = (changelog: string, day: string) =>
  changelog.replace(`\n${NEXT}\n`, `\n${NEXT}\n\nNothing yet.\n\n## ${day}\n`)
