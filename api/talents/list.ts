import { storedSpellings } from '@talentdesk/reader/words/skillSpellings'
import { z } from 'zod'
import { contactsSought } from '../contacts/contactSearch.ts'
import { takenIn } from '../deals/words.ts'
import type { Deps } from '../deps.ts'
import type { Prisma, Talent } from '../generated/prisma/client.ts'
import { InvalidInput } from '../problems.ts'
import { changedSince } from '../rows/changes.ts'
import { type AskedOrder, type Order, orderOf, type SortFields } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { containing, keysSaying, searchConditions, searchText } from '../rows/search.ts'
import { parse } from '../rules/parse.ts'
import { optionalDate } from '../rules/rules.ts'
import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from './words.ts'

type Maybe<Value> = Value | null | undefined

/** A range of rates per hour or per month, in the currency's units. `currency` is a code such as 'EUR'. */
export type RateRange = { from?: Maybe<number>; to?: Maybe<number>; currency?: Maybe<string> }

export type TalentFilter = {
  search?: Maybe<string>
  status?: Maybe<TalentStatus>
  statuses?: Maybe<readonly TalentStatus[]>
  area?: Maybe<TalentArea>
  allSkills?: Maybe<readonly string[]>
  anySkills?: Maybe<readonly string[]>
  seniorities?: Maybe<readonly string[]>
  hourlyRate?: Maybe<RateRange>
  monthlyRate?: Maybe<RateRange>
  ownerId?: Maybe<number>
  isMine?: Maybe<boolean>
  isAvailable?: Maybe<boolean>
  hasAvailability?: Maybe<boolean>
  availableBy?: Maybe<string | Date>
  isUnread?: Maybe<boolean>
  updatedSince?: Maybe<Date>
}

export const TALENT_ORDERS = {
  NAME: { kind: 'text' },
  ROLE: { kind: 'text' },
  AREA: { kind: 'rank', ranks: Object.keys(talentAreas) },
  STATUS: { kind: 'rank', ranks: Object.keys(talentStatuses) },
  SENIORITY: { kind: 'text' },
  CREATED_AT: { kind: 'instant' },
  UPDATED_AT: { kind: 'instant' },
} satisfies SortFields<Talent>

const HOURLY = ['minHourlyRate', 'maxHourlyRate', 'preferredHourlyRate'] as const
const MONTHLY = ['minFullTimeRate', 'maxFullTimeRate', 'preferredFullTimeRate'] as const

/** The columns that each filter compares. */
export const TALENT_FILTERS = {
  search: ['name', 'role', 'area'],
  status: ['status'],
  statuses: ['status'],
  area: ['area'],
  allSkills: ['techStack'],
  anySkills: ['techStack'],
  seniorities: ['seniority'],
  hourlyRate: HOURLY,
  monthlyRate: MONTHLY,
  ownerId: ['ownerId'],
  isMine: ['ownerId'],
  isAvailable: ['id', 'status'],
  hasAvailability: ['availability'],
  availableBy: ['availability'],
  isUnread: [...HOURLY, ...MONTHLY, 'availability'],
  updatedSince: ['updatedAt'],
} as const satisfies Record<keyof TalentFilter, readonly Prisma.TalentScalarFieldEnum[]>

/** The columns of the separate search index. */
export const SEARCHED_APART = [
  ...([
    'techStack',
    'companies',
    'previousCompanies',
    'email',
    'phone',
    'linkedinUrl',
    'keyHighlights',
    'summary',
  ] as const),
] as const

type Condition = Where<'Talent'>

/** The viewer whose talents the filter `isMine` selects, and the clock for the day from which notice periods count. */
export type Asker = { viewer: { id: number } | null } & Pick<Deps, 'clock'>

/**
 * The order of a list of talents; by default, the newest come first. `few` means that few talents match and an index
 * finds them, although Postgres would choose to read all talents in this order. `few` is true for one owner's talents
 * of one area and status, and for a search combined with a skill.
 */
export const talentOrder = (
  asked?: AskedOrder<keyof typeof TALENT_ORDERS> | null,
  filter: TalentFilter = {},
): Order => ({
  ...orderOf('talents', TALENT_ORDERS, asked ?? { field: 'CREATED_AT', direction: 'DESC' }),
  few:
    ((filter.ownerId != null || filter.isMine === true) && filter.status != null && filter.area != null) ||
    (Boolean(filter.search) && Boolean(filter.allSkills?.length || filter.anySkills?.length)),
})

/** The condition of talents who meet all filters. */
export function talentsWhere(filter: TalentFilter, asker: Asker): Condition {
  const { status, statuses, area, seniorities, ownerId, isMine, isAvailable, hasAvailability } = filter
  const [allSkills, anySkills] = [askedSkills(filter.allSkills), askedSkills(filter.anySkills)]
  return {
    ...(status ? { status } : {}),
    AND: [
      area ? { area } : {},
      ...searchedTalents(filter.search),
      ...changedSince(filter.updatedSince),
      ...when(statuses?.length, { status: { in: [...(statuses ?? [])] } }),
      ...when(seniorities?.length, { seniority: { in: few(seniorities ?? []) } }),
      ...allSkills.map(hasSkill),
      ...when(anySkills.length, hasSkill(anySkills.flat())),
      ...byReading(filter, asker),
      ...when(ownerId != null, { ownerId: ownerId ?? undefined }),
      ...when(isMine, { ownerId: asker.viewer?.id ?? 0 }),
      ...when(isAvailable === true, { NOT: UNAVAILABLE }),
      ...when(isAvailable === false, UNAVAILABLE),
      ...when(hasAvailability === true, { availability: { not: null } }),
      ...when(hasAvailability === false, { availability: null }),
    ],
  }
}

/** Searches in name, role and area, ignoring case and accents. */
export const searchedTalents = (search: Maybe<string>): Condition[] => searchConditions(search, matchesText)

/** Alternative conditions: the text is part of name, role or area. */
export function matchesText(text: string): Where<'Talent'>[] {
  const areas = keysSaying(talentAreas, text)
  return [{ searchText: containing(text) }, ...(areas.length > 0 ? [{ area: { in: areas } }] : [])]
}

/** Alternative conditions on the separate search index. `country` is the agency's, and used to parse phone numbers. */
export function matchesApart(text: string, country: string | null): Where<'Talent'>[] {
  const contacts = contactsSought(text, country).map(part => ({ contacts: containing(part) }))
  return [{ words: containing(text) }, ...contacts].map(search => ({ search }))
}

const dayRules = z.object({ day: optionalDate('The day') })

const when = (isAsked: unknown, where: Condition): Condition[] => (isAsked ? [where] : [])

/**
 * The condition of candidates that make their talent unavailable. Available talents are `{ NOT: { candidacies: { some:
 * TAKEN_CANDIDACIES } } }`. No clock is used, so cached results remain valid.
 */
export const TAKEN_CANDIDACIES = {
  OR: [
    { status: 'SELECTED', deal: { status: { in: [...takenIn.SELECTED] } } },
    { status: 'INTERVIEWED', deal: { status: { in: [...takenIn.INTERVIEWED] } } },
  ],
} satisfies Prisma.DealCandidateWhereInput

/** The condition of unavailable talents: assigned, placed, selected or in interview. Matching excludes them, too. */
const UNAVAILABLE: Condition = { OR: [{ status: 'ASSIGNED' }, { candidacies: { some: TAKEN_CANDIDACIES } }] }

/** Maximum number of skills or seniorities in a filter. */
const MOST_VALUES = 20

function few(values: readonly string[]): string[] {
  if (values.length > MOST_VALUES) throw new InvalidInput(`A filter has at most ${MOST_VALUES} values`)
  return [...values]
}

/** All spellings of each skill in the filter. */
const askedSkills = (skills: Maybe<readonly string[]>): string[][] =>
  few(skills ?? [])
    .map(searchText)
    .filter(skill => skill !== '')
    .map(storedSpellings)

const hasSkill = (spellings: string[]): Condition => ({ search: { skills: { hasSome: spellings } } })

/** A condition on values read from texts, and the condition that the texts are unreadable. */
type ReadWhere = { matches: Condition; unread: Condition }

/**
 * The filters by values read from texts. With `isUnread`, finds talents who might match: at least one of the texts is
 * unreadable, and the other texts match. With `isUnread` alone, finds talents with any unreadable text.
 */
function byReading(filter: TalentFilter, asker: Asker): Condition[] {
  const read = [
    ...rateWhere('hourly', filter.hourlyRate),
    ...rateWhere('monthly', filter.monthlyRate),
    ...startWhere(filter.availableBy, asker),
  ]
  if (!filter.isUnread) return read.map(({ matches }) => matches)
  const unread = read.length > 0 ? read.map(({ unread }) => unread) : Object.values(UNREAD)
  return [{ OR: unread }, ...read.map(({ matches, unread }) => ({ OR: [matches, unread] }))]
}

const UNREAD = {
  hourly: { search: { isHourlyUnread: true } },
  monthly: { search: { isMonthlyUnread: true } },
  start: { search: { isStartUnread: true } },
} satisfies Record<string, Condition>

/** The condition of talents whose rates overlap with the range. A rate without a maximum counts as a single amount. */
function rateWhere(kind: 'hourly' | 'monthly', range: Maybe<RateRange>): ReadWhere[] {
  if (!range) return []
  const { from, to, currency } = range
  if (from == null && to == null && !currency) return []
  const matches = {
    search: {
      [`${kind}From`]: to == null ? { not: null } : { lte: to },
      ...(from == null ? {} : { [`${kind}To`]: { gte: from } }),
      ...(currency ? { [`${kind}Currency`]: currency.trim().toUpperCase() } : {}),
    },
  }
  return [{ matches, unread: UNREAD[kind] }]
}

/**
 * The condition of talents who can start on a day: their start date is not later, or their notice period from today
 * ends in time. Results of this filter are not cached, as it reads the clock; no other filter does.
 */
function startWhere(availableBy: TalentFilter['availableBy'], asker: Asker): ReadWhere[] {
  if (availableBy == null) return []
  const { day } = parse(dayRules, { day: availableBy })
  if (!day) return []
  const daysAhead = Math.floor((day.getTime() - dayOf(asker.clock.now()).getTime()) / DAY)
  const matches = { search: { OR: [{ availableFrom: { lte: day } }, { noticeDays: { lte: daysAhead } }] } }
  return [{ matches, unread: UNREAD.start }]
}

const DAY = 86_400_000
const dayOf = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY) * DAY)
