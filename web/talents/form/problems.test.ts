import { expect, test } from 'vitest'
import { ProblemError } from '../../relay/ProblemError.ts'
import { analysisMessage, readingProblem, savingProblem } from './problems.ts'

test.each([
  [
    'The PDF is image-based or encrypted',
    'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.',
  ],
  [
    'Insufficient text content in the PDF',
    'Unable to extract enough text from this PDF. Please ensure your resume has readable text content.',
  ],
  ['No text content found in the PDF', 'No readable text found in this PDF. Please try a different resume file.'],
  ['GEMINI_API_KEY is not configured', 'Resume analysis service is not configured. Please contact support.'],
  ['The disk is full', 'Failed to analyze the new resume. Please try again.'],
])('of a resume: %s', (said, shown) => {
  expect(analysisMessage(new ProblemError('UNREADABLE', said))).toBe(shown)
})

test('what is shown beside a failure: a reason when there is one, and what was kept', () => {
  expect(readingProblem(new ProblemError('UNREADABLE', 'The disk is full'))).toBe('The disk is full')
  expect(readingProblem(new ProblemError('UNREACHABLE', 'No connection.'))).toBe('No connection. The file is kept.')
  expect(readingProblem(new ProblemError('INTERNAL', 'TypeError'))).toBeUndefined()
  expect(savingProblem(new ProblemError('UNREACHABLE', 'No connection.'))).toBe('No connection. Your entries are kept.')
  expect(savingProblem(new ProblemError('INTERNAL', 'TypeError'))).toBeUndefined()
})
