import { expect, test } from 'vitest'
import { fileFault, formatSize, isAccepted } from './files.ts'

test('formatSize picks the unit by the size', () => {
  expect([900, 2048, 1_258_291, 20 * 1024 * 1024].map(formatSize)).toEqual(['900 B', '2 KB', '1.2 MB', '20.0 MB'])
})

test('isAccepted matches a file by its extension or type', () => {
  expect(isAccepted({ name: 'CV.PDF', type: '' }, '.pdf,application/pdf')).toBe(true)
  expect(isAccepted({ name: 'cv', type: 'application/pdf' }, '.pdf,application/pdf')).toBe(true)
  expect(isAccepted({ name: 'ada.png', type: 'image/png' }, 'image/*')).toBe(true)
  expect(isAccepted({ name: 'cv.docx', type: 'application/msword' }, '.pdf,application/pdf')).toBe(false)
})

test('fileFault refuses a file of the wrong type or size', () => {
  const zip = new File(['PK'], 'work.pdf', { type: 'application/zip' })
  expect(fileFault('PORTFOLIO', zip)?.text).toBe('Please select a PDF file for portfolio upload.')
  expect(fileFault('PICTURE', zip)?.title).toBe('Invalid file type')
  const large = new File([new Uint8Array(5.25 * 1024 * 1024)], 'me.png', { type: 'image/png' })
  expect(fileFault('PICTURE', large)?.text).toBe('File size is 5.3MB. Maximum allowed size is 5MB.')
  expect(fileFault('RESUME', new File(['%PDF'], 'me.PDF'))).toBeNull()
  const word = new File(['PK'], 'cv.docx', { type: 'application/zip' })
  expect(fileFault('APPLICATION', word)).toBeNull()
  expect(fileFault('APPLICATION', new File([''], 'cv.doc'))?.text).toBe(
    'The file is empty. Please choose another file.',
  )
  const long = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.doc')
  expect(fileFault('APPLICATION', long)?.text).toBe('Please upload a file smaller than 10MB')
  expect(fileFault('APPLICATION', new File(['x'], 'cv.odt'))?.text).toBe('Please upload a PDF or Word document')
})
