import { webAddress } from '../../../../api/rules/addresses.ts'
import { withCompanies } from '../experience.ts'
import { splitCommas, splitLines, withEntries } from '../lists.ts'
import type { TalentFormValues } from '../talentFields.ts'
import type { ReadField } from './reading.ts'

/** A field that can be looked up in the resume, and filled from a line of it. */
export type Target = {
  label: string
  field: ReadField
  /** Which item of a list is meant. */
  item?: (values: TalentFormValues) => string
  /** What becomes of the form when this line is taken; empty when the line holds nothing for it. A field of choices takes none. */
  take?: (values: TalentFormValues, line: string) => Partial<TalentFormValues>
}

/** By the name of the control, or of the field where it has several. What is missing has nothing to do with a resume. */
export const targets: Readonly<Record<string, Target>> = {
  name: one('name', 'Name'),
  role: one('role', 'Role'),
  area: { label: 'Area', field: 'area' },
  seniority: one('seniority', 'Seniority'),
  summary: {
    label: 'Summary',
    field: 'summary',
    take: ({ summary }, line) => ({ summary: summary.trim() ? `${summary.trimEnd()} ${plain(line)}` : plain(line) }),
  },
  keyHighlights: {
    label: 'Key highlights',
    field: 'keyHighlights',
    take: ({ keyHighlights }, line) => ({ keyHighlights: [...splitLines(keyHighlights), plain(line)].join('\n') }),
  },
  email: one('email', 'Email', /(?<![^\s<>()|,;:@])[^\s<>()|,;:@]+@(?:[^\s<>()|,;@.]+\.)+[^\s<>()|,;@.]+/),
  phone: one('phone', 'Phone', /\+?\(?\d[\d\s()./-]{5,}\d/),
  linkedinUrl: one('linkedinUrl', 'LinkedIn URL', /(?<!\S)\S*linkedin\.com\/\S+/i),
  techStack: {
    label: 'Tech stack',
    field: 'techStack',
    take: ({ techStack }, line) => ({ techStack: withEntries(techStack, skillsIn(line)) }),
  },
  companies: {
    label: 'Companies',
    field: 'companies',
    take: (values, line) => withCompanies(values, plain(line).replaceAll(',', ' ')),
  },
  previousCompanies: { label: 'Previous companies', field: 'previousCompanies' },
  'experience.company': entry('company', 'Company'),
  'experience.title': entry('title', 'Job title'),
  'experience.description': entry('description', 'Description'),
  portfolioUrls: { label: 'Portfolio URLs', field: 'portfolioUrls' },
  portfolioUrl: {
    label: 'Portfolio URL',
    field: 'portfolioUrls',
    take({ portfolioUrls }, line) {
      const address = /(?<![\w-])(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/i.exec(line)?.[0] ?? ''
      return webAddress(address) ? { portfolioUrls: withEntries(portfolioUrls, [address]) } : {}
    },
  },
}

/** A text that the line takes the place of, or only the part of it that looks so. */
function one(
  field: 'name' | 'role' | 'seniority' | 'email' | 'phone' | 'linkedinUrl',
  label: string,
  look?: RegExp,
): Target {
  return {
    label,
    field,
    take(_, line) {
      const found = look ? look.exec(line)?.[0] : plain(line)
      return found ? { [field]: found.trim() } : {}
    },
  }
}

/** A field of the entry in the experience editor; a description grows line by line. */
function entry(part: 'company' | 'title' | 'description', label: string): Target {
  return {
    label,
    field: 'previousCompanies',
    item: ({ experience }) => experience.company || experience.title,
    take: ({ experience }, line) => {
      const before = part === 'description' ? experience.description.trimEnd() : ''
      return { experience: { ...experience, [part]: before ? `${before}\n${plain(line)}` : plain(line) } }
    },
  }
}

/** 'Languages: Go, Rust • C++' as ['Go', 'Rust', 'C++']. */
function skillsIn(line: string): string[] {
  return splitCommas(
    plain(line)
      .replace(/^[^:,]{1,30}:\s/, '')
      .replace(/[;|•·▪]/g, ','),
  )
}

/** A line without its bullet. */
function plain(line: string): string {
  return splitLines(line).join(' ')
}
