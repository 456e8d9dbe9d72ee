import { expect, test } from 'vitest'
import { emptyValues } from '../../../forms/fields.tsx'
import { talentFields } from '../talentFields.ts'
import { doubtOf } from './reading.ts'
import { targets } from './targets.ts'
import { bence } from './test/besideForm.ts'

test.each([
  ['email', 'E-mail: ada@example.com | +44 20 7946 0958', { email: 'ada@example.com' }],
  ['phone', 'ada@example.com | +44 (20) 7946 0958', { phone: '+44 (20) 7946 0958' }],
  ['phone', 'Bristol', {}],
  ['linkedinUrl', 'in: linkedin.com/in/ada-o', { linkedinUrl: 'linkedin.com/in/ada-o' }],
  ['role', '• Staff Engineer', { role: 'Staff Engineer' }],
  ['summary', 'and leads.', { summary: 'Builds and leads.' }],
  ['keyHighlights', '– Cut costs by 12 %', { keyHighlights: 'First\nCut costs by 12 %' }],
  ['techStack', 'Languages: Go, Rust • go | C++', { techStack: ['Go', 'Rust', 'C++'] }],
  ['availability', '• Available from May 2027', { availability: 'Available from May 2027' }],
  ['portfolioUrl', 'See ada.dev/work for more', { portfolioUrls: ['ada.dev/work'] }],
  ['portfolioUrl', 'Bristol', {}],
])('the field %s is filled from the line “%s”', (name, line, expected) => {
  const values = { ...emptyValues(talentFields), summary: 'Builds ', keyHighlights: 'First', techStack: ['Go'] }
  expect(targets[name]?.take?.(values, line)).toEqual(expected)
})

test('a doubt ends when the person has changed the value', () => {
  const reading = {
    evidence: bence.evidence,
    doubts: [],
    pages: bence.pages,
    values: { seniority: 'Lead', summary: 'Designs.' },
  }
  const values = { ...emptyValues(talentFields), ...reading.values, techStack: ['Figma'] }
  expect(doubtOf(reading, 'seniority', values)).toBe('Please check: the reader is unsure.')
  expect(doubtOf(reading, 'seniority', { ...values, seniority: 'Senior' })).toBeUndefined()
  expect(doubtOf(reading, 'techStack', values)).toBeUndefined()
  // A Word file has no pages.
  expect(doubtOf({ ...reading, pages: [] }, 'summary', values)).toBe('Please check: the reader is unsure.')
})
