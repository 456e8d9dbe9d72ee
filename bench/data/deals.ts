import { seededRandom } from '@talentdesk/reader/bench/random'
import type { Row } from './copy.ts'
import { instantOf } from './talents.ts'
import { areaOf, dollars, firmOf, nameOf, occupationOf, pick, some } from './words.ts'

export function companyRow(id: number): Row {
  const random = seededRandom(`company ${id}`)
  const { first, last } = nameOf(random)
  const createdAt = instantOf(random)
  return {
    ...{ id, name: firmOf(random, occupationOf(random).field), mainStakeholder: `${first} ${last}` },
    status: pick(random, ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ONBOARDING', 'PAUSED', 'CLOSED']),
    billing: pick(random, [null, 'Monthly, 30 days', 'On delivery, 14 days']),
    ...{ createdAt, updatedAt: createdAt },
  }
}

const statuses = [
  ...['OPEN', 'OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW', 'FILLED', 'FINISHED', 'FINISHED', 'CLOSED'],
  'ON_HOLD',
]

/** A deal for a job at one of the companies, whose ids are 1 to `companies`. */
export function dealRow(id: number, companies: number): Row {
  const random = seededRandom(`deal ${id}`)
  const occupation = occupationOf(random)
  const isManaged = random.next() < 0.7
  const budget = random.between(20, 200) * 100
  const createdAt = instantOf(random)
  const wanted = some(random, occupation.signs, 5)
  return {
    ...{ id, title: `${pick(random, ['', 'Senior ', 'Lead '])}${occupation.name}` },
    companyId: random.between(1, companies),
    dealType: isManaged ? 'MANAGED' : 'HEAD_HUNTING',
    companyBudget: isManaged && random.next() < 0.9 ? dollars(budget) : null,
    candidateBudget: isManaged ? dollars(budget * 0.8) : null,
    recruitingFee: isManaged ? null : dollars(budget * 2),
    weeklyHours: pick(random, [40, 40, 40, 32, 30, 20]),
    status: pick(random, statuses),
    jobDescription: `We look for a ${occupation.name} with experience in ${wanted.join(', ')}. You work with a team of ${random.between(3, 14)} people, own your subject from the first idea to its daily use, and say so when something should be done differently. ${pick(random, ['Remote within Europe.', 'Two days a week in the office.', 'On site.'])}`,
    targetArea: areaOf(occupation),
    deadline: random.next() < 0.6 ? instantOf(random, createdAt.getTime()) : null,
    ...{ createdAt, updatedAt: createdAt, statusSince: createdAt },
  }
}

const CANDIDATES = 3

/** Candidates of a deal: three different talents. */
export function candidateRows(dealId: number, talents: number): Row[] {
  const random = seededRandom(`candidates ${dealId}`)
  const people = some(
    random,
    Array.from({ length: CANDIDATES }, () => random.between(1, talents)),
    CANDIDATES,
  )
  return people.map(talentId => {
    const createdAt = instantOf(random)
    const status = pick(random, ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED', 'REJECTED', 'WITHDRAWN'])
    const changed = { createdAt, updatedAt: createdAt, statusSince: createdAt }
    return { dealId, talentId, status, matchPercentage: random.between(30, 98), ...changed }
  })
}

/** Two applications to a deal. Every fifth applicant is already stored as a talent. */
export function applicationRows(dealId: number, talents: number): Row[] {
  const random = seededRandom(`applications ${dealId}`)
  return [1, 2].map(nth => {
    const occupation = occupationOf(random)
    const { first, last } = nameOf(random)
    const createdAt = instantOf(random)
    return {
      ...{ dealId, talentId: random.next() < 0.2 ? random.between(1, talents) : null },
      ...{ name: `${first} ${last}`, role: occupation.name, techStack: some(random, occupation.signs, 4) },
      ...{ email: `applicant.${dealId}.${nth}@example.org`, resumeUrl: '/api/files/none' },
      ...{ fingerprint: `${dealId} ${nth}`, isProcessed: true, createdAt, updatedAt: createdAt },
    }
  })
}

/** Two billing agreements with each candidate of every third deal. */
export function billingRows(dealId: number, talents: number): Row[] {
  if (dealId % 3 > 0) return []
  const random = seededRandom(`billing ${dealId}`)
  return candidateRows(dealId, talents).flatMap(({ talentId = null }) =>
    [40, 32].map(hours => ({
      ...{ dealId, talentId, newWeeklyHours: hours, changeReason: 'Agreed with the client' },
      ...{ newCompanyBudget: dollars(random.between(20, 200) * 100), effectiveDate: instantOf(random) },
    })),
  )
}
