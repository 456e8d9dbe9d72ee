import type { z } from 'zod'
import { allApplications, application } from '../applications/rest.ts'
import { billingChange } from '../billing/rest.ts'
import { allCandidates, candidate } from '../candidates/rest.ts'
import { comment } from '../comments/rest.ts'
import { allCompanies, company } from '../companies/rest.ts'
import { dealAudiences } from '../deals/audiences.ts'
import { allDeals, deal } from '../deals/rest.ts'
import type { Audience } from '../redaction/audience.ts'
import * as json from '../rest/codec.ts'
import { closedPaths } from '../rest/columnRules.ts'
import { PLAIN, WholeList } from '../rest/wholeList.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { allTalents, talent } from '../talents/rest.ts'
import type { ExportType } from './words.ts'

const BY_ID = { column: 'id', direction: 'asc' } as const

/** A comment with what it is about, which the calls name in their path. */
const exportedComment = comment.extend(
  json.answersOf({ talentId: json.optionalId, dealId: json.optionalId, companyId: json.optionalId }),
)

const comments = new WholeList(
  exportedComment,
  { table: 'TalentComment', order: BY_ID, fields: { user: { table: 'User', by: 'userId' } } },
  { ...PLAIN, table: 'TalentComment' },
)
const billing = new WholeList(
  billingChange,
  { table: 'BillingChange', order: BY_ID },
  { ...PLAIN, table: 'BillingChange' },
)

/** The records of each type as the calls answer them; of an answer follows who sees its fields. */
const exported: Record<ExportType, { list: WholeList; answer: z.ZodObject }> = {
  TALENTS: { list: allTalents, answer: talent },
  COMPANIES: { list: allCompanies, answer: company },
  DEALS: { list: allDeals, answer: deal },
  CANDIDATES: { list: allCandidates, answer: candidate },
  APPLICATIONS: { list: allApplications, answer: application },
  COMMENTS: { list: comments, answer: exportedComment },
  BILLING: { list: billing, answer: billingChange },
}

export const exportedList = (type: ExportType) => exported[type].list

/** The fields that an audience may not see. */
export const closedFields = (type: ExportType, audience: Audience) =>
  closedPaths(exported[type].answer, { Talent: talentAudiences, Deal: dealAudiences }, audience)
