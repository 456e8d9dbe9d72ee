import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { adds, extracts, fillsByHand, readsAndAdds } from './test/adding.ts'
import { bence, dialog, field, file, largeFile, message, openAdd, toast } from './test/openForm.ts'

test('a resume must be a PDF of at most 10 MB, and its guideline short', async () => {
  const ada = await openAdd()
  await ada.presses('Extract information')
  await toast(ada, 'No file selected', 'Please select a PDF resume to upload.')
  await message(ada, 'Please select a PDF resume to upload.')
  const resume = dialog(ada).getByLabel('Resume')
  await resume.setInputFiles(file('resume.txt', 'text/plain'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for resume upload, or a PNG or JPEG picture.')
  await resume.setInputFiles(await largeFile('long.pdf', 11))
  await toast(ada, 'File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await ada.findsNoBarrier()
  // Continuing anyway reports the refused file.
  await expect.poll(() => ada.page.locator('.fui-Toast').count()).toBe(0)
  await ada.presses('Extract information')
  await toast(ada, 'File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await resume.setInputFiles(file('priya.pdf'))
  await field(ada, 'AI guideline').fill('x'.repeat(2_001))
  await ada.presses('Extract information')
  await toast(ada, 'Validation Error', 'AI guideline must be at most 2,000 characters')
})

test('reading a resume can be stopped, and retried without a second upload', async () => {
  const upload = held({ upload: { url: '/api/files/resume' } })
  const stopped = held(null)
  const reading = held({ extractResume: { resume: bence } })
  const heard: unknown[] = []
  let uploads = 0
  const ada = await openAdd({
    useUploadsResumeMutation() {
      uploads += 1
      return upload.answer()
    },
    useResumeReadingMutation({ input }) {
      heard.push(input)
      return heard.length === 1 ? stopped.answer() : reading.answer()
    },
  })
  await field(ada, 'AI guideline').fill('Focus on design systems')
  await extracts(ada)
  await ada.page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await ada.reads('Uploading')
  upload.release()
  await ada.reads('Reading the resume')
  await ada.presses('Stop')
  await ada.presses('Extract information')
  await ada.reads('Reading the resume')
  reading.release()
  await toast(ada, 'Resume parsed', 'Resume information extracted successfully.')
  expect(uploads).toBe(1)
  expect(heard.at(-1)).toEqual({ resumeUrl: '/api/files/resume', aiGuideline: 'Focus on design systems' })
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Bence Halász')
  await ada.isIn('name')
  await expect.poll(() => field(ada, 'Tech stack').inputValue()).toBe('Figma, Framer')
  await expect
    .poll(() => field(ada, 'Key highlights').inputValue())
    .toBe('Design system for 60 engineers\nActivation up by 18 %')
})

test('a resume that cannot be read can be kept anyway', async () => {
  const refusals = [
    new Refusal('UNREADABLE', 'The PDF is image-based or encrypted', { reason: 'LOCKED' }),
    new Refusal('UNREADABLE', 'The file is no PDF'),
  ]
  const { added, answers } = readsAndAdds({
    useResumeReadingMutation() {
      throw refusals.shift()
    },
  })
  const ada = await openAdd(answers)
  await extracts(ada)
  await toast(ada, 'Upload failed', 'Failed to upload and parse the resume. Please try again.')
  await message(ada, 'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.')
  await ada.presses('Extract information')
  await message(ada, 'The file is no PDF')
  await fillsByHand(ada)
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ name: 'Amara Nwosu', resumeUrl: '/api/files/resume' }])
})
