import { rateTypes, talentAreas } from '../../../api/talents/rules.ts'
import type { ForeignChange } from '../../forms/ChangeList.tsx'
import { toInput } from './convert.ts'
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

type Field = keyof ReturnType<typeof toInput>

function words(field: Field, values: TalentFormValues): string {
  if (field === 'referredBy') return values.referredBy?.name ?? ''
  const value = toInput(values)[field]
  if (field === 'area') return value ? talentAreas[value as keyof typeof talentAreas] : ''
  if (field === 'preferredRateType') return rateTypes[value as keyof typeof rateTypes]
  if (!Array.isArray(value)) return value === null ? '' : `${value}`
  return value.map(entry => (typeof entry === 'string' ? entry : (entry.legacy ?? entry.company))).join(', ')
}

const fieldWords: Record<Field, string> = {
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
