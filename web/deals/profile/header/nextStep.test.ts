import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

const open = { status: 'OPEN', jobDescription: 'Drive robots.', selectedCandidateId: null, candidates: [] }
const candidates = [{ status: 'REJECTED' }, { status: 'SENT' }]

test.each([
  ['DESCRIBE', { jobDescription: ' ' }],
  ['FIND', {}],
  ['FIND', { candidates: [{ status: 'WITHDRAWN' }] }],
  ['FILL', { candidates, status: 'CANDIDATE_SENT', jobDescription: null }],
  ['FILL', { candidates, status: 'FILLED' }],
  ['FINISH', { candidates, status: 'FILLED', selectedCandidateId: 4 }],
  ['REOPEN', { status: 'FINISHED' }],
  ['REOPEN', { candidates, status: 'CLOSED' }],
  ['REOPEN', { candidates, status: 'ON_HOLD' }],
])('the next step is %s for %j', (step, more) => {
  expect(nextStep({ ...open, ...more })).toBe(step)
})
