import { z } from 'zod'
import { optionalText } from '../rules/rules.ts'
import { consentLabels } from './words.ts'

export const MAX_WORDING = 2_000

/** Without a wording, the usual one is asked. */
export const requestConsentRules = z.object({ wording: optionalText(consentLabels.wording, MAX_WORDING).optional() })

/** The wording of a request where nobody has written another one. */
export const usualWording = ({ agency, position }: { agency: string; position: string }) =>
  `I agree that ${agency} presents my profile to its client for the position '${position}'. I may take this back at any time.`
