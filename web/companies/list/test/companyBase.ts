import { countAnswer, type ListVariables, listAnswer, type View, viewAnswers } from '../../../list/test/listBase.ts'
import { type Opening, openList } from '../../../list/test/openList.ts'
import { editedBy } from '../../../test/editedBy.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'

export type Company = ReturnType<typeof company>

/** A company as the list queries it; `values` override the defaults. */
export function company(databaseId: number, values: Partial<typeof plain> = {}) {
  return { ...plain, ...values, id: `company-${databaseId}`, databaseId }
}

const plain = {
  name: 'Plain Ltd',
  version: 1,
  status: 'ACTIVE',
  mainStakeholder: 'Robin Plain',
  billing: null as string | null,
  notes: null as string | null,
  filledDealsCount: 0,
}

type CompaniesVariables = ListVariables<{ search: string; status: string | null }>

/** The companies part of a fake API: keeps companies in memory, and records queries and mutations. */
export function companyBase(companies: Company[]) {
  const base = {
    companies,
    views: [] as View[],
    /** The variables of each list query, in order. */
    asked: [] as CompaniesVariables[],
    /** The input of each mutation, in order. */
    sent: [] as Record<string, unknown>[],
    /** Called before a mutation is answered; may delay the answer, or throw a Refusal instead. */
    before: (_input: Record<string, unknown>): void | Promise<void> => {},
    answers: {} as Answers,
  }
  const take = async (variables: Record<string, unknown>) => {
    const input = variables.input as Record<string, unknown>
    base.sent.push(input)
    await base.before(input)
    return input
  }
  const change = (id: unknown, values: object) => {
    base.companies = base.companies.map(each => (each.databaseId === id ? { ...each, ...values } : each))
    return { company: base.companies.find(each => each.databaseId === id) }
  }
  const list = (variables: Record<string, unknown>) => {
    const asked = variables as CompaniesVariables
    base.asked.push(asked)
    const { companies: all, views } = base
    return listAnswer(asked, { matching: matching(all, asked), total: all.length, views })
  }
  base.answers = {
    ...viewAnswers(base),
    CompaniesPageQuery: list,
    CompaniesPageCountQuery: variables =>
      countAnswer(matching(base.companies, variables as CompaniesVariables), base.companies.length),
    CompaniesPageMoreQuery: list,
    async AddCompanyDialogMutation(variables) {
      const input = await take(variables)
      const made = company(base.companies.length + 1, input)
      base.companies = [...base.companies, made]
      return { createCompany: { company: made } }
    },
    EditCompanyDialogQuery: ({ id }) => ({
      company: { ...base.companies.find(each => each.databaseId === id), activity: editedBy('company') },
    }),
    async EditCompanyDialogMutation(variables) {
      const { id, version: _version, ...values } = await take(variables)
      return { updateCompany: change(id, { ...values, version: 2 }) }
    },
    async useCompanyActionsStatusMutation(variables) {
      const { id, status } = await take(variables)
      return { setCompanyStatus: change(id, { status }) }
    },
    async useCompanyActionsDeleteMutation(variables) {
      const { id } = await take(variables)
      if (!base.companies.some(each => each.databaseId === id)) throw new Refusal('NOT_FOUND', 'Company not found')
      base.companies = base.companies.filter(each => each.databaseId !== id)
      return { deleteCompany: { deletedCompanyId: `company-${id}` } }
    },
  }
  return base
}

export type CompanyBase = ReturnType<typeof companyBase>

/** Opens the list of companies as Ada. */
export const openCompanies = ({ answers }: CompanyBase, opening: Opening = {}) =>
  openList({ answers, heading: 'Companies', path: '/companies', ...opening })

function matching(companies: Company[], { filter: { search, status }, orderBy }: CompaniesVariables) {
  const found = companies.filter(
    each =>
      (!status || each.status === status) &&
      `${each.name}\n${each.mainStakeholder}`.toLowerCase().includes(search.toLowerCase()),
  )
  return orderBy?.direction === 'DESC' ? found.reverse() : found
}
