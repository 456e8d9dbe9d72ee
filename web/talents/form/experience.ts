import { experienceRules } from '../../../api/talents/rules.ts'
import { sameName, splitCommas, withEntries } from './lists.ts'

/** A former employer in the form. `legacy` is the plain text of an old entry, or null once the entry is edited. */
export type Experience = { legacy: string | null; company: string; title: string; description: string }

type StoredExperience = { [Part in keyof Experience]?: string | null | undefined }

/** Converts a stored former employer for the form. */
export function toExperience({ legacy, company, title, description }: StoredExperience): Experience {
  return { legacy: legacy ?? null, company: company ?? '', title: title ?? '', description: description ?? '' }
}

/** The values in the experience editor. `editing` is the index of the edited entry, or null for a new entry. */
export type ExperienceDraft = { editing: number | null; company: string; title: string; description: string }

export const emptyDraft: ExperienceDraft = { editing: null, company: '', title: '', description: '' }

/** Whether the employer of an entry is missing: a resume may not name it, or the reader may not have found it. */
export const lacksEmployer = ({ legacy, company }: Experience) => legacy === null && company.trim() === ''

export const EMPLOYER_MISSING = 'Employer not found'

/** The editor with the first entry whose employer is missing; an empty editor if no employer is missing. */
export const openIncomplete = (list: readonly Experience[]) => openForEditing(list, list.findIndex(lacksEmployer))

const DASH = ' - '

/**
 * Opens the entry at `editing` in the editor: an old text 'Company - description' becomes company and description, and
 * a description with ' - ' becomes title (before the first ' - ') and description (the rest).
 */
export function openForEditing(list: readonly Experience[], editing: number): ExperienceDraft {
  const entry = list[editing]
  if (!entry) return emptyDraft
  const [company, description] = entry.legacy === null ? [entry.company, entry.description] : halves(entry.legacy)
  if (entry.title || !description.includes(DASH)) return { editing, company, title: entry.title, description }
  const [title, rest] = halves(description)
  return { editing, company, title, description: rest }
}

type Experiences = { previousCompanies: readonly Experience[]; experience: ExperienceDraft }

/** Whether the editor has a change that is not in the list. Opening an entry is no change. */
export function isPending({ previousCompanies, experience }: Experiences): boolean {
  const { editing } = experience
  const opened = editing === null ? emptyDraft : openForEditing(previousCompanies, editing)
  return JSON.stringify(opened) !== JSON.stringify(experience)
}

/** The faults in the editor: a message per field, in the order of the fields. */
export function draftFaults({ experience }: Pick<Experiences, 'experience'>): Record<string, string> {
  const issues = experienceRules.safeParse(experience).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

/** The list with the editor's entry, which replaces the edited entry or that of the same company, or is appended. */
export function settledExperience({ previousCompanies: list, experience }: Experiences): readonly Experience[] {
  const { editing, ...draft } = experience
  const entry = {
    legacy: null,
    company: draft.company.trim(),
    title: draft.title.trim(),
    description: draft.description.trim(),
  }
  const place = editing ?? list.findIndex(other => sameName(companyOf(other), entry.company))
  return place < 0 ? [...list, entry] : list.with(place, entry)
}

type Companies = { companies: string; previousCompanies: readonly Experience[] }

/** Adds new companies to the old list and to the previous companies. Ignores empty texts and known companies. */
export function withCompanies({ companies, previousCompanies }: Companies, typed: string): Companies {
  const known = splitCommas(companies)
  const added = withEntries(known, splitCommas(typed)).slice(known.length)
  if (added.length === 0) return { companies, previousCompanies }
  const missing = added.filter(name => !previousCompanies.some(entry => sameName(companyOf(entry), name)))
  return {
    companies: [...known, ...added].join(', '),
    previousCompanies: [
      ...previousCompanies,
      ...missing.map(company => ({ legacy: null, company, title: '', description: '' })),
    ],
  }
}

/** The name of an entry: its company, else its title. */
export const nameOf = (entry: Experience) => companyOf(entry) || entry.title

/** The company of an entry, also of an entry that is an old plain text. */
export function companyOf({ legacy, company }: Experience): string {
  return legacy === null ? company : halves(legacy)[0]
}

function halves(text: string): [before: string, after: string] {
  const place = text.indexOf(DASH)
  return place < 0 ? [text.trim(), ''] : [text.slice(0, place).trim(), text.slice(place + DASH.length).trim()]
}
