import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import { withoutDates } from '../text/dates.ts'
import { withoutSigns } from '../text/signs.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isArrangement, isPlace, withoutPlace } from '../text/towns.ts'
import type { PostKind } from '../types.ts'
import { experience } from '../words/resumes.ts'

/** Place and kind of a post. */
type Setting = { place: string | undefined; kind: PostKind | undefined }

/**
 * The settings of posts as their headers say them. Where others have a place, a name in a header that is neither its title nor its
 * firm is a town that no list has.
 */
export function settingsOf(jobs: Job[]): Setting[] {
  const settings = jobs.map(({ from, title }) => settingOf(from, title))
  const arePlaced = settings.filter(({ place }) => place !== undefined).length >= jobs.length * fewPlaced
  return settings.map((setting, at) => ({
    ...setting,
    place: setting.place ?? (arePlaced ? jobs[at]?.others.find(mayBeTown) : undefined),
  }))
}

/** The share of posts with a place from which the others have one, too. */
const fewPlaced = 0.25

const mayBeTown = (text: string) =>
  /^\p{Lu}[\p{L}'’. -]{2,30}$/u.test(text) &&
  text.split(' ').length <= 3 &&
  titleScore(text) === 0 &&
  companyScore(text) === 0

function settingOf(header: Line[], title: string): Setting {
  const texts = header.flatMap(line => line.cells).flatMap(cell => withoutDates(cell.text).split(separator))
  const pieces = texts.map(withoutSigns).filter(text => text !== '')
  const brackets = header.flatMap(({ text }) => [...text.matchAll(/\(([^()]{3,40})\)/g)].map(([, inner = '']) => inner))
  const place = pieces.map(placeIn).find(found => found !== undefined)
  return {
    place,
    kind: kindIn([...brackets, ...pieces].filter(text => text.split(' ').length <= 4)) ?? kindIn([title]),
  }
}

const separator = /\s+[|•·‖/]\s+|\s*[|‖•;]\s*|\s+[–—-]{1,3}\s+|\s{2,}/

/** The kind of the post that one of the texts names: 'Part-time', 'CDI', 'Werkstudent (20 h)'. */
const kindIn = (texts: string[]): PostKind | undefined =>
  kinds.find(([, words]) => texts.some(text => words.test(text)))?.[0]

const kinds = Object.entries(experience.kinds).map(([kind, words]): [PostKind, RegExp] => [
  kind as PostKind,
  new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu'),
])

/** The place that a piece of a header is, or that it ends with: 'Leeds, UK' of 'Kestrel, Leeds, UK'. */
function placeIn(text: string): string | undefined {
  if (isArrangement(text)) return undefined
  if (isPlace(text)) return text.replace(/^\(|\)$/g, '')
  const name = withoutPlace(text)
  if (name === text) return undefined
  const rest = text.startsWith(name) ? text.slice(name.length) : ''
  const place = withoutSigns(rest.replace(/\)\s{0,3}$/, ''))
  return place === '' || isArrangement(place) ? undefined : place
}
