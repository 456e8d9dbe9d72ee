import { z } from 'zod'
import { submissionWarnings } from '../guard/words.ts'
import { WEB_ADDRESS, webAddress } from '../rules/addresses.ts'
import { COLOR } from '../rules/colors.ts'
import { originsRules } from '../rules/origins.ts'
import { keysOf, optionalLine, optionalText } from '../rules/rules.ts'
import { agencyLabels } from './words.ts'

const color = optionalText(agencyLabels.color, 20)
  .refine(text => text === null || COLOR.test(text), 'Please enter a colour as in #0f6384')
  .meta({ pattern: `${COLOR.source}|^$` })
  .transform(text => text?.toLowerCase() ?? null)

/** Rules for a change of how the agency presents itself. Omitted fields keep their values. */
export const updateAgencyRules = z
  .object({
    name: optionalLine(agencyLabels.name, 120),
    logoUrl: optionalText(agencyLabels.logoUrl, 500),
    color,
    footer: optionalText(agencyLabels.footer, 300),
    privacyUrl: optionalText(agencyLabels.privacyUrl, 500)
      .meta({ format: WEB_ADDRESS })
      .transform((typed, context) => {
        const address = webAddress(typed)
        if (typed && !address)
          context.addIssue({ code: 'custom', message: 'Please enter an address as in https://example.com/privacy' })
        return address
      }),
    keepsNamedLinks: z.boolean(),
    marginFloorPercent: z
      .number(`${agencyLabels.marginFloorPercent} must be a number`)
      .int(`${agencyLabels.marginFloorPercent} must be a whole number`)
      .min(0, `${agencyLabels.marginFloorPercent} must be between 0 and 100`)
      .max(100, `${agencyLabels.marginFloorPercent} must be between 0 and 100`)
      .nullable(),
    applyOrigins: originsRules,
    blocking: z.array(z.enum(keysOf(submissionWarnings))).transform(kinds => [...new Set(kinds)]),
  })
  .partial()
