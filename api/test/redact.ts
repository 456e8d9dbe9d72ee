import type { Identity } from '../redaction/identity.ts'
import { seenBy } from '../redaction/seen.ts'
import { talentAudiences } from '../talents/audiences.ts'
import type { StoredPreviousCompany } from '../talents/previousCompanies.ts'

/** The texts and links of a talent that a client may see. */
export type Described = {
  role: string
  seniority: string
  companies: string
  summary: string
  techStack: string[]
  keyHighlights: string[]
  previousCompanies: StoredPreviousCompany[]
  portfolioUrls: string[]
  portfolioUrl: string | null
}

/** A profile as the plain share link shows it. */
export const redact = (profile: Described & Identity) =>
  seenBy(talentAudiences, { portfolioPdfUrl: null, ...profile }, { kind: 'link' }).fields
