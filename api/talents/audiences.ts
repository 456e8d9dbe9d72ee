import type { Prisma } from '../generated/prisma/client.ts'
import { everyStaff, type FieldRules, nobody } from '../redaction/audience.ts'

/** The audiences of a rate. */
const rate = { holds: 'text', client: 'RATE', ...everyStaff } as const

/** The audiences of each column of a talent, and its redaction; see api/redaction. */
export const talentAudiences = {
  isPerson: true,
  fields: {
    id: { holds: 'value', ...everyStaff },
    version: { holds: 'value', ...everyStaff },
    shareableId: { holds: 'value', link: true, ...everyStaff },
    name: { holds: 'name', client: 'ALWAYS', link: true, ...everyStaff },
    nameOrder: { holds: 'value', ...everyStaff },
    role: { holds: 'text', client: 'ALWAYS', link: true, ...everyStaff },
    area: { holds: 'value', client: 'ALWAYS', link: true, ...everyStaff },
    seniority: { holds: 'text', client: 'SENIORITY', link: true, ...everyStaff },
    companies: { holds: 'list', client: 'COMPANIES', link: true, ...everyStaff },
    summary: { holds: 'text', client: 'SUMMARY', link: true, ...everyStaff },
    techStack: { holds: 'skills', client: 'SKILLS', link: true, ...everyStaff },
    keyHighlights: { holds: 'texts', client: 'HIGHLIGHTS', link: true, ...everyStaff },
    previousCompanies: { holds: 'entries', client: 'EXPERIENCE', link: true, ...everyStaff },
    portfolioUrls: {
      holds: 'links',
      client: 'PORTFOLIO',
      link: true,
      // A PDF on another site is a link like any other.
      also: { client: ['portfolioUrl', 'portfolioPdfUrl'], link: ['portfolioPdfUrl'] },
      ...everyStaff,
    },
    portfolioUrl: { holds: 'link', link: true, ...everyStaff },
    portfolioPdfUrl: { holds: 'value', ...everyStaff },
    availability: { holds: 'text', client: 'AVAILABILITY', ...everyStaff },
    preferredRateType: { holds: 'value', client: 'RATE', ...everyStaff },
    minFullTimeRate: rate,
    maxFullTimeRate: rate,
    minHourlyRate: rate,
    maxHourlyRate: rate,
    preferredFullTimeRate: rate,
    preferredHourlyRate: rate,
    email: { holds: 'text', ...everyStaff },
    phone: { holds: 'text', ...everyStaff },
    linkedinUrl: { holds: 'link', ...everyStaff },
    profilePictureUrl: { holds: 'value', ...everyStaff },
    resumeUrl: { holds: 'value', ...everyStaff },
    referredById: { holds: 'value', ...everyStaff },
    ratesConfirmedAt: { holds: 'value', ...everyStaff },
    ownerId: { holds: 'value', ...everyStaff },
    status: { holds: 'value', ...everyStaff },
    internalScoring: { holds: 'text', ...everyStaff },
    createdAt: { holds: 'value', ...everyStaff },
    updatedAt: { holds: 'value', ...everyStaff },
    contactKeys: { holds: 'value', ...nobody },
    searchText: { holds: 'value', ...nobody },
    searchWork: { holds: 'value', ...nobody },
  },
} as const satisfies FieldRules<Prisma.TalentScalarFieldEnum>
