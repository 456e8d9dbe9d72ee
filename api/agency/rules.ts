import { z } from 'zod'
import { submissionWarnings } from '../guard/words.ts'
import { WEB_ADDRESS, webAddress } from '../rules/addresses.ts'
import { COLOR } from '../rules/colors.ts'
import { keysOf, optionalLine, optionalText } from '../rules/rules.ts'
import { agencyLabels } from './words.ts'

/** The countries whose phone numbers can be recognised, as ISO 3166 codes. */
export const COUNTRIES = (
  'AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH ' +
  'CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM ' +
  'GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI ' +
  'LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA ' +
  'TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

const color = optionalText(agencyLabels.color, 20)
  .refine(text => text === null || COLOR.test(text), 'Please enter a colour as in #0f6384')
  .meta({ pattern: `${COLOR.source}|^$` })
  .transform(text => text?.toLowerCase() ?? null)

/** Rules for a change of the agency's settings. Omitted fields keep their values. */
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
    country: optionalText(agencyLabels.country, 60)
      .transform(code => code?.toUpperCase() ?? null)
      .refine(code => code === null || COUNTRIES.includes(code), 'Please choose a country by its two letters, as in DE')
      .meta({ pattern: '^([A-Za-z]{2})?$' }),
    blocking: z.array(z.enum(keysOf(submissionWarnings))).transform(kinds => [...new Set(kinds)]),
  })
  .partial()
