import { z } from 'zod'
import { TAKEN_CANDIDACIES } from '../candidates/engagements.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { storedSpellings } from '../language/skillSpellings.ts'
import type { Asked, Order } from '../lists/keyset.ts'
import { searchText } from '../lists/search.ts'
import { InvalidInput } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { optionalDate } from '../rules/rules.ts'
import {
  TALENT_FILTERS as LIST_FILTERS,
  type TalentFilter as ListFilter,
  type TALENT_ORDERS,
  talentOrder,
  talentsWhere,
} from '../talents/list.ts'
import type { TalentStatus } from '../talents/words.ts'

export { SEARCHED_APART, TALENT_ORDERS } from '../talents/list.ts'

type Maybe<Value> = Value | null | undefined

/** Amounts in a currency's units, per hour or per month; `currency` as in 'EUR'. */
export type RateRange = { from?: Maybe<number>; to?: Maybe<number>; currency?: Maybe<string> }

/** What the list was always filtered by, and more. */
export type TalentFilter = ListFilter & {
  statuses?: Maybe<readonly TalentStatus[]>
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
}

const HOURLY = ['minHourlyRate', 'maxHourlyRate', 'preferredHourlyRate'] as const
const MONTHLY = ['minFullTimeRate', 'maxFullTimeRate', 'preferredFullTimeRate'] as const

/** The columns that tell whether a talent meets a filter. */
export const TALENT_FILTERS = {
  ...LIST_FILTERS,
  statuses: ['status'],
  allSkills: ['techStack'],
  anySkills: ['techStack'],
  seniorities: ['seniority'],
  hourlyRate: HOURLY,
  monthlyRate: MONTHLY,
  ownerId: ['ownerId'],
  isMine: ['ownerId'],
  isAvailable: ['id'],
  hasAvailability: ['availability'],
  availableBy: ['availability'],
} as const satisfies Record<keyof TalentFilter, readonly Prisma.TalentScalarFieldEnum[]>

type Where = Prisma.TalentWhereInput

/** Who asks: what is 'mine' is theirs. */
export type Asker = { viewer: { id: number } | null }

/**
 * The list's order. Somebody's talents of one area and status are few, and lie together in an index: Postgres takes a walk
 * through the order to them for cheap, and then walks all of it. So are those who have a skill and are searched for.
 */
export const filteredOrder = (
  asked: Asked<keyof typeof TALENT_ORDERS> | null | undefined,
  filter: TalentFilter,
): Order => ({
  ...talentOrder(asked),
  few:
    ((filter.ownerId != null || filter.isMine === true) && filter.status != null && filter.area != null) ||
    (Boolean(filter.search) && Boolean(filter.allSkills?.length || filter.anySkills?.length)),
})

/** The list's own search and filters, and the others. */
export function filteredTalents(filter: TalentFilter, asker: Asker): Where {
  const { AND = [], ...where } = talentsWhere(filter)
  return { ...where, AND: [...[AND].flat(), ...filteredBy(filter, asker)] }
}

function filteredBy(filter: TalentFilter, { viewer }: Asker): Where[] {
  const { statuses, seniorities, ownerId, isMine, isAvailable, hasAvailability } = filter
  const [allSkills, anySkills] = [askedSkills(filter.allSkills), askedSkills(filter.anySkills)]
  const { day } = parse(dayRules, { day: filter.availableBy ?? null })
  return [
    ...when(statuses?.length, { status: { in: [...(statuses ?? [])] } }),
    ...when(seniorities?.length, { seniority: { in: few(seniorities ?? []) } }),
    ...allSkills.map(hasSkill),
    ...when(anySkills.length, hasSkill(anySkills.flat())),
    ...rateWhere('hourly', filter.hourlyRate),
    ...rateWhere('monthly', filter.monthlyRate),
    ...when(ownerId != null, { ownerId: ownerId ?? undefined }),
    ...when(isMine, { ownerId: viewer?.id ?? 0 }),
    ...when(isAvailable === true, { NOT: TAKEN }),
    ...when(isAvailable === false, TAKEN),
    ...when(hasAvailability === true, { availability: { not: null } }),
    ...when(hasAvailability === false, { availability: null }),
    ...when(day, { search: { availableFrom: { lte: day ?? undefined } } }),
  ]
}

const dayRules = z.object({ day: optionalDate('The day') })

const when = (isAsked: unknown, where: Where): Where[] => (isAsked ? [where] : [])

/** Placed, selected or in interview. */
const TAKEN: Where = { candidacies: { some: TAKEN_CANDIDACIES } }

/** The most skills or seniorities of a filter. */
const MOST_VALUES = 20

function few(values: readonly string[]): string[] {
  if (values.length > MOST_VALUES) throw new InvalidInput(`A filter has at most ${MOST_VALUES} values`)
  return [...values]
}

/** Of each skill asked for, all spellings under which talents may have it. */
const askedSkills = (skills: Maybe<readonly string[]>): string[][] =>
  few(skills ?? [])
    .map(searchText)
    .filter(skill => skill !== '')
    .map(storedSpellings)

const hasSkill = (spellings: string[]): Where => ({ search: { skills: { hasSome: spellings } } })

/** Those whose rates and the range have an amount in common. A talent who only says what they ask at least asks that. */
function rateWhere(kind: 'hourly' | 'monthly', range: Maybe<RateRange>): Where[] {
  if (!range) return []
  const { from, to, currency } = range
  if (from == null && to == null && !currency) return []
  return [
    {
      search: {
        [`${kind}From`]: to == null ? { not: null } : { lte: to },
        ...(from == null ? {} : { [`${kind}To`]: { gte: from } }),
        ...(currency ? { [`${kind}Currency`]: currency.trim().toUpperCase() } : {}),
      },
    },
  ]
}
