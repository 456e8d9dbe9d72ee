import { z } from 'zod'
import { keysOf } from '../../rules/rules.ts'
import { talentAreas } from '../../talents/words.ts'

const formerCompany = z.union([
  z.string(),
  z.object({ company: z.string(), title: z.string(), description: z.string() }),
])

/** The profile of a talent as frozen in `ShareItem.shown`. Sections that were not chosen are empty. */
const profileSnapshot = z.object({
  name: z.string(),
  role: z.string(),
  area: z.enum(keysOf(talentAreas)),
  seniority: z.string(),
  companies: z.string(),
  summary: z.string(),
  techStack: z.array(z.string()),
  keyHighlights: z.array(z.string()),
  previousCompanies: z.array(formerCompany),
  portfolioUrls: z.array(z.string()),
  /** True if there is a PDF, or if some links were left out because these contain the person's name. */
  portfolioOnRequest: z.boolean(),
  availability: z.string(),
  rate: z.string(),
})

export type ProfileSnapshot = z.output<typeof profileSnapshot>

export const readSnapshot = (column: unknown): ProfileSnapshot => profileSnapshot.parse(column)

/** The profile shown for a hidden talent. */
export const EMPTY_SNAPSHOT: ProfileSnapshot = {
  ...{ name: '', role: '', area: 'OTHER', seniority: '', companies: '', summary: '' },
  ...{ techStack: [], keyHighlights: [], previousCompanies: [], portfolioUrls: [], portfolioOnRequest: false },
  ...{ availability: '', rate: '' },
}
