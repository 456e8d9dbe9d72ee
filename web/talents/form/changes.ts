import { rateTypes, talentAreas } from '../../../api/talents/words.ts'
import type { ForeignChange } from '../../forms/ChangeList.tsx'
import { type TalentInput, toInput } from './convert.ts'
import { differences } from './formRules.ts'
import type { TalentFormValues } from './values.ts'

type Versions = Record<'before' | 'now' | 'mine', TalentFormValues>

/** What differs between the talent as it was opened and as it is now. */
export function foreignChanges({ before, now, mine }: Versions): ForeignChange[] {
  const theirs = differences(toInput(before), toInput(now))
  const own = differences(toInput(before), toInput(mine))
  return Object.keys(theirs).map(name => {
    const field = name as keyof typeof theirs
    return {
      field: fieldWords[field],
      before: words(field, before),
      now: words(field, now),
      mine: field in own ? words(field, mine) : null,
    }
  })
}

type Field = keyof TalentInput

/** A field's value for people to read. */
export function words(field: Field, values: TalentFormValues): string {
  if (field === 'referredBy') return values.referredBy?.name ?? ''
  const value = toInput(values)[field]
  if (field === 'area') return value ? talentAreas[value as keyof typeof talentAreas] : ''
  if (field === 'preferredRateType') return rateTypes[value as keyof typeof rateTypes]
  if (!Array.isArray(value)) return value === null ? '' : `${value}`
  if (field === 'keyHighlights') return value.join('\n')
  return value
    .map(entry => (typeof entry === 'string' ? entry : entryWords(entry)))
    .join(field === 'previousCompanies' ? '\n' : ', ')
}

function entryWords({ legacy, company, title }: { legacy?: string; company?: string; title?: string }) {
  return legacy ?? [company, title].filter(Boolean).join(' – ')
}

/** A field's name for people to read. */
export const fieldWords: Record<Field, string> = {
  name: 'Name',
  role: 'Role',
  area: 'Area',
  seniority: 'Seniority',
  summary: 'Summary',
  keyHighlights: 'Key highlights',
  email: 'Email',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn URL',
  techStack: 'Tech stack',
  companies: 'Companies',
  previousCompanies: 'Previous companies',
  portfolioUrls: 'Portfolio URLs',
  portfolioUrl: 'Portfolio URL',
  portfolioPdfUrl: 'Portfolio PDF',
  preferredRateType: 'Rate type',
  minFullTimeRate: 'Minimum monthly rate',
  maxFullTimeRate: 'Maximum monthly rate',
  minHourlyRate: 'Minimum hourly rate',
  maxHourlyRate: 'Maximum hourly rate',
  internalScoring: 'Internal scoring',
  referredBy: 'Referred by',
  profilePictureUrl: 'Profile picture',
  resumeUrl: 'Resume',
}
