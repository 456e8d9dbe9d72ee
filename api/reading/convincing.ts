import type { EvidenceField, Reading } from '@talentdesk/reader'
import { SURE } from './words.ts'

/** True if a built-in reading is good enough: there are no doubts about it, and the most important fields are sure. */
export function isConvincing({ fields, evidence, doubts }: Pick<Reading, 'fields' | 'evidence' | 'doubts'>): boolean {
  if (!fields?.name || !fields.role || doubts.length > 0) return false
  if (fields.previousCompanies.some(({ company }) => !company)) return false
  return evidence.every(({ field, confidence }) => confidence >= SURE || !weighty.has(field))
}

const weighty = new Set<EvidenceField>(['name', 'role', 'email', 'phone', 'previousCompanies'])
