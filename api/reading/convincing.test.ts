import type { FieldEvidence, Reading } from '@talentdesk/reader'
import { expect, test } from 'vitest'
import { isConvincing } from './convincing.ts'

const sure = (field: FieldEvidence['field'], confidence = 0.85): FieldEvidence => ({
  ...{ field, confidence, value: null, page: 1, box: null },
})
const post = { company: 'Northwind Pay', title: 'Engineer', description: '' }
const fields = { name: 'Zofia Kowalska', role: 'Engineer', previousCompanies: [post] } as Reading['fields'] & object
const reading = {
  fields,
  doubts: [],
  evidence: [sure('name'), sure('role'), sure('previousCompanies'), sure('summary', 0.3), sure('techStack', 0.3)],
}

const weak = (field: FieldEvidence['field']) => ({ evidence: [...reading.evidence, sure(field, 0.84)] })
const changed = (change: object) => ({ fields: { ...fields, ...change } })

test.each<[string, object, boolean]>([
  ['all that matters is sure', {}, true],
  ['there are no posts', changed({ previousCompanies: [] }), true],
  ['the name is unsure', weak('name'), false],
  ['the role is unsure', weak('role'), false],
  ['the e-mail address is unsure', weak('email'), false],
  ['the phone number is unsure', weak('phone'), false],
  ['a post is unsure', weak('previousCompanies'), false],
  ['a site is unsure', weak('portfolioUrls'), true],
  ['there is no name', changed({ name: '' }), false],
  ['there is no role', changed({ role: '' }), false],
  ['an employer was not found', changed({ previousCompanies: [post, { ...post, company: '' }] }), false],
  ['something is doubtful', { doubts: [{ field: 'name', kind: 'COLUMNS_UNSURE', page: null, box: null }] }, false],
  ['nothing was read', { fields: undefined }, false],
])('decides whether a reading is convincing if %s', (_, change, isEnough) => {
  expect(isConvincing({ ...reading, ...change })).toBe(isEnough)
})
