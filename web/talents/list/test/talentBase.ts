import { type View, viewAnswers } from '../../../list/test/viewBase.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'

export type Talent = ReturnType<typeof talent>

/** A talent as the list asks for it; what is not given is plain. */
export function talent(databaseId: number, values: Partial<typeof plain> = {}) {
  return { ...plain, ...values, id: `talent-${databaseId}`, databaseId }
}

const plain = {
  name: 'Robin Plain',
  role: 'Backend Engineer',
  area: 'TECH',
  seniority: 'Senior',
  status: 'BACKLOG',
  techStack: [] as string[],
  companies: 'Analytical Engines',
  profilePictureUrl: null as string | null,
  preferredRateType: 'NONE',
  minFullTimeRate: null as string | null,
  maxFullTimeRate: null as string | null,
  minHourlyRate: null as string | null,
  maxHourlyRate: null as string | null,
  preferredFullTimeRate: null as string | null,
  preferredHourlyRate: null as string | null,
  linkedinUrl: null as string | null,
  portfolioUrls: [] as string[],
  portfolioUrl: null as string | null,
}

type Asked = {
  first?: number
  last?: number
  after?: string
  before?: string
  filter: { search: string; status: string | null; area: string | null }
  orderBy: { field: string; direction: string } | null
}

/** The talents' part of an API, in memory. */
export type TalentBase = {
  talents: Talent[]
  views: View[]
  /** The variables of each reading of the list, in order. */
  asked: Asked[]
  /** Called before anything is answered: may keep it waiting, or throw a Refusal in its place. */
  first: (asked: Partial<Asked> & { status?: string; id?: number }) => void | Promise<void>
  answers: Answers
}

/** The talents' part of an API that keeps them in memory, and what it was asked. */
export function talentBase(talents: Talent[]) {
  const base: TalentBase = {
    talents,
    views: [],
    asked: [],
    first() {},
    answers: {
      async TalentsPageQuery(variables) {
        const asked = variables as Asked
        base.asked.push(asked)
        await base.first(asked)
        return { talentCount: base.talents.length, talents: page(base.talents, asked), savedViews: base.views }
      },
      async TalentStatusMutation({ input }) {
        const { id, status } = input as { id: number; status: string }
        await base.first({ status })
        base.talents = base.talents.map(each => (each.databaseId === id ? { ...each, status } : each))
        return { setTalentStatus: { talent: { id: `talent-${id}`, status } } }
      },
      async useDeleteTalentMutation({ input }) {
        const { id } = input as { id: number }
        await base.first({ id })
        if (!base.talents.some(each => each.databaseId === id)) throw new Refusal('NOT_FOUND', 'Talent not found')
        base.talents = base.talents.filter(each => each.databaseId !== id)
        return { deleteTalent: { deletedTalentId: `talent-${id}` } }
      },
    },
  }
  Object.assign(base.answers, viewAnswers(base))
  return base
}

function page(talents: Talent[], { first, last, after, before, filter, orderBy }: Asked) {
  const matching = talents.filter(
    each =>
      (!filter.status || each.status === filter.status) &&
      (!filter.area || each.area === filter.area) &&
      `${each.name}\n${each.role}`.toLowerCase().includes(filter.search.toLowerCase()),
  )
  if (orderBy?.field === 'NAME') matching.sort((a, b) => (a.name < b.name ? -1 : 1))
  if (orderBy?.direction === 'DESC') matching.reverse()
  // The cursor of a row is its place in `talents`, so that it holds when the row itself is gone.
  const place = (each: Talent) => each.databaseId
  const from = matching.filter(each => (after ? place(each) > Number(after) : true))
  const upTo = from.filter(each => (before ? place(each) < Number(before) : true))
  const rows = last ? upTo.slice(-last) : upTo.slice(0, first)
  return {
    totalCount: matching.length,
    edges: rows.map(node => ({ node })),
    pageInfo: {
      hasPreviousPage: last ? upTo.length > last : Boolean(after),
      hasNextPage: last ? Boolean(before) : upTo.length > rows.length,
      startCursor: rows[0] ? `${place(rows[0])}` : null,
      endCursor: rows.at(-1) ? `${rows.at(-1)?.databaseId}` : null,
    },
  }
}
