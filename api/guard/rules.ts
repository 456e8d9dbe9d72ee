import { z } from 'zod'
import { line } from '../rules/rules.ts'

/** The most talents that are looked into at once: as many as are added to a deal. */
const MOST_TALENTS = 200

const id = z.number().int()

export const submissionRules = z.object({
  talentIds: z.array(id).max(MOST_TALENTS, `At most ${MOST_TALENTS} talents can be looked into at once`),
  dealId: id.nullish(),
  companyId: id.nullish(),
  recipientCompany: line('Company', 200).nullish(),
})
