import { type Contact, emailForm, linkedinName } from '../../../api/rules/contacts.ts'
import { foldText } from '../../../api/rules/foldedText.ts'
import { phonePieces } from '../../../api/rules/phonePieces.ts'
import type { TalentFormValues } from './talentFields.ts'

type ResumeValues = Partial<TalentFormValues>

/**
 * The values that the form takes from a new resume before the person has chosen: all, except a name, email and phone
 * that are already filled in. If the resume seems to be another person's, only the file is taken.
 */
export function takenAtOnce(before: TalentFormValues, said: ResumeValues): ResumeValues {
  const { resumeUrl, resumeFile, ...fields } = said
  const file = { ...(resumeUrl !== undefined && { resumeUrl }), ...(resumeFile !== undefined && { resumeFile }) }
  if (otherPersonsFields(before, said).length > 0) return file
  const isKept = (field: string) => keptFields.some(kept => kept === field && before[kept].trim() !== '')
  return { ...file, ...Object.fromEntries(Object.entries(fields).filter(([field]) => !isKept(field))) }
}

/** The labels of fields, such as the name, whose values indicate another person; empty for the same person. */
export function otherPersonsFields(before: TalentFormValues, said: ResumeValues): string[] {
  const others = contacts.filter(field => isOther[field](before[field].trim(), said[field]?.trim() ?? ''))
  const isRenamed = Boolean(before.name.trim() && said.name?.trim()) && !isSameName(before.name, said.name ?? '')
  return [...(isRenamed ? ['name'] : []), ...others.map(field => contactWords[field])]
}

const keptFields = ['name', 'email', 'phone'] as const

const contactWords: Record<keyof Contact, string> = { email: 'email', phone: 'phone', linkedinUrl: 'LinkedIn URL' }
const contacts = Object.keys(contactWords) as (keyof Contact)[]

/** A function per field that returns whether the old and the new value are both known and differ. */
const isOther: Record<keyof Contact, (was: string, is: string) => boolean> = {
  email: (was, is) => differ(emailForm(was), emailForm(is)),
  phone: (was, is) => isOtherPhone(was, is),
  linkedinUrl: (was, is) => differ(linkedinName(was), linkedinName(is)),
}

const differ = (was: string | null, is: string | null) => was !== null && is !== null && was !== is

/** Whether phone numbers differ. A number without country code may be the end of the other number. */
function isOtherPhone(was: string, is: string): boolean {
  const [ours, theirs] = [was, is].map(text => phonePieces(text).map(({ dialled }) => dialled.replace(/^00/, '+')))
  if (!ours?.length || !theirs?.length) return false
  return !ours.some(one => theirs.some(other => one === other || isEnd(one, other) || isEnd(other, one)))
}

const isEnd = (national: string, other: string) =>
  !national.startsWith('+') && other.endsWith(national.replace(/^0/, ''))

/** Whether the longer name has all words of the shorter name, as 'Priya K. Raman' and 'Raman, Priya'. */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length)
  return short.every(word => long.includes(word))
}

function nameWords(name: string): string[] {
  return foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
}
