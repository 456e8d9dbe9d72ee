import { mainSkillName, storedSpellings } from '@talentdesk/reader/words/skillSpellings'
import { contactLines, contactsSought } from '../contacts/contactSearch.ts'
import type { Talent } from '../generated/prisma/client.ts'
import type { Order } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { searchText } from '../rows/search.ts'
import type { Contact } from '../rules/contacts.ts'
import { placesOf } from '../rules/foldedText.ts'
import { readSearch, soughtTexts } from '../rules/searchTerms.ts'
import {
  type Asker,
  matchesApart,
  matchesText,
  SEARCHED_APART,
  searchedTalents,
  type TalentFilter,
  talentOrder,
  talentsWhere,
} from '../talents/list.ts'
import { readPreviousCompanies } from '../talents/previousCompanies.ts'
import { alsoFoundPlaces } from './words.ts'

export { SEARCHED_APART }

/** The order of the found talents: newest first. */
export const alsoFoundOrder = (filter: TalentFilter): Order => ({
  ...talentOrder(null, filter),
  list: 'talents also found',
})

/** The maximum count that is exact; nobody needs the exact number of more rows. */
export const COUNTED_UP_TO = 1_000

/**
 * The condition of talents found by a search in skills, companies, contacts, highlights and summary, but not by the
 * list's own search. Some words of the search may be in name, role and area. An empty search finds nobody.
 */
export function alsoFoundWhere(filter: TalentFilter, { country, ...asker }: Asker & AgencyCountry): Where<'Talent'> {
  const groups = readSearch(searchText(filter.search))
  // A search with only excluded words has no found part to show.
  if (soughtTexts(searchText(filter.search)).length === 0) return { id: { in: [] } }
  const isOne = groups.length === 1
  const wider = groups.map(group => ({
    OR: group.flatMap(({ text, isNot }): Where<'Talent'>[] => {
      const apart = [...matchesApart(text, country), ...matchesSkill(text)]
      if (isNot) return [{ NOT: { OR: [...matchesText(text), ...apart] } }]
      return isOne ? apart : [...matchesText(text), ...apart]
    }),
  }))
  return {
    AND: [talentsWhere({ ...filter, search: null }, asker), ...wider, { NOT: { AND: searchedTalents(filter.search) } }],
  }
}

/** The agency's country, for phone numbers without a country code. */
type AgencyCountry = { country: string | null }

/** The condition of talents with the skill in another spelling: 'Kubernetes' for 'k8s'. */
function matchesSkill(text: string): Where<'Talent'>[] {
  const others = mainSkillName(text) === undefined ? [] : storedSpellings(text).filter(each => !each.includes(text))
  return others.length === 0 ? [] : [{ search: { skills: { hasSome: others } } }]
}

type Columns = Pick<Talent, (typeof SEARCHED_APART)[number]>

/** A part of a profile that contains a searched text, and an excerpt around that text. */
export type FoundPlace = { place: keyof typeof alsoFoundPlaces; text: string }

/** The parts of a talent that contain a searched text, except name, role and area. */
export function foundPlaces(talent: Columns, { search, country }: { search: string } & AgencyCountry): FoundPlace[] {
  const sought = soughtTexts(searchText(search))
  const isFound = (text: string) => placesOf(text, sought).length > 0
  const parts = sought.flatMap(text => contactsSought(text, country))
  const isReached = (contact: Contact) => parts.some(part => contactLines(contact, country).includes(part))
  const { phone, linkedinUrl } = talent
  const skills = new Set(sought.map(mainSkillName))
  const isSkill = (skill: string) => isFound(skill) || skills.has(mainSkillName(skill) ?? '')
  const companies = talent.companies.split(',').map(name => name.trim())
  const former = readPreviousCompanies(talent.previousCompanies).map(entry =>
    typeof entry === 'string' ? entry : [entry.title, entry.company].filter(Boolean).join(', '),
  )
  const texts: Record<FoundPlace['place'], string[]> = {
    SKILLS: talent.techStack.filter(isSkill),
    COMPANIES: [...new Set([...former, ...companies])].filter(isFound),
    EMAIL: [talent.email ?? ''].filter(isFound),
    PHONE: phone && isReached({ phone }) ? [phone] : [],
    LINKEDIN: linkedinUrl && isReached({ linkedinUrl }) ? [linkedinUrl] : [],
    HIGHLIGHTS: talent.keyHighlights.filter(isFound),
    SUMMARY: [talent.summary].filter(isFound),
  }
  return (Object.keys(alsoFoundPlaces) as FoundPlace['place'][]).flatMap(place =>
    texts[place].length === 0 ? [] : [{ place, text: excerpt(texts[place].join(SEPARATORS[place]), sought) }],
  )
}

const SEPARATORS = {
  SKILLS: ', ',
  COMPANIES: ' · ',
  EMAIL: '',
  PHONE: '',
  LINKEDIN: '',
  HIGHLIGHTS: ' · ',
  SUMMARY: '',
}

/** The maximum number of characters of an excerpt, and of its part before the found text. */
const SHOWN = 160
const BEFORE = 60

function excerpt(text: string, sought: string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= SHOWN) return plain
  const [first] = placesOf(plain, sought)
  const from = Math.max(0, Math.min((first?.from ?? 0) - BEFORE, plain.length - SHOWN))
  // The excerpt begins and ends with whole words.
  const begin = from === 0 ? 0 : plain.indexOf(' ', from) + 1
  const rest = plain.slice(begin, begin + SHOWN)
  const isEnd = begin + SHOWN >= plain.length
  const shown = isEnd ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), BEFORE))
  return `${begin === 0 ? '' : '… '}${shown}${isEnd ? '' : ' …'}`
}
