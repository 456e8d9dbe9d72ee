import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { file, largeFile, openAdd } from './test/openForm.ts'

openApp({}, { listen: true })

const latest = () => world.db.talent.findFirst({ orderBy: { id: 'desc' } })

test('a resume must be a PDF of at most 10 MB, and its guideline short', async () => {
  const ada = await openAdd()
  await ada.presses('Extract information')
  await ada.hears('No file selected', 'Please select a PDF resume to upload.')
  await ada.message('Please select a PDF resume to upload.')
  const resume = ada.dialog.getByLabel('Resume')
  await resume.setInputFiles(await file('resume.txt', 'text/plain'))
  await ada.hears('Invalid file type', 'Please select a PDF file for resume upload, or a PNG or JPEG picture.')
  await resume.setInputFiles(await largeFile('long.pdf', 11))
  await ada.hears('File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  // Continuing without a file reports the refused file again.
  await expect.poll(() => ada.page.locator('.fui-Toast').count()).toBe(0)
  await ada.presses('Extract information')
  await ada.hears('File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await resume.setInputFiles(await file('priya.pdf'))
  await ada.field('AI guideline').fill('x'.repeat(2_001))
  await ada.presses('Extract information')
  await ada.hears('Validation Error', 'AI guideline must be at most 2,000 characters')
})

test('a file that is refused on saving can be removed', async () => {
  const ada = await openAdd()
  const message = 'Please select a PDF file for resume upload, or a PNG or JPEG picture.'
  await ada.refuses('useUploadsResumeMutation', { code: 'UNSUPPORTED', message })
  await ada.dialog.getByLabel('Resume').setInputFiles(await file('bence.pdf'))
  await ada.fillsByHand()
  await ada.adds()
  await ada.hears('Error', 'Failed to add talent. Please try again.')
  await ada.message(`Upload failed: 415 - ${message}`)
  await ada.presses('Remove bence.pdf')
  await ada.adds()
  await ada.hears('Talent added')
  expect(await latest()).toMatchObject({ name: 'Amara Nwosu', resumeUrl: null })
})

test('an interrupted upload is retried, and nothing is uploaded twice', async () => {
  const ada = await openAdd()
  await ada.dialog.getByLabel('Resume').setInputFiles(await file('amara.pdf'))
  await ada.fillsByHand()
  await ada.field('LinkedIn URL').fill('linkedin.com/in/other')
  await ada.page.getByLabel('PDF upload').check()
  const portfolio = ada.page.getByLabel('Portfolio PDF')
  await portfolio.setInputFiles(await file('work.pdf'))
  const buffer = createCanvas(8, 8).toBuffer('image/png')
  await ada.page.getByLabel('Profile picture').setInputFiles({ name: 'amara.png', mimeType: 'image/png', buffer })
  const cut = await ada.cuts('useUploadsPortfolioMutation')
  await ada.adds()
  await ada.hears('Error', 'Failed to add talent. Please try again.')
  await ada.dialog.getByText('Your entries are kept.').waitFor()
  await cut.release()
  await ada.adds()
  await ada.hears('Talent added')
  expect(await world.db.storedFile.count({ where: { name: 'amara.pdf' } })).toBe(1)
  const stored = expect.stringMatching(/^\/api\/files\//)
  expect(await latest()).toMatchObject({
    ...{ portfolioUrls: [], portfolioPdfUrl: stored, profilePictureUrl: stored, resumeUrl: stored },
  })
})

test('reading a resume can be stopped, and retried without a second upload; an unread resume is saved', async () => {
  const ada = await openAdd()
  await ada.field('AI guideline').fill('Focus on design systems')
  const upload = await ada.holds('useUploadsResumeMutation')
  const reading = await ada.holds('useResumeReadingMutation')
  await ada.extracts()
  await ada.page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await ada.reads('Uploading')
  upload.release()
  await ada.reads('Reading the resume')
  await ada.presses('Stop')
  await ada.presses('Extract information')
  await ada.reads('Reading the resume')
  reading.release()
  // Reading fails, as the page of the file is empty.
  await ada.hears('Upload failed', 'Failed to upload and parse the resume. Please try again.')
  expect(ada.requests('useUploadsResumeMutation')).toHaveLength(1)
  expect(ada.requests('useResumeReadingMutation').at(-1)).toMatchObject({
    input: { aiGuideline: 'Focus on design systems' },
  })
  await ada.fillsByHand()
  await ada.field('LinkedIn URL').fill('linkedin.com/in/third')
  await ada.adds()
  await ada.hears('Talent added')
  expect((await latest())?.resumeUrl).toMatch(/^\/api\/files\//)
})
