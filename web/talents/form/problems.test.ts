import { expect, test } from 'vitest'
import { ProblemError, savingProblem } from '../../components/ProblemError.ts'
import { analysisMessage, readingProblem } from './problems.ts'

test.each([
  ['LOCKED', 'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.'],
  ['PASSWORD', 'This PDF is protected by a password. Please upload one without.'],
  [
    'TOO_LITTLE_TEXT',
    'Unable to extract enough text from this PDF. Please ensure your resume has readable text content.',
  ],
  ['BLANK', 'No readable text found in this PDF. Please try a different resume file.'],
  ['NO_API_KEY', 'Resume analysis service is not configured. Please contact support.'],
  ['PICTURE', 'It cannot be read'],
  [undefined, 'Failed to analyze the new resume. Please try again.'],
] as const)('analysisMessage explains why a resume was not read: %s', (reason, shown) => {
  expect(analysisMessage(new ProblemError('UNREADABLE', 'It cannot be read', { reason }))).toBe(shown)
})

test('a failure shows its reason, if known, and that the entries are kept', () => {
  expect(readingProblem(new ProblemError('UNREADABLE', 'The disk is full'))).toBe('The disk is full')
  expect(readingProblem(new ProblemError('UNREACHABLE', 'No connection.'))).toBe('No connection. The file is kept.')
  expect(readingProblem(new ProblemError('INTERNAL', 'TypeError'))).toBeUndefined()
  expect(savingProblem(new ProblemError('UNREACHABLE', 'No connection.'))).toBe('No connection. Your entries are kept.')
  expect(savingProblem(new ProblemError('INTERNAL', 'TypeError'))).toBeUndefined()
})
