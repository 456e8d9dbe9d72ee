import { rateTypes, talentAreas, talentStatuses } from '../talents/rules.ts'
import { type Fields, oneOf, previousCompanies, text, texts, wholeNumber } from './fields.ts'

/** The body of a new or changed talent. */
export const talentFields: Fields = {
  name: text,
  role: text,
  area: oneOf(talentAreas),
  companies: text,
  seniority: text,
  linkedinUrl: text,
  techStack: texts,
  status: oneOf(talentStatuses),
  portfolioUrls: texts,
  portfolioUrl: text,
  portfolioPdfUrl: text,
  profilePictureUrl: text,
  resumeUrl: text,
  email: text,
  phone: text,
  summary: text,
  keyHighlights: texts,
  previousCompanies,
  referredBy: wholeNumber,
  internalScoring: text,
  preferredRateType: oneOf(rateTypes),
  minFullTimeRate: text,
  maxFullTimeRate: text,
  minHourlyRate: text,
  maxHourlyRate: text,
  preferredFullTimeRate: text,
  preferredHourlyRate: text,
}

/** What a document selects of a talent. */
export const TALENT = /* GraphQL */ `
  databaseId name role area seniority status techStack companies
  previousCompanies { legacy company title description }
  linkedinUrl portfolioUrls portfolioUrl portfolioPdfUrl profilePictureUrl resumeUrl email phone summary keyHighlights
  referredBy { databaseId name }
  internalScoring shareableId preferredRateType minFullTimeRate maxFullTimeRate minHourlyRate maxHourlyRate
  preferredFullTimeRate preferredHourlyRate
`

export type PreviousCompanyData = {
  legacy: string | null
  company: string | null
  title: string | null
  description: string | null
}

export type TalentData = {
  databaseId: number
  area: keyof typeof talentAreas
  status: keyof typeof talentStatuses
  preferredRateType: keyof typeof rateTypes
  previousCompanies: PreviousCompanyData[]
  referredBy: { databaseId: number; name: string } | null
  /** All else is answered as it comes. */
  [field: string]: unknown
}

/** A talent, in the words of the specification. */
export function talentJson({ databaseId, referredBy, ...talent }: TalentData) {
  return {
    id: databaseId,
    ...talent,
    area: talentAreas[talent.area],
    status: talentStatuses[talent.status],
    preferredRateType: rateTypes[talent.preferredRateType],
    previousCompanies: talent.previousCompanies.map(previousCompanyJson),
    referredBy: referredBy?.databaseId ?? null,
  }
}

/** An old plain text stays one. */
export function previousCompanyJson({ legacy, ...entry }: PreviousCompanyData) {
  return legacy ?? entry
}
