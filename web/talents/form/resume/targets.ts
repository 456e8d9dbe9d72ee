import { webAddress } from '../../../../api/rules/addresses.ts'
import { previousCompanyLabels, type TalentField, talentLabels } from '../../../../api/talents/words.ts'
import { withCompanies } from '../experience.ts'
import { splitCommas, splitLines, withEntries } from '../lists.ts'
import type { TalentFormValues } from '../talentFields.ts'

type ReviewedField = TalentField & keyof TalentFormValues

/** A field whose place in the resume can be marked, and which can be filled from a line of the resume. */
export type Target = {
  label: string
  field: ReviewedField
  /** For a field with a list: returns the item that is being edited. */
  item?: (values: TalentFormValues) => string
  /** Returns the form's changes for a line, empty if the line has no value. Missing if lines cannot fill the field. */
  take?: (values: TalentFormValues, line: string) => Partial<TalentFormValues>
}

/** The targets by the name of their control, or of a field with several controls. Other fields are not in resumes. */
export const targets: Readonly<Record<string, Target>> = {
  name: one('name'),
  role: one('role'),
  area: target('area'),
  seniority: one('seniority'),
  summary: target('summary', ({ summary }, line) => ({
    summary: summary.trim() ? `${summary.trimEnd()} ${plain(line)}` : plain(line),
  })),
  keyHighlights: target('keyHighlights', ({ keyHighlights }, line) => ({
    keyHighlights: [...splitLines(keyHighlights), plain(line)].join('\n'),
  })),
  email: one('email', /(?<![^\s<>()|,;:@])[^\s<>()|,;:@]+@(?:[^\s<>()|,;@.]+\.)+[^\s<>()|,;@.]+/),
  phone: one('phone', /\+?\(?\d[\d\s()./-]{5,}\d/),
  linkedinUrl: one('linkedinUrl', /(?<!\S)\S*linkedin\.com\/\S+/i),
  techStack: target('techStack', ({ techStack }, line) => ({ techStack: withEntries(techStack, skillsIn(line)) })),
  companies: target('companies', (values, line) => withCompanies(values, plain(line).replaceAll(',', ' '))),
  previousCompanies: target('previousCompanies'),
  'experience.company': entry('company'),
  'experience.title': entry('title'),
  'experience.description': entry('description'),
  availability: one('availability'),
  portfolioUrls: target('portfolioUrls'),
  portfolioUrl: {
    label: talentLabels.portfolioUrl,
    field: 'portfolioUrls',
    take({ portfolioUrls }, line) {
      const address = /(?<![\w-])(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/i.exec(line)?.[0] ?? ''
      return webAddress(address) ? { portfolioUrls: withEntries(portfolioUrls, [address]) } : {}
    },
  },
}

function target(field: ReviewedField, take?: Target['take']): Target {
  return { label: talentLabels[field], field, ...(take && { take }) }
}

/** The target of a text field, which is replaced by a line or, with `look`, by the part of the line that matches. */
function one(field: ReviewedField, look?: RegExp): Target {
  return target(field, (_, line) => {
    const found = look ? look.exec(line)?.[0] : plain(line)
    return found ? { [field]: found.trim() } : {}
  })
}

/** The target of a field in the experience editor. Lines replace the field, but are appended to a description. */
function entry(part: keyof typeof previousCompanyLabels): Target {
  return {
    label: previousCompanyLabels[part],
    field: 'previousCompanies',
    item: ({ experience }) => experience.company || experience.title,
    take: ({ experience }, line) => {
      const before = part === 'description' ? experience.description.trimEnd() : ''
      return { experience: { ...experience, [part]: before ? `${before}\n${plain(line)}` : plain(line) } }
    },
  }
}

/** Splits 'Languages: Go, Rust • C++' into ['Go', 'Rust', 'C++']. */
function skillsIn(line: string): string[] {
  return splitCommas(
    plain(line)
      .replace(/^[^:,]{1,30}:\s/, '')
      .replace(/[;|•·▪]/g, ','),
  )
}

function plain(line: string): string {
  return splitLines(line).join(' ')
}
