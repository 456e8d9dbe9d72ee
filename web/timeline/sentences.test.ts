import { expect, test } from 'vitest'
import { sentenceOf } from './sentences.ts'

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after })
const applicant = change('applicant', 'Ines Carvalho', 'Ines Carvalho')
const status = change('status', 'Sent', 'Interviewed')
const recipient = change('recipient', null, 'Carla Client, Streamhaus')
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
  ['share.created', [recipient], 'shared with Carla Client, Streamhaus', []],
  ['share.revoked', [recipient], 'revoked the share with Carla Client, Streamhaus', []],
  ['share.revoked', [], 'revoked a share', []],
  ['deal.somethingNew', [], 'deal: something new', []],
])('%s with %j reads %j', (kind, changes, words, rest) => {
  expect(sentenceOf(kind, changes)).toEqual({ words, rest })
})

test.each([
  [
    [change('answer', null, 'Not this one'), change('comment', null, 'too senior')],
    'declined {person}: too senior',
    [],
  ],
  [[change('answer', null, 'Interested')], 'is interested in {person}', []],
  [[change('answer', null, 'Asks for an interview'), notes], 'asks for an interview with {person}', [notes]],
  [[notes], 'answered about {person}', [notes]],
])('an answer with the changes %j is worded as %s', (changes, words, rest) => {
  const stranger = 'Carla Client, Streamhaus'
  expect(sentenceOf('share.answered', [recipient, ...changes])).toEqual({ words, rest, stranger })
  // A changed answer is shown together with the earlier answer.
  const turned = change('answer', 'Interested', 'Not this one')
  expect(sentenceOf('share.answered', [turned])).toEqual({ words: 'declined {person}', rest: [turned] })
})
