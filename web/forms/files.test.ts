import { expect, test } from 'vitest'
import { formatSize, isAccepted } from './files.ts'

test('sizes are told as people speak of files', () => {
  expect([900, 2048, 1_258_291, 20 * 1024 * 1024].map(formatSize)).toEqual(['900 B', '2 KB', '1.2 MB', '20.0 MB'])
})

test('a dropped file must fit what the picker would offer', () => {
  expect(isAccepted({ name: 'CV.PDF', type: '' }, '.pdf,application/pdf')).toBe(true)
  expect(isAccepted({ name: 'cv', type: 'application/pdf' }, '.pdf,application/pdf')).toBe(true)
  expect(isAccepted({ name: 'ada.png', type: 'image/png' }, 'image/*')).toBe(true)
  expect(isAccepted({ name: 'cv.docx', type: 'application/msword' }, '.pdf,application/pdf')).toBe(false)
})
