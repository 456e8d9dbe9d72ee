import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import { withoutDates } from '../text/dates.ts'
import { withoutSigns } from '../text/signs.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { isArrangement, isPlace, withoutPlace } from '../text/towns.ts'
import type { PostKind } from '../types.ts'
import { experience } from '../words/resumes.ts'

/** The place and kind of a post. */
type Setting = { place: string | undefined; kind: PostKind | undefined }

/**
 * The places and kinds of posts, read from their headers. If enough posts have a known place, an unknown name in the
 * header of a further post is its town, unless it is the title or the firm.
 */
export function settingsOf(jobs: Job[]): Setting[] {
  const settings = jobs.map(({ from, title }) => settingOf(from, title))
  const arePlaced = settings.filter(({ place }) => place !== undefined).length >= jobs.length * fewPlaced
  return settings.map((setting, at) => ({
    ...setting,
    place: setting.place ?? (arePlaced ? jobs[at]?.others.find(mayBeTown) : undefined),
  }))
}

/** Minimum share of posts with a known place, so that unknown names in other headers count as towns. */
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

/** The kind of post named by one of the texts, such as 'Part-time', 'CDI' or 'Werkstudent (20 h)'. */
const kindIn = (texts: string[]): PostKind | undefined =>
  kinds.find(([, words]) => texts.some(text => words.test(text)))?.[0]

const kinds = Object.entries(experience.kinds).map(([kind, words]): [PostKind, RegExp] => [
  kind as PostKind,
  new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu'),
])

/** The place in a piece of a header: the whole piece, or its end, as 'Leeds, UK' in 'Kestrel, Leeds, UK'. */
function placeIn(text: string): string | undefined {
  if (isArrangement(text)) return undefined
  if (isPlace(text)) return text.replace(/^\(|\)$/g, '')
  const name = withoutPlace(text)
  if (name === text) return undefined
  const rest = text.startsWith(name) ? text.slice(name.length) : ''
  const place = withoutSigns(rest.replace(/\)\s{0,3}$/, ''))
  return place === '' || isArrangement(place) ? undefined : place
}
