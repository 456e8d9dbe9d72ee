import { type Contact, contactForms } from '../../../api/rules/contacts.ts'
import { foldText } from '../../../api/rules/foldedText.ts'
import type { TalentFormValues } from './talentFields.ts'

/** The values of a resume. */
type Said = Partial<TalentFormValues>

/**
 * The values that the form takes from a new resume before the person has chosen: all but a name, email and phone that
 * are already there; none when the resume seems to be another person's. The file itself is always taken.
 */
export function takenAtOnce(before: TalentFormValues, said: Said): Said {
  const { resumeUrl, resumeFile, ...fields } = said
  const file = { ...(resumeUrl !== undefined && { resumeUrl }), ...(resumeFile !== undefined && { resumeFile }) }
  if (otherPersonsFields(before, said).length > 0) return file
  const isKept = (field: string) => keptFields.some(kept => kept === field && before[kept].trim() !== '')
  return { ...file, ...Object.fromEntries(Object.entries(fields).filter(([field]) => !isKept(field))) }
}

/** The labels of identifying fields that indicate another person; empty when it is the same one. */
export function otherPersonsFields(before: TalentFormValues, said: Said): string[] {
  const [was, is] = [contactForms(before), contactForms(said)]
  const others = contacts.filter(field => was[field] && is[field] && was[field] !== is[field])
  const isRenamed = Boolean(before.name.trim() && said.name?.trim()) && !isSameName(before.name, said.name ?? '')
  return [...(isRenamed ? ['name'] : []), ...others.map(field => contactWords[field])]
}

const keptFields = ['name', 'email', 'phone'] as const

const contactWords: Record<keyof Contact, string> = { email: 'email', phone: 'phone', linkedinUrl: 'LinkedIn URL' }
const contacts = Object.keys(contactWords) as (keyof Contact)[]

/** 'Raman, Priya' and 'Priya K. Raman' are the same name: the longer one has all words of the shorter one. */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length)
  return short.every(word => long.includes(word))
}

function nameWords(name: string): string[] {
  return foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
}
