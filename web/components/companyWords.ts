import { type CompanyStatus, companyStatuses } from '../../api/companies/rules.ts'
import type { Tone, ToneWord } from './tones.ts'

/** Each company status with its word and colour, in the order they are offered. */
export const companyStatusWords: Record<CompanyStatus, ToneWord> = {
  ACTIVE: word('ACTIVE', 'green'),
  ONBOARDING: word('ONBOARDING', 'blue'),
  PAUSED: word('PAUSED', 'amber'),
  CLOSED: word('CLOSED', 'grey'),
}

function word(status: CompanyStatus, tone: Tone): ToneWord {
  return { label: companyStatuses[status], tone }
}
