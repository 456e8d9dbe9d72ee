import { expect, test } from 'vitest'
import { sentenceOf } from './sentences.ts'

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after })
const applicant = change('applicant', 'Ines Carvalho', 'Ines Carvalho')
const status = change('status', 'Sent', 'Interviewed')
const notes = change('notes', null, 'Kind')

test.each([
  ['candidate.updated', [status], 'moved {person} to Interviewed', []],
  ['candidate.updated', [status, notes], 'moved {person} to Interviewed', [notes]],
  ['candidate.updated', [notes], 'updated {person}', [notes]],
  ['application.updated', [applicant, status], 'moved {person} to Interviewed', []],
  ['application.updated', [applicant, notes], 'updated the application of {person}', [notes]],
  ['application.becameTalent', [applicant], 'turned {person} into a talent', []],
  ['deal.winnerCleared', [], 'cleared the selected candidate', []],
  ['deal.statusChanged', [change('status', 'Open', 'Filled')], "changed the deal's status from Open to Filled", []],
  ['deal.somethingNew', [], 'deal: something new', []],
])('%s with %j reads %j', (kind, changes, words, rest) => {
  expect(sentenceOf(kind, changes)).toEqual({ words, rest })
})
