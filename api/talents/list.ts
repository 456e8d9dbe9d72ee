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

/** Amounts in a currency's units, per hour or per month; `currency` as in 'EUR'. */
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

/** The columns that are searched apart from the list's own search. */
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

/** The caller of a list: 'mine' are the caller's talents, and times of notice begin at the clock's today. */
export type Asker = { viewer: { id: number } | null } & Pick<Deps, 'clock'>

/**
 * Newest first by default. Somebody's talents of one area and status are few, and lie together in an index: Postgres takes a
 * walk through the order to them for cheap, and then walks all of it. So are those who have a skill and are searched for.
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

/** The talents who meet all filters. */
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

/** The conditions of which one must hold: the text is part of name, role or area. */
export function matchesText(text: string): Where<'Talent'>[] {
  const areas = keysSaying(talentAreas, text)
  return [{ searchText: containing(text) }, ...(areas.length > 0 ? [{ area: { in: areas } }] : [])]
}

/** The same, of what is searched apart. `country` is the agency's, for phone numbers. */
export function matchesApart(text: string, country: string | null): Where<'Talent'>[] {
  const contacts = contactsSought(text, country).map(part => ({ contacts: containing(part) }))
  return [{ words: containing(text) }, ...contacts].map(search => ({ search }))
}

const dayRules = z.object({ day: optionalDate('The day') })

const when = (isAsked: unknown, where: Condition): Condition[] => (isAsked ? [where] : [])

/**
 * The candidacies by which a talent is not available. Available talents are `{ NOT: { candidacies: { some: TAKEN_CANDIDACIES } } }`.
 * It needs no clock, so what is cached of it stays right.
 */
export const TAKEN_CANDIDACIES = {
  OR: [
    { status: 'SELECTED', deal: { status: { in: [...takenIn.SELECTED] } } },
    { status: 'INTERVIEWED', deal: { status: { in: [...takenIn.INTERVIEWED] } } },
  ],
} satisfies Prisma.DealCandidateWhereInput

/** Assigned, placed, selected or in interview: those whom matching leaves out, too. */
const UNAVAILABLE: Condition = { OR: [{ status: 'ASSIGNED' }, { candidacies: { some: TAKEN_CANDIDACIES } }] }

/** The most skills or seniorities of a filter. */
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

/** A condition on figures read from texts, and the mark of texts that cannot be read. */
type ReadWhere = { matches: Condition; unread: Condition }

/**
 * The filters by figures read from texts. With `isUnread`, talents who might meet them: at least one text cannot be read, and the
 * others meet the filters. Without any such filter, talents with any unread text.
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

/** Talents whose rates overlap with the range. A talent with a minimum alone asks for that amount. */
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
 * Talents who can start on a day: from an earlier day on, or after their period of notice from today. Only this filter reads the
 * clock, as answers that use it are not cached.
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
