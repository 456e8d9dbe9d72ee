import { activity, ada, connection } from '../../../talents/profile/test/priya.ts'
import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'

const deal = {
  id: 'deal-4',
  databaseId: 4,
  version: 1,
  title: 'Platform Engineer',
  status: 'FILLED',
  company: { id: 'company-3', name: 'Northwind' },
  dealType: 'MANAGED',
  recruitingFee: null as string | null,
  startDate: '2026-03-02' as string | null,
  companyBudget: '$9000' as string | null,
  budget: null as string | null,
  candidateBudget: '$7000' as string | null,
  weeklyHours: 40,
}

/** A candidate of a filled deal, as the company's page queries them. */
export const selected = {
  id: 'candidate-5',
  dealId: 4,
  talentId: 7,
  notes: 'Prefers mornings.' as string | null,
  talent: {
    id: 'talent-7',
    databaseId: 7,
    name: 'Priya Raman',
    profilePictureUrl: null,
    techStack: ['Go', 'Kafka', 'gRPC', 'Redis', 'SQL', 'Rust', 'Zig'],
  },
  deal,
}

/** A candidate whose deal has no start date, and only an old budget. */
export const undated = {
  ...selected,
  id: 'candidate-6',
  dealId: 8,
  talentId: 9,
  notes: null,
  talent: { ...selected.talent, id: 'talent-9', databaseId: 9, name: 'Bence Toth', techStack: [] },
  deal: { ...deal, id: 'deal-8', databaseId: 8, title: 'Designer', startDate: null, companyBudget: '', budget: '4000' },
}

/** A company as its page queries it. */
export const northwind = {
  id: 'company-3',
  databaseId: 3,
  version: 6,
  name: 'Northwind',
  status: 'ACTIVE',
  mainStakeholder: 'Ines Vogel',
  billing: '$12000' as string | null,
  billingTotals: ['$13,000'],
  untotalledBudgetsCount: 0,
  filledDealsCount: 2,
  notes: 'Pays late.\nIs kind.' as string | null,
  selectedCandidates: [{ candidate: selected }, { candidate: undated }],
  deals: [deal, { ...deal, id: 'deal-10', databaseId: 10, title: 'Tester', status: 'OPEN' }],
  commentCount: { totalCount: 0 },
  comments: connection([]),
  reminders: connection([]),
  shares: connection([]),
  contactBans: [] as object[],
  activity: connection([Object.assign(activity(2, 'billing.updated'), { deal }), activity(1, 'company.created')]),
}

/** Answers the page's query with this company. */
export function showing(company: object | null): Answers {
  const answer = () => ({ company, viewer: ada })
  return { CompanyPageQuery: answer }
}

/** What holds on the day that is asked about. */
export const onDay = {
  dealType: 'MANAGED',
  terms: {
    since: '2026-05-01' as string | null,
    weeklyHours: 40,
    companyPays: { text: '$9000', unread: null, upTo: null },
    candidateGets: { text: '$7000', unread: null, upTo: null },
    margin: {
      ...{ amount: '2000.00', currency: 'USD', period: 'MONTH', percent: 22.2, problem: null },
      ...{ isUnderFloor: false, floorPercent: null },
    },
  },
  proRata: [] as object[],
}

/** Opens Northwind as Ada; `answers` override those of the fake API. */
export async function openCompany(answers: Answers = {}, window: Window = {}) {
  const ada = await person(
    adasApi({ signedIn: true }, { ...showing(northwind), BillingPanelQuery: () => ({ deal: onDay }), ...answers }),
    window,
  )
  await ada.goes('/companies/3')
  const panel = ada.page.getByRole('region', { name: 'Billing of Priya Raman' })
  return { ...ada, panel, dialog: ada.page.getByRole('dialog') }
}
