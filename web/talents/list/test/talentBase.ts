import { countAnswer, type ListVariables, listAnswer, type View, viewAnswers } from '../../../list/test/listBase.ts'
import { type Opening, openList } from '../../../list/test/openList.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'

export type Talent = ReturnType<typeof talent>

/** A talent of the list, with plain values by default. */
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

type TalentsVariables = ListVariables<{ search: string; status: string | null; area: string | null }>

/** The talents' part of a fake API, in memory. */
export type TalentBase = {
  talents: Talent[]
  views: View[]
  /** How many more cannot be read of the filters that are on. */
  unread: number
  /** Who is found in other places than name, role and area, by the search. */
  also: Record<string, { talent: Talent; places: { place: string; text: string }[] }[]>
  /** The variables of each list request, in order. */
  asked: TalentsVariables[]
  /** Called before each answer: may delay it, or throw a Refusal instead. */
  first: (asked: Partial<TalentsVariables> & { status?: string; id?: number }) => void | Promise<void>
  answers: Answers
}

/** Makes the talents' part of a fake API, which records its requests. */
export function talentBase(talents: Talent[]) {
  const list = async (variables: Record<string, unknown>) => {
    const asked = variables as TalentsVariables
    base.asked.push(asked)
    await base.first(asked)
    const { talents: all, views } = base
    return listAnswer(asked, { matching: matching(all, asked), total: all.length, views })
  }
  const base: TalentBase = {
    talents,
    views: [],
    unread: 0,
    also: {},
    asked: [],
    first() {},
    answers: {
      TalentsPageQuery: list,
      TalentsPageCountQuery: variables =>
        countAnswer(matching(base.talents, variables as TalentsVariables), base.talents.length),
      TalentsPageMoreQuery: list,
      AlsoFoundQuery(variables) {
        const { filter, first } = variables
        const hits = matching(base.talents, variables as TalentsVariables)
        const found = base.also[(filter as { search: string }).search] ?? []
        const edges = found.slice(0, first as number).map(({ talent: node, places }) => ({ node, places }))
        const pageInfo = { hasNextPage: found.length > edges.length }
        return {
          talentsAlsoFound: { totalCount: found.length, edges, pageInfo },
          rows: { edges: hits.slice(0, 1).map(node => ({ node })) },
        }
      },
      TalentFiltersUnreadCountQuery: () => ({ talents: { totalCount: base.unread } }),
      TalentFiltersQuery: () => ({
        talentSeniorities: ['Senior', 'Lead'],
        colleagues: [{ id: 'user-7', databaseId: 7, firstName: 'Bob', lastName: 'Okafor', email: 'bob@example.com' }],
        formerOwners: [
          {
            user: { id: 'user-8', databaseId: 8, firstName: 'Gwen', lastName: 'Gone', email: 'gwen@example.com' },
            ...{ talentCount: 12, dealCount: 0 },
          },
        ],
      }),
      TalentFiltersSkillsFieldQuery: ({ search }) => ({
        talentSkills: ['React', 'React Native', 'Vue'].filter(skill => skill.toLowerCase().includes(`${search}`)),
      }),
      async TalentRowStatusMutation({ input }) {
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

/** Opens the list of talents as Ada. */
export async function openTalents({ answers }: TalentBase, opening: Opening = {}) {
  const ada = await openList({ answers, heading: 'Talent Database', path: '/', ...opening })
  return {
    ...ada,
    async deletes(name: string) {
      await ada.chooses('Delete', name)
      await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
      await ada.presses('Delete')
    },
  }
}

function matching(talents: Talent[], { filter: { search, status, area }, orderBy }: TalentsVariables) {
  const found = talents.filter(
    each =>
      (!status || each.status === status) &&
      (!area || each.area === area) &&
      `${each.name}\n${each.role}`.toLowerCase().includes(search.toLowerCase()),
  )
  if (orderBy?.field === 'NAME') found.sort((a, b) => (a.name < b.name ? -1 : 1))
  return orderBy?.direction === 'DESC' ? found.reverse() : found
}
