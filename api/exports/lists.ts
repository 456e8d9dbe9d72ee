import type { z } from 'zod'
import { allApplications, application } from '../applications/rest.ts'
import { billingChange } from '../billing/rest.ts'
import { allCandidates, candidate } from '../candidates/rest.ts'
import { comment } from '../comments/rest.ts'
import { allCompanies, company } from '../companies/rest.ts'
import { allDeals, deal } from '../deals/rest.ts'
import { FIELD_RULES } from '../fieldRules.ts'
import type { Audience } from '../redaction/audience.ts'
import { demandedToRead } from '../rest/answerScopes.ts'
import * as json from '../rest/codec.ts'
import { closedPaths } from '../rest/columnRules.ts'
import { PLAIN, WholeList } from '../rest/wholeList.ts'
import { allTalents, talent } from '../talents/rest.ts'
import type { ExportType } from './words.ts'

const BY_ID = { column: 'id', direction: 'asc' } as const

const comments = new WholeList(
  // With what it is about, which the calls name in their path.
  comment.extend(json.answersOf({ talentId: json.optionalId, dealId: json.optionalId, companyId: json.optionalId })),
  { table: 'TalentComment', order: BY_ID, fields: { user: { table: 'User', by: 'userId' } } },
  { ...PLAIN, table: 'TalentComment' },
)
const billing = new WholeList(
  billingChange,
  { table: 'BillingChange', order: BY_ID },
  { ...PLAIN, table: 'BillingChange' },
)

/** The records of each type, and how the calls answer them: of that follows who sees which fields, and what a token must hold. */
const exported: Record<ExportType, { list: WholeList; answer: z.ZodObject }> = {
  TALENTS: { list: allTalents, answer: talent },
  COMPANIES: { list: allCompanies, answer: company },
  DEALS: { list: allDeals, answer: deal },
  CANDIDATES: { list: allCandidates, answer: candidate },
  APPLICATIONS: { list: allApplications, answer: application },
  COMMENTS: { list: comments, answer: comment },
  BILLING: { list: billing, answer: billingChange },
}

export const exportedList = (type: ExportType) => exported[type].list

/** The fields that an audience may not see. */
export const closedFields = (type: ExportType, audience: Audience) =>
  closedPaths(exported[type].answer, FIELD_RULES, audience)

/** What a token must hold to have these records. */
export const demandedByExport = (type: ExportType) => demandedToRead(exported[type].answer)
