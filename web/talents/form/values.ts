import type { RateType, TalentArea } from '../../../api/talents/words.ts'
import type { RulesForm } from '../../forms/useRulesForm.ts'

/** A former employer as the form has it. `legacy` is the old plain text, as long as nobody edits the entry. */
export type Experience = { legacy: string | null; company: string; title: string; description: string }

/** What stands in the experience editor, and which entry it edits; null while it adds one. */
export type ExperienceDraft = { editing: number | null; company: string; title: string; description: string }

/** What stands in the fields of both dialogs. Texts are as they were typed; `toInput` makes of them what is sent. */
export type TalentFormValues = {
  name: string
  role: string
  area: TalentArea | ''
  seniority: string
  summary: string
  /** One a line. */
  keyHighlights: string
  email: string
  phone: string
  linkedinUrl: string
  techStack: readonly string[]
  /** The old comma-separated list. */
  companies: string
  previousCompanies: readonly Experience[]
  experience: ExperienceDraft
  portfolioKind: 'website' | 'pdf'
  portfolioUrls: readonly string[]
  /** Typed, and not yet among them. */
  portfolioDraft: string
  /** The old single address. */
  portfolioUrl: string
  portfolioPdfUrl: string
  /** Chosen, and uploaded when the form is saved. */
  portfolioFile: File | null
  preferredRateType: RateType
  minFullTimeRate: string
  maxFullTimeRate: string
  minHourlyRate: string
  maxHourlyRate: string
  internalScoring: string
  referredBy: { id: number; name: string } | null
  profilePictureUrl: string
  pictureFile: File | null
  resumeUrl: string
  /** Chosen, and not yet stored. */
  resumeFile: File | null
}

/** The form as its sections know it. */
export type TalentForm = Pick<RulesForm<TalentFormValues, never>, 'values' | 'errors' | 'set' | 'fill' | 'busy'>

export const emptyDraft: ExperienceDraft = { editing: null, company: '', title: '', description: '' }

export const emptyValues: TalentFormValues = {
  name: '',
  role: '',
  area: '',
  seniority: '',
  summary: '',
  keyHighlights: '',
  email: '',
  phone: '',
  linkedinUrl: '',
  techStack: [],
  companies: '',
  previousCompanies: [],
  experience: emptyDraft,
  portfolioKind: 'website',
  portfolioUrls: [],
  portfolioDraft: '',
  portfolioUrl: '',
  portfolioPdfUrl: '',
  portfolioFile: null,
  preferredRateType: 'NONE',
  minFullTimeRate: '',
  maxFullTimeRate: '',
  minHourlyRate: '',
  maxHourlyRate: '',
  internalScoring: '',
  referredBy: null,
  profilePictureUrl: '',
  pictureFile: null,
  resumeUrl: '',
  resumeFile: null,
}

/** The message for a field or for anything within it: 'techStack' hears of 'techStack.3', too. */
export function errorAt({ errors }: Pick<TalentForm, 'errors'>, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1]
}
