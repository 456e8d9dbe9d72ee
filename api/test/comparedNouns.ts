import { candidateStatuses } from '../candidates/words.ts'
import { companyStatuses } from '../companies/words.ts'
import { dealStatuses, targetAreas } from '../deals/words.ts'
import { randomToken } from '../secrets.ts'
import { nameOrders, rateTypes, talentAreas, talentStatuses } from '../talents/words.ts'
import { world } from './harness.ts'
import { make, type Person } from './make.ts'

export type Values = Record<string, unknown>

/** The records that other records refer to, and the person who reads them. */
export type Among = { person: Person; talentId: number; dealId: number }

/** A noun: how its records are created and read. */
export type Noun = {
  /** The name of its type in events. */
  type: string
  /** Creates a record with all columns filled and a record with as few as possible; returns their ids. */
  make(among: Among): Promise<number[]>
  /** The path of a single record and of a list that contains it. */
  one?(id: number): string
  list(among: Among): string
  /** A document that selects the fields of REST under the same names; `recordOf` extracts the record from the data. */
  document: string
  recordOf(data: Values, id: number): Values
}

const ODD = 'Zoë said: "a\\b" \u2028 💥 %s <b>'
const INSTANT = new Date('2026-11-22T23:59:59.999Z')
const DAY = new Date('2026-11-21')

const idsOf = (...rows: { id: number }[]) => rows.map(({ id }) => id)
/** The row with this id in the named column. */
export const only = (name: string, rows: unknown, id: number) => {
  const found = (rows as Values[]).find(row => row[name] === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const nodesIn = (connection: unknown) => (connection as { edges: { node: Values }[] }).edges.map(({ node }) => node)
const word = (words: Record<string, string>, key: unknown) => (key === null ? null : words[String(key)])

const SUMMARY = '{ id: databaseId name role area techStack companies }'
const summaryOf = (talent: unknown) =>
  talent && { ...(talent as Values), area: word(talentAreas, (talent as Values).area) }

const TALENT = `id: databaseId name role area seniority companies summary techStack keyHighlights
  previousCompanies { legacy company title description } portfolioUrls status linkedinUrl portfolioUrl portfolioPdfUrl
  profilePictureUrl resumeUrl email referredBy { id: databaseId name } preferredRateType nameOrder phone availability
  internalScoring minFullTimeRate maxFullTimeRate minHourlyRate maxHourlyRate preferredFullTimeRate preferredHourlyRate
  shareableId`

type Employer = { legacy: string | null; company: string; title: string; description: string }

export const talents: Noun = {
  type: 'talent',
  async make({ talentId }) {
    const bare = { name: 'Bare', role: 'None', area: 'OTHER' as const, seniority: '' }
    const rates = Object.fromEntries(
      ['min', 'max', 'preferred'].flatMap(each => ['FullTime', 'Hourly'].map(kind => [`${each}${kind}Rate`, '$1,000'])),
    )
    const whole = await world.db.talent.create({
      data: {
        ...{ name: ODD, role: ODD, area: 'DATA', seniority: ODD, companies: ODD, summary: ODD, status: 'VETTED' },
        ...{ techStack: ['Go', ODD], keyHighlights: [ODD], email: 'zoe@example.com', phone: '+49 89 1234567' },
        previousCompanies: [ODD, { company: ODD, title: ODD, description: ODD }, { company: 'Only' }],
        portfolioUrls: ['https://ü.example/"', 'javascript:alert(1)', '/api/files/x'],
        ...{
          linkedinUrl: 'javascript:alert(1)',
          portfolioUrl: ' https://a.example/x ',
          portfolioPdfUrl: '/api/files/y',
        },
        ...{ profilePictureUrl: 'a.example', resumeUrl: '//a.example', referredById: talentId, availability: ODD },
        ...{
          internalScoring: ODD,
          preferredRateType: 'BOTH',
          nameOrder: 'FAMILY_FIRST',
          shareableId: randomToken(),
          ...rates,
        },
      },
    })
    return idsOf(whole, await world.db.talent.create({ data: bare }))
  },
  one: id => `/api/talents/${id}`,
  list: () => '/api/talents',
  document: `query ($id: Int!) { record: talent(id: $id) { ${TALENT} } }`,
  recordOf({ record }) {
    const { referredBy, previousCompanies, ...talent } = record as Values & { referredBy: { id: number } | null }
    return {
      ...{ ...talent, area: word(talentAreas, talent.area), status: word(talentStatuses, talent.status) },
      ...{
        nameOrder: word(nameOrders, talent.nameOrder),
        preferredRateType: word(rateTypes, talent.preferredRateType),
      },
      previousCompanies: (previousCompanies as Employer[]).map(({ legacy, ...employer }) => legacy ?? employer),
      ...{ referredBy: referredBy?.id ?? null, referredByTalent: referredBy },
    }
  },
}

const companies: Noun = {
  type: 'company',
  async make() {
    const values = { name: ODD, mainStakeholder: ODD, billing: ODD, notes: ODD, status: 'PAUSED' as const }
    const whole = await world.db.company.create({ data: values })
    for (const companyBudget of ['$1,000.50', '8.500 €', null]) {
      await world.db.deal.create({ data: { title: 'x', companyId: whole.id, status: 'FILLED', companyBudget } })
    }
    return idsOf(whole, await world.db.company.create({ data: { name: 'Bare', mainStakeholder: '' } }))
  },
  list: () => '/api/companies',
  document: `query ($id: Int!) { record: company(id: $id) {
    id: databaseId name mainStakeholder billing notes status filledDealsCount billingTotal billingTotals } }`,
  recordOf: ({ record }) => ({ ...(record as Values), status: word(companyStatuses, (record as Values).status) }),
}

const deals: Noun = {
  type: 'deal',
  async make({ talentId, dealId }) {
    const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
    const whole = await world.db.deal.create({
      data: {
        ...{ title: ODD, companyId, dealType: 'HEAD_HUNTING', companyBudget: ODD, candidateBudget: ODD, budget: ODD },
        ...{
          recruitingFee: '20 %',
          weeklyHours: 37,
          status: 'CANDIDATE_IN_INTERVIEW',
          jobDescription: ODD,
          notes: ODD,
        },
        ...{ interviewDate: INSTANT, deadline: DAY, startDate: DAY, targetArea: 'TECH', offerDetails: ODD },
        selectedTalentId: talentId,
      },
    })
    return idsOf(whole, await world.db.deal.create({ data: { title: 'Bare', companyId } }))
  },
  one: id => `/api/deals/${id}`,
  list: () => '/api/deals',
  document: `query ($id: Int!) { record: deal(id: $id) {
    id: databaseId title companyId dealType companyBudget candidateBudget budget recruitingFee weeklyHours status
    jobDescription notes interviewDate deadline startDate targetArea offerDetails createdAt company { name }
    selectedCandidateId selectedCandidate ${SUMMARY} } }`,
  recordOf({ record }) {
    const { company, selectedCandidate, ...deal } = record as Values & { company: { name: string } }
    return {
      ...{ ...deal, company: company.name, selectedCandidate: summaryOf(selectedCandidate) },
      ...{ dealType: String(deal.dealType).toLowerCase(), status: word(dealStatuses, deal.status) },
      targetArea: word(targetAreas, deal.targetArea),
    }
  },
}

const candidates: Noun = {
  type: 'candidate',
  async make({ dealId }) {
    const [one, other] = [await make.talent(), await make.talent()]
    const values = { status: 'INTERVIEWED' as const, notes: ODD, interviewDate: INSTANT, matchPercentage: 82 }
    const whole = await world.db.dealCandidate.create({ data: { dealId, talentId: one.id, ...values } })
    return idsOf(whole, await world.db.dealCandidate.create({ data: { dealId, talentId: other.id } }))
  },
  one: id => `/api/deal-candidates/${id}`,
  list: () => '/api/deal-candidates',
  document: `{ dealCandidates { edges { node {
    id: databaseId dealId talentId status notes interviewDate matchPercentage createdAt version talent ${SUMMARY} } } } }`,
  recordOf(data, id) {
    const candidate = only('id', nodesIn(data.dealCandidates), id)
    return { ...candidate, status: word(candidateStatuses, candidate.status), talent: summaryOf(candidate.talent) }
  },
}

const applications: Noun = {
  type: 'application',
  async make({ talentId, dealId }) {
    const whole = await make.application(dealId, {
      ...{ talentId, name: ODD, role: ODD, techStack: [ODD], phone: '0', status: 'INTERVIEWED', notes: ODD },
      ...{ matchPercentage: 0, coverLetter: ODD, source: ODD, viaToken: ODD },
    })
    const nothing = { name: null, role: null, techStack: [], email: null, isProcessed: false }
    return idsOf(whole, await make.application(dealId, nothing))
  },
  one: id => `/api/external-applications/${id}`,
  list: () => '/api/applications',
  document: `{ applications { edges { node { id: databaseId dealId talentId name role techStack email phone status notes
    matchPercentage coverLetter resumeUrl isProcessed source viaToken createdAt version } } } }`,
  recordOf(data, id) {
    const application = only('id', nodesIn(data.applications), id)
    return { ...application, status: word(candidateStatuses, application.status) }
  },
}

const comments: Noun = {
  type: 'comment',
  async make({ person, talentId }) {
    const nameless = await make.user({ firstName: '', lastName: '' })
    return idsOf(await make.comment(person, talentId, ODD), await make.comment(nameless, talentId, 'x'))
  },
  list: ({ talentId }) => `/api/talents/${talentId}/comments`,
  document: `query ($talentId: Int!) { talent(id: $talentId) { comments { edges { node {
    id: databaseId comment createdAt user { email firstName lastName } } } } } }`,
  recordOf: ({ talent }, id) => only('id', nodesIn((talent as Values).comments), id),
}

const billing: Noun = {
  type: 'billing',
  async make({ talentId, dealId }) {
    const base = {
      dealId,
      talentId,
      newCompanyBudget: '$9,000',
      newWeeklyHours: 40,
      changeReason: ODD,
      effectiveDate: DAY,
    }
    const before = { previousCompanyBudget: '$8,000', previousCandidateBudget: ODD, previousWeeklyHours: 20 }
    const data = { ...base, ...before, newCandidateBudget: '7.000 €', notes: ODD }
    return idsOf(await world.db.billingChange.create({ data }), await world.db.billingChange.create({ data: base }))
  },
  list: ({ dealId, talentId }) => `/api/billing-history/${dealId}/${talentId}`,
  document: `query ($dealId: Int!, $talentId: Int!) { billingHistory(dealId: $dealId, talentId: $talentId) {
    id: databaseId dealId talentId previousCompanyBudget previousCandidateBudget previousWeeklyHours newCompanyBudget
    newCandidateBudget newWeeklyHours changeReason effectiveDate notes createdAt } }`,
  recordOf: (data, id) => only('id', data.billingHistory, id),
}

export const NOUNS = { talents, companies, deals, candidates, applications, comments, billing }
