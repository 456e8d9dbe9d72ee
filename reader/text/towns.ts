import { plainWords } from '../words/lists.ts'
import { places } from '../words/resumes.ts'
import { companyScore, titleScore } from './titles.ts'

/** True for a text that is only a place: 'Palo Alto, CA', 'Kraków, Polska', 'Remote'. */
export function isPlace(text: string): boolean {
  // 'Alden Bay (Raleigh, NC)' has a name before its place.
  const named = text.match(/^(.{1,200}?)\s{0,9}\([^(),]{1,99},[^()]{1,99}\)$/)?.[1]
  if (named) return isPlace(named)
  const bare = text.replace(/[()]/g, '').trim()
  if (arrangement.test(bare)) return true
  const pieces = bare.split(/\s{0,9}[,/]\s{0,9}|\s{1,9}-\s{1,9}/).filter(Boolean)
  if (pieces.length === 0 || pieces.length > 4 || pieces.some(piece => piece.split(/\s+/).length > 4)) return false
  const [first = '', second = '', ...others] = pieces
  if (isKnown(first)) return true
  // 'Alden Bridge, Northmoor, Canada' is a place without any known town.
  const last = pieces.at(-1) ?? ''
  if (pieces.length === 3 && places.countries.has(key(last)) && [first, second].every(mayBePlace)) return true
  // 'Gainesville, GA' is a place; 'Sanofi, Lyon' is a firm and its town.
  return isRegion(second) && others.every(isRegion) && /^\p{Lu}/u.test(bare) && !isFirm(first)
}

/** True for 'Alden Bridge, Northmoor, Canada', which may be a place, or, before a title, a firm and its place. */
export function mayBeFirmInPlace(text: string): boolean {
  const [first = '', ...others] = text.split(',')
  return others.length === 2 && !isKnown(first)
}

/** The pieces of a header without places after the first piece: 'Kestrel, Tester' of 'Kestrel, Leeds, UK, Tester'. */
export function withoutPlaces([first = '', ...others]: string[]): string[] {
  const isTown = (piece: string, next = '') => isRegion(next) && mayBePlace(piece) && piece.split(' ').length <= 3
  return [first, ...others.filter((piece, at) => !isPlace(piece) && !isTown(piece, others[at + 1]))]
}

/** Removes a place at the end of a text: 'Microsoft' for 'Microsoft, Redmond, WA'. */
export function withoutPlace(text: string): string {
  const bracketed = text.match(/^(.{1,200}?)\s{0,9}\(([^()]{1,99})\)$/)
  if (bracketed?.[1] && bracketed[2] && isPlace(bracketed[2])) return withoutPlace(`${bracketed[1]}, ${bracketed[2]}`)
  const pieces = text.split(/\s{0,9},\s{0,9}/)
  let end = pieces.length
  while (end > 1 && isKnown(pieces[end - 1] ?? '')) end -= 1
  if (end === pieces.length) return text
  const dropped = pieces.slice(end)
  const city = pieces[end - 1] ?? ''
  // A short name before a region or country is a town, even an unknown one.
  const mayBeTown = city.split(' ').length <= 3 && !companyEnd.test(city)
  if (end > 1 && mayBeTown && !dropped.some(piece => cities.has(key(piece)))) end -= 1
  return pieces.slice(0, end).join(', ')
}

const mayBePlace = (piece: string) => /^\p{Lu}/u.test(piece) && !isFirm(piece) && titleScore(piece) === 0

const isFirm = (piece: string) => companyEnd.test(piece) || companyScore(piece) > 0

/** True for a work arrangement that is printed instead of a town: 'Remote'. */
export const isArrangement = (text: string) => arrangement.test(text.replace(/[()]/g, '').trim())

/** The town and the country of an address or place: 'Leeds' for '12 High Street, Leeds LS1 4AB'. */
export function townAndCountry(text: string): { town?: string; country?: string } | undefined {
  const pieces = text
    .split(/\s{0,9}[,/()]\s{0,9}/)
    .map(piece => piece.replace(postalCode, ' ').replace(/\s+/g, ' ').trim())
    .filter(piece => piece !== '' && piece.split(' ').length <= 4)
  const country = pieces.findLast(piece => isCountry(piece))
  const known = pieces.find(piece => cities.has(key(piece)))
  const at = pieces.findIndex(piece => isRegion(piece) || isCountry(piece))
  // A name before a region or country is a town, even an unknown one, unless it is a street.
  const before = at > 0 ? pieces[at - 1] : undefined
  const coded = /(?<!\p{L})\d{4,5}\s+(\p{Lu}[\p{L}. -]{2,30})/u.exec(text)?.[1]?.trim()
  const town = known ?? (before && mayBePlace(before) && !/\d/.test(before) ? before : coded)
  return town || country ? { ...(town && { town }), ...(country && { country }) } : undefined
}

const isCountry = (piece: string) => places.countries.has(key(piece)) || allCountries().has(key(piece))

/** All countries in the languages of resumes, for addresses only, as many are also names of people or towns. */
function allCountries(): Set<string> {
  if (world.size > 0) return world
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ca']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const one of letters)
      for (const two of letters) {
        const name = names.of(one + two)
        if (name) world.add(key(name))
      }
  }
  return world.add('ksa').add('uae')
}

const world = new Set<string>()

/** Postal codes: '50667', '28-200', 'LS1 4AB', 'D-50667', 'NY 10012'. */
const postalCode =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{2,3}[- ]?\d{2,3}(?![\p{L}\d])|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])|(?<![\p{L}\d])\d{4}(?:\s?[A-Z]{2})?(?![\p{L}\d])/gu

const arrangement = new RegExp(`^${places.arrangements}$`, 'i')
const companyEnd = /\b(?:inc|ltd|llc|gmbh|corp|co|sa|s\.a)\.?$/i

const key = (text: string) => plainWords(text).join(' ')

function isKnown(piece: string) {
  const bare = piece.trim().replace(/\.$/, '')
  return isRegion(bare) || cities.has(key(bare)) || arrangement.test(bare)
}

function isRegion(piece: string) {
  const bare = piece.trim().replace(/\.$/, '')
  if (/^[A-Z]{2}(?: \d{5})?$/.test(bare)) return places.states.has(bare.slice(0, 2))
  return places.countries.has(key(bare))
}

const cities = new Set(Object.values(places.towns).flat())
