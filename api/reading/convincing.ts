import type { EvidenceField, Reading } from '@talentdesk/reader'
import { SURE } from './words.ts'

/** True if a built-in reading needs no second one: it has no doubts, and the most important fields are sure. */
export function isConvincing({ fields, evidence, doubts }: Pick<Reading, 'fields' | 'evidence' | 'doubts'>): boolean {
  if (!fields?.name || !fields.role || doubts.length > 0) return false
  if (fields.previousCompanies.some(({ company }) => !company)) return false
  return evidence.every(({ field, confidence }) => confidence >= SURE || !weighty.has(field))
}

const weighty = new Set<EvidenceField>(['name', 'role', 'email', 'phone', 'previousCompanies'])
