import { ada } from '../../../talents/profile/test/priya.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'

const talent = (id: number, name: string, role: string) => ({
  id: `talent-${id}`,
  databaseId: id,
  name,
  role,
  area: 'TECH',
  techStack: ['Go', 'Kafka', 'NATS', 'Rust'],
  profilePictureUrl: null,
})

/** A candidate of the deal. */
export function candidate(id: number, name: string, more: object = {}) {
  return {
    id: `candidate-${id}`,
    databaseId: id,
    talentId: id,
    talent: talent(id, name, 'Backend Engineer'),
    status: 'APPLIED',
    matchPercentage: 50 + id,
    notes: null,
    interviewDate: null,
    consent: null as object | null,
    createdAt: `2026-11-0${id}T09:00:00.000Z`,
    updatedAt: '2026-11-10T09:00:00.000Z',
    ...more,
  }
}

/** An application from outside on the deal. */
export function application(id: number, name: string | null, more: object = {}) {
  return {
    id: `application-${id}`,
    databaseId: id,
    talentId: null,
    name,
    role: 'Staff Engineer',
    status: 'APPLIED',
    techStack: ['Go'],
    matchPercentage: 60,
    notes: null,
    email: 'ines@example.com',
    phone: null,
    phoneNumbers: [],
    coverLetter: null,
    resumeUrl: '/api/files/1',
    isProcessed: true,
    answers: [] as object[],
    waitingPosition: null,
    appliedBeforeAt: null,
    appliedAgainAt: null,
    withdrawnAt: null,
    erasureAskedAt: null,
    readingProblem: null,
    emailFailure: null,
    createdAt: `2026-11-1${id}T09:00:00.000Z`,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  }
}

const nothing = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }

/** The deal of these tests, with two candidates and one application. */
export const fleet = {
  id: 'deal-4',
  databaseId: 4,
  version: 1,
  title: 'Fleet Engineer',
  companyId: 2,
  company: { id: 'company-2', databaseId: 2, name: 'Northwind' },
  dealType: 'MANAGED',
  companyBudget: '$9,500',
  candidateBudget: '$7,200',
  recruitingFee: null,
  budget: null,
  weeklyHours: 40,
  status: 'OPEN',
  jobDescription: 'Own the services that dispatch our robots.',
  notes: 'Two profiles by Friday',
  deadline: '2026-11-26',
  interviewDate: null,
  startDate: null,
  offerDetails: null,
  targetArea: null,
  consentWording: 'I agree that Talentdesk presents my profile.',
  selectedCandidateId: null as number | null,
  selectedCandidate: null as object | null,
  candidates: [candidate(1, 'Mara Olsen', { matchPercentage: 85 }), candidate(2, 'Ben Adeyemi')],
  applications: [application(1, 'Ines Carvalho')],
  applicationLimit: { limit: null as number | null, currentCount: 1, isReached: false, hasWaitingList: false },
  applicationQuestions: { version: 0, questions: [] as object[] },
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  commentCount: { totalCount: 0 },
  comments: nothing,
  reminders: nothing,
  shares: nothing,
  activity: nothing,
}

/** The answers of the fake API about the deal; `more` overrides its fields. */
export function dealAnswers(more: object = {}): Answers {
  return {
    DealPageQuery() {
      return { deal: { ...fleet, ...more }, viewer: ada }
    },
    WarningsQuery: () => ({ submissionWarnings: [] }),
  }
}

/** A talent that the add dialog offers. */
export function suggestion(id: number, name: string, more: { candidate?: object; engagements?: object[] } = {}) {
  const { candidate = null, engagements = [] } = more
  return { talent: { ...talent(id, name, 'Data Engineer'), engagements }, candidate }
}

/** Returns an answer that fails with a Refusal. */
export function refuse(code: string, message = 'Unexpected fault') {
  return () => {
    throw new Refusal(code, message)
  }
}
