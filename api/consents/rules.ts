import { z } from 'zod'
import { optionalText } from '../rules/rules.ts'
import { consentLabels } from './words.ts'

export const MAX_WORDING = 2_000

/** Rules for a request of consent. Without a wording, the default wording is used. */
export const requestConsentRules = z.object({ wording: optionalText(consentLabels.wording, MAX_WORDING).optional() })

/** The default wording of a request. */
export const usualWording = ({ agency, position }: { agency: string; position: string }) =>
  `I agree that ${agency} presents my profile to its client for the position '${position}'. I may take this back at any time.`
