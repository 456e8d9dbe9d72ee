import { z } from 'zod'
import { line } from '../rules/rules.ts'

/** The maximum number of talents in a query, the same as the maximum added to a deal at once. */
const MOST_TALENTS = 200

const id = z.number().int()

export const submissionRules = z.object({
  talentIds: z.array(id).max(MOST_TALENTS, `At most ${MOST_TALENTS} talents can be looked into at once`),
  dealId: id.nullish(),
  companyId: id.nullish(),
  recipientCompany: line('Company', 200).nullish(),
})
