import type { Prisma } from '../generated/prisma/client.ts'
import { everyStaff, type FieldRules, nobody } from '../redaction/audience.ts'

const staffOnly = { holds: 'value', ...everyStaff } as const

/** The audiences of each column of a deal; see api/redaction. Applicants see exactly the columns on the apply page. */
export const dealAudiences = {
  isPerson: false,
  fields: {
    title: { holds: 'value', applicant: true, ...everyStaff },
    jobDescription: { holds: 'value', applicant: true, ...everyStaff },
    id: staffOnly,
    version: staffOnly,
    companyId: staffOnly,
    dealType: staffOnly,
    companyBudget: staffOnly,
    candidateBudget: staffOnly,
    recruitingFee: staffOnly,
    budget: staffOnly,
    budgetAmount: staffOnly,
    weeklyHours: staffOnly,
    status: staffOnly,
    notes: staffOnly,
    deadline: staffOnly,
    interviewDate: staffOnly,
    startDate: staffOnly,
    offerDetails: staffOnly,
    targetArea: staffOnly,
    selectedTalentId: staffOnly,
    ownerId: staffOnly,
    statusSince: staffOnly,
    applyToken: staffOnly,
    applicationLimit: staffOnly,
    filledAt: staffOnly,
    endedAt: staffOnly,
    hasWaitingList: staffOnly,
    createdAt: staffOnly,
    updatedAt: staffOnly,
    activeAt: staffOnly,
    searchTitle: { holds: 'value', ...nobody },
    searchCompany: { holds: 'value', ...nobody },
  },
} as const satisfies FieldRules<Prisma.DealScalarFieldEnum>
