import type { Period } from '../types.ts'
import type { TitledFacts } from './answer.ts'
import type { FactLabels } from './resumes/labels.ts'
import { type Counts, overlap } from './text.ts'

export const scoredFacts = [
  'dates',
  'places',
  'town',
  'schools',
  'degrees',
  'schoolDates',
  'languages',
  'levels',
] as const
export type FactScore = Record<(typeof scoredFacts)[number], Counts>

/**
 * Scores the facts read from a resume. Dates and places are scored only for posts whose title was found; missing titles
 * count in `titles`. A layout prints the places of all posts or of no post: if one place was read, all places are
 * demanded.
 */
export function factScoreOf(facts: TitledFacts, labels: FactLabels): FactScore {
  const posts = matched(labels.posts, facts.posts, ({ title }, post) => overlap(title, post.title))
  const sites = posts.map(([post, at]) => ({ post, read: facts.posts[at] }))
  const arePlaced = sites.some(({ post, read }) => read?.place && isAlike(post.place, read.place))
  const schools = matched(labels.education, facts.education, (study, { school, degree }) =>
    Math.max(overlap(study.school, school ?? ''), overlap(study.degree, degree ?? '')),
  ).map(([study, at]) => ({ study, read: facts.education[at] }))
  const spoken = labels.languages.map(printed => printed.split(/\s*\(|\)$/))
  const known = spoken.flatMap(([name = '', level]) => {
    const read = facts.languages.find(({ language }) => isAlike(name, language))
    return read ? [{ level, read }] : []
  })
  return {
    dates: counted(sites.flatMap(({ post, read }) => ends(post, read))),
    places: counted(arePlaced ? sites.map(({ post, read }) => isAlike(post.place, read?.place ?? '')) : []),
    town: counted([isAlike(labels.town, facts.town?.value ?? '')]),
    schools: {
      found: schools.filter(({ study, read }) => isAlike(study.school, read?.school ?? '')).length,
      of: labels.education.length,
    },
    degrees: {
      found: schools.filter(({ study, read }) => isAlike(study.degree, [read?.degree, read?.field].join(' '))).length,
      of: labels.education.length,
    },
    schoolDates: counted(schools.flatMap(({ study, read }) => ends(study, read))),
    languages: { found: known.length, of: Math.max(labels.languages.length, facts.languages.length) },
    levels: counted(known.flatMap(({ level, read }) => (level ? [isAlike(level, read.level ?? '')] : []))),
  }
}

/** Pairs each label with the index of the item read for it. An item matches one label at most. */
function matched<Label, Thing>(labels: Label[], read: Thing[], alike: (label: Label, thing: Thing) => number) {
  const used = new Set<number>()
  return labels.flatMap((label): [Label, number][] => {
    const at = read.findIndex((thing, index) => !used.has(index) && alike(label, thing) >= enough)
    if (at < 0) return []
    used.add(at)
    return [[label, at]]
  })
}

const enough = 0.6
const isAlike = (label: string, read: string) => overlap(label, read) >= enough

/** Whether each end of a period is right. If a label has only a year, any month of this year is right. */
const ends = (label: Period, read: Period | undefined) =>
  (['from', 'to'] as const).map(end => {
    const [is, was] = [label[end], read?.[end] ?? null]
    return is === was || (is?.length === 4 && was?.slice(0, 4) === is)
  })

const counted = (all: boolean[]): Counts => ({ found: all.filter(Boolean).length, of: all.length })
