import { countAnswer, type ListVariables, listAnswer, type View, viewAnswers } from '../../../list/test/listBase.ts'
import { type Opening, openList } from '../../../list/test/openList.ts'
import { editedBy } from '../../../test/editedBy.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'

export type Deal = ReturnType<typeof deal>

/** A deal as the list and the edit dialog query it; `values` override the defaults. */
export function deal(databaseId: number, values: Partial<typeof plain> = {}) {
  return { ...plain, ...values, id: `deal-${databaseId}`, databaseId }
}

const plain = {
  title: 'Plain Engineer',
  companyId: 3,
  company: { id: 'company-3', databaseId: 3, name: 'Northwind' } as Company | null,
  status: 'OPEN',
  dealType: 'MANAGED',
  companyBudget: '$9,000' as string | null,
  candidateBudget: '$6,500' as string | null,
  recruitingFee: null as string | null,
  budget: null as string | null,
  weeklyHours: 40,
  deadline: null as string | null,
  candidateCount: 0,
  selectedCandidate: null as { id: string; databaseId: number; name: string } | null,
  version: 3,
  jobDescription: 'Builds the ledger with a team of four.',
  notes: null as string | null,
  interviewDate: null as string | null,
  offerDetails: null as string | null,
  startDate: null as string | null,
  targetArea: null as string | null,
  applicationLimit: { limit: null as number | null, currentCount: 4, isReached: false },
}

type Company = { id: string; databaseId: number; name: string }

type DealsVariables = ListVariables<{ search: string; statuses: string[] }>

type Input = Record<string, unknown> & { id: number }

/** The deals part of a fake API, in memory. */
export type DealBase = {
  deals: Deal[]
  views: View[]
  /** How many have an amount that cannot be read. */
  unread: number
  /** The variables of each list query, in order. */
  asked: DealsVariables[]
  /** The name and input of each mutation, in order. */
  sent: { name: string; input: Input }[]
  /** Called before each answer; may delay it, or throw a Refusal instead. */
  first: (name: string, variables: Record<string, unknown>) => void | Promise<void>
  answers: Answers
}

/** Keeps deals and views in memory, and records queries and mutations. */
export function dealBase(deals: Deal[], views: View[] = []): DealBase {
  const found = (id: unknown) => {
    const one = base.deals.find(each => each.databaseId === id)
    if (!one) throw new Refusal('NOT_FOUND', 'Deal not found')
    return one
  }
  const list = (variables: Record<string, unknown>) => {
    const asked = variables as DealsVariables
    base.asked.push(asked)
    return listAnswer(asked, { matching: matching(base.deals, asked), total: base.deals.length, views: base.views })
  }
  const answers: Answers = {
    DealsPageQuery: list,
    DealsPageUnreadAmountsQuery: () => ({ deals: { totalCount: base.unread } }),
    DealsPageCountQuery: variables => countAnswer(matching(base.deals, variables as DealsVariables), base.deals.length),
    DealsPageMoreQuery: list,
    DealCandidatesQuery: () => ({ deal: null }),
    DealActionsQuery: ({ id }) => ({ deal: base.deals.find(each => each.databaseId === id) ?? null }),
    EditDealDialogQuery({ id }) {
      return { deal: { ...found(id), activity: editedBy('deal') } }
    },
    DealFieldsQuery: ({ search }) => ({
      companies: {
        edges: ['Acme', 'Northwind', 'Globex']
          .map((name, index) => ({ node: { id: `company-${index + 2}`, databaseId: index + 2, name } }))
          .filter(({ node }) => node.name.toLowerCase().includes(`${search}`.toLowerCase())),
      },
    }),
    AddCompanyDialogMutation({ input }) {
      const { name } = input as Input & { name: string }
      return { createCompany: { company: { id: 'company-70', databaseId: 70, name } } }
    },
    AddDealDialogMutation({ input }) {
      const added = deal(90, input as Partial<Deal>)
      base.deals = [...base.deals, added]
      return { createDeal: { deal: added } }
    },
    EditDealDialogMutation({ input }) {
      const { id, version: _, ...change } = input as Input
      const changed = { ...found(id), ...(change as Partial<Deal>), updatedAt: '2026-11-21T10:00:00Z' }
      base.deals = base.deals.map(each => (each.databaseId === id ? changed : each))
      return { updateDeal: { deal: changed } }
    },
    DealActionsShareMutation: ({ input }) => ({
      shareDeal: { shareableUrl: `https://desk.example.com/apply/token-${(input as Input).id}` },
    }),
    LimitDialogMutation({ input }) {
      const { id, limit } = input as { id: number; limit: number | null }
      const activity = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
      return {
        setApplicationLimit: {
          deal: { ...deal(id), activity, applicationLimit: { ...plain.applicationLimit, limit } },
        },
      }
    },
    useDealActionsDuplicateMutation({ input }) {
      const copied = found((input as Input).id)
      const copy = deal(91, { ...copied, title: `${copied.title} (Copy)` })
      base.deals = [...base.deals, copy]
      return { duplicateDeal: { deal: copy } }
    },
    useDealActionsDeleteMutation({ input }) {
      const gone = found((input as Input).id)
      base.deals = base.deals.filter(each => each !== gone)
      return { deleteDeal: { deletedDealId: gone.id } }
    },
  }
  const base: DealBase = { deals, views, unread: 0, asked: [], sent: [], first() {}, answers: {} }
  for (const [name, answer] of Object.entries({ ...answers, ...viewAnswers(base) })) {
    base.answers[name] = async variables => {
      if (name.endsWith('Mutation')) base.sent.push({ name, input: variables.input as Input })
      await base.first(name, variables)
      return answer(variables)
    }
  }
  return base
}

/** Opens the list of all deals as Ada. */
export const openDeals = ({ answers }: DealBase, opening: Opening = {}) =>
  openList({ answers, heading: 'Talent Pipeline', path: '/deals?sort=title', ...opening })

function matching(deals: Deal[], { filter: { search, statuses }, orderBy }: DealsVariables) {
  return deals
    .filter(
      each =>
        (statuses.length === 0 || statuses.includes(each.status)) &&
        `${each.title}\n${each.company?.name}`.toLowerCase().includes(search.toLowerCase()),
    )
    .sort(inOrder(orderBy))
}

/** Compares two deals by the requested order. */
function inOrder(orderBy: DealsVariables['orderBy']) {
  const of = (deal: Deal) => {
    const field = orderBy?.field
    if (field === 'COMPANY') return deal.company?.name ?? ''
    if (field === 'WEEKLY_HOURS') return deal.weeklyHours
    if (field === 'CREATED_AT') return deal.databaseId
    return (field === 'STATUS' ? deal.status : field === 'DEADLINE' ? deal.deadline : deal.title) ?? ''
  }
  return (one: Deal, other: Deal) => {
    const [a, b] = orderBy?.direction === 'DESC' ? [of(other), of(one)] : [of(one), of(other)]
    return a < b ? -1 : a > b ? 1 : one.databaseId - other.databaseId
  }
}
