import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { type Answers, Refusal } from '../../test/fakeApi.ts'
import type { Person } from '../../test/person.ts'
import { held } from '../talent/test/openProfile.ts'
import { bence, dialog, field, file, largeFile, message, openAdd, pressAdd, settled, toast } from './test/openForm.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** An API that reads Bence's resume and remembers what is added. */
function readsAndAdds(more: Answers = {}) {
  const added: Record<string, unknown>[] = []
  const uploads: string[] = []
  const answers: Answers = {
    useUploadsResumeMutation() {
      uploads.push('resume')
      return { uploadResume: { url: '/api/files/resume' } }
    },
    useResumeReadingMutation: () => ({ extractResume: { resume: bence } }),
    useUploadsPortfolioMutation() {
      uploads.push('portfolio')
      return { uploadPortfolioPdf: { url: '/api/files/portfolio' } }
    },
    useUploadsPictureMutation() {
      uploads.push('picture')
      return { uploadProfilePicture: { url: '/api/files/picture' } }
    },
    AddTalentDialogMutation({ input }) {
      added.push(input as Record<string, unknown>)
      return { createTalent: { talent: { id: 'VGFsZW50Ojg=' } } }
    },
    ...more,
  }
  return { added, uploads, answers }
}

const adds = (ada: Person) => dialog(ada).getByRole('button', { name: 'Add talent', exact: true }).click()

async function extracts(ada: Person) {
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await ada.presses('Extract information')
}

async function fillsByHand(ada: Person) {
  await ada.presses('Fill in by hand instead')
  await field(ada, 'Name').fill('Amara Nwosu')
  await field(ada, 'Role').fill('Engineer')
  await dialog(ada).getByRole('combobox', { name: 'Area' }).selectOption('Marketing')
  await field(ada, 'Seniority').fill('Senior')
  await field(ada, 'LinkedIn URL').fill('linkedin.com/in/amara')
  await field(ada, 'Companies').fill('Monzo')
  await ada.presses('Add company')
}

test('a resume must be chosen, a PDF of at most 10 MB', async () => {
  const ada = await openAdd(browser)
  await ada.presses('Extract information')
  await toast(ada, 'No file selected', 'Please select a PDF resume to upload.')
  await message(ada, 'Please select a PDF resume to upload.')
  await dialog(ada).getByLabel('Resume').setInputFiles(file('resume.txt', 'text/plain'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for resume upload.')
  await dialog(ada)
    .getByLabel('Resume')
    .setInputFiles(await largeFile('long.pdf', 11))
  await toast(ada, 'File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.leave()
})

test('a resume is uploaded and read, and fills in the form', async () => {
  const upload = held({ uploadResume: { url: '/api/files/resume' } })
  const reading = held({ extractResume: { resume: bence } })
  const heard: unknown[] = []
  const ada = await openAdd(browser, {
    useUploadsResumeMutation: upload.answer,
    useResumeReadingMutation({ input }) {
      heard.push(input)
      return reading.answer()
    },
  })
  await field(ada, 'AI guideline').fill('Focus on design systems')
  await extracts(ada)
  await ada.page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await ada.reads('Uploading')
  upload.release()
  await ada.reads('Reading the resume')
  reading.release()
  await toast(ada, 'Resume parsed', 'Resume information extracted successfully.')
  expect(heard).toEqual([{ resumeUrl: '/api/files/resume', aiGuideline: 'Focus on design systems' }])
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Bence Halász')
  await ada.isIn('name')
  await expect.poll(() => field(ada, 'Tech stack').inputValue()).toBe('Figma, Framer')
  await expect
    .poll(() => field(ada, 'Key highlights').inputValue())
    .toBe('Design system for 60 engineers\nActivation up by 18 %')
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.leave()
})

test('a reading can be stopped, and tried again without a second upload', async () => {
  const { uploads, answers } = readsAndAdds({ useResumeReadingMutation: held(null).answer })
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await ada.reads('Reading the resume')
  await ada.presses('Stop')
  await ada.presses('Extract information')
  await ada.reads('Reading the resume')
  expect(uploads).toEqual(['resume'])
  await ada.leave()
})

test.each([
  [
    'The PDF is image-based or encrypted',
    'This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.',
  ],
  ['The file is no PDF', 'The file is no PDF'],
])('a resume that cannot be read can be kept all the same: %s', async (said, shown) => {
  const { added, answers } = readsAndAdds({
    useResumeReadingMutation() {
      throw new Refusal('UNREADABLE', said)
    },
  })
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await toast(ada, 'Upload failed', 'Failed to upload and parse the resume. Please try again.')
  await message(ada, shown)
  await fillsByHand(ada)
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ name: 'Amara Nwosu', resumeUrl: '/api/files/resume' }])
  await ada.leave()
})

test('a file that is refused when the form is saved can be taken out', async () => {
  const { added, answers } = readsAndAdds({
    useUploadsResumeMutation() {
      throw new Refusal('UNSUPPORTED', 'Please select a PDF file for resume upload.')
    },
  })
  const ada = await openAdd(browser, answers)
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await fillsByHand(ada)
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await message(ada, 'Upload failed: 415 - Please select a PDF file for resume upload.')
  await ada.presses('Remove bence.pdf')
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ resumeUrl: null }])
  await ada.leave()
})

test('all rules speak at once: the first in a toast, each under its field, and the first field has the focus', async () => {
  const ada = await openAdd(browser)
  await ada.presses('Fill in by hand instead')
  await adds(ada)
  await toast(ada, 'Validation Error', 'Name is required')
  const required = ['Name', 'Role', 'Area', 'Seniority', 'LinkedIn URL', 'Companies']
  for (const label of required) await message(ada, `${label} is required`)
  await ada.isIn('name')
  await field(ada, 'Name').fill('Amara')
  await expect.poll(() => dialog(ada).getByText('Name is required').count()).toBe(0)
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.leave()
})

test('Tech and Data need a tech stack, Design a portfolio', async () => {
  const { added, answers } = readsAndAdds()
  const ada = await openAdd(browser, answers)
  await fillsByHand(ada)
  const area = dialog(ada).getByRole('combobox', { name: 'Area' })
  for (const name of ['Tech', 'Data']) {
    await area.selectOption(name)
    await adds(ada)
    await toast(ada, 'Validation Error', `Tech stack is required for ${name} profiles`)
    await message(ada, `Tech stack is required for ${name} profiles`)
  }
  const needed = 'Portfolio is required for Design profiles (either website URLs or PDF file)'
  await area.selectOption('Design')
  await adds(ada)
  await toast(ada, 'Validation Error', needed)
  await message(ada, needed)
  await ada.page.getByLabel('PDF upload').check()
  await message(ada, needed)
  await ada.page.getByLabel('Website URLs').check()
  await ada.presses('Add URL')
  await toast(ada, 'Invalid URL', 'Please enter a valid portfolio URL.')
  await message(ada, 'Please enter a valid portfolio URL.')
  await field(ada, 'Portfolio URL').fill('amara.example')
  await field(ada, 'Portfolio URL').press('Enter')
  await expect.poll(() => dialog(ada).getByText(needed).count()).toBe(0)
  await field(ada, 'Tech stack').fill(' React, ,Node.js, ')
  await adds(ada)
  await toast(ada, 'Talent added', 'New talent has been added to the database.')
  expect(added).toMatchObject([
    { area: 'DESIGN', techStack: ['React', 'Node.js'], portfolioUrls: ['amara.example'], portfolioPdfUrl: null },
  ])
  await ada.leave()
})

test('companies and experience', async () => {
  const { added, answers } = readsAndAdds()
  const ada = await openAdd(browser, answers)
  await fillsByHand(ada)
  const companies = field(ada, 'Companies')
  for (const typed of ['', '  ', 'monzo', 'Wise']) {
    await companies.fill(typed)
    await companies.press('Enter')
  }
  await ada.presses('Add Experience')
  await toast(ada, 'Incomplete information', 'Please provide both company name and job title.')
  await field(ada, 'Company').fill('Wise')
  await field(ada, 'Job title').fill('Engineer')
  await field(ada, 'Description').fill('Payouts')
  await ada.presses('Add Experience')
  await field(ada, 'Company').fill('Starling')
  await adds(ada)
  await toast(ada, 'Validation Error', 'Please provide both company name and job title.')
  await field(ada, 'Job title').fill('Lead')
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([
    {
      companies: 'Monzo, Wise',
      previousCompanies: [
        { company: 'Monzo', title: null, description: null },
        { company: 'Wise', title: 'Engineer', description: 'Payouts' },
        { company: 'Starling', title: 'Lead', description: null },
      ],
    },
  ])
  await ada.leave()
})

test('a portfolio PDF and a picture are uploaded with the talent; what does not fit is refused at once', async () => {
  const { added, uploads, answers } = readsAndAdds()
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await ada.page.getByLabel('PDF upload').check()
  const portfolio = ada.page.getByLabel('Portfolio PDF')
  await portfolio.setInputFiles(file('work.zip', 'application/zip'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for portfolio upload.')
  await portfolio.setInputFiles(await largeFile('work.pdf', 20.5))
  await toast(ada, 'File too large', 'File size is 20.5MB. Maximum allowed size is 20MB.')
  await message(ada, 'File size is 20.5MB. Maximum allowed size is 20MB.')
  await portfolio.setInputFiles(file('work.pdf'))
  await ada.page.getByLabel('Profile picture').setInputFiles(file('bence.png', 'image/png'))
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(uploads).toEqual(['resume', 'picture', 'portfolio'])
  expect(added).toMatchObject([
    {
      portfolioUrls: [],
      portfolioPdfUrl: '/api/files/portfolio',
      profilePictureUrl: '/api/files/picture',
      resumeUrl: '/api/files/resume',
    },
  ])
  await ada.leave()
})

test('somebody who seems to be there already is added only when that is meant', async () => {
  const { added, answers } = readsAndAdds({
    useSimilarTalentsQuery: () => ({
      similarTalents: [
        {
          databaseId: 9,
          name: 'Bence H.',
          role: 'Designer',
          email: bence.email,
          phone: null,
          linkedinUrl: null,
          id: '9',
        },
      ],
    }),
  })
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await dialog(ada).getByText('Already in the database?').waitFor()
  const link = ada.page.getByRole('link', { name: /^Bence H\./ })
  expect(await link.getAttribute('href')).toMatch(/\/talent\/9$/)
  await adds(ada)
  await ada.presses('Keep editing')
  expect(added).toEqual([])
  await adds(ada)
  await ada.presses('Add anyway')
  await toast(ada, 'Talent added')
  expect(added).toHaveLength(1)
  await ada.leave()
})

test('a double click adds once; the dialog closes, the list is asked again, and the next time it begins anew', async () => {
  let lists = 0
  const saved = held({ createTalent: { talent: { id: 'VGFsZW50Ojg=' } } })
  let calls = 0
  const { answers } = readsAndAdds({
    AddTalentDialogMutation() {
      calls += 1
      return saved.answer()
    },
  })
  const ada = await openAdd(browser, answers)
  ada.page.on('request', request => {
    if (request.url().endsWith('/graphql')) lists += 1
  })
  await extracts(ada)
  await dialog(ada).getByRole('button', { name: 'Add talent' }).dblclick()
  await ada.page.getByRole('button', { name: 'Adding...' }).waitFor()
  const before = lists
  saved.release()
  await toast(ada, 'Talent added', 'New talent has been added to the database.')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  expect(calls).toBe(1)
  await expect.poll(() => lists).toBeGreaterThan(before)
  await pressAdd(ada)
  await ada.page.getByRole('button', { name: 'Extract information' }).waitFor()
  await expect.poll(() => dialog(ada).getByText('bence.pdf').count()).toBe(0)
  await ada.leave()
})

test("a refusal keeps the entries, and shows the server's messages under the fields", async () => {
  const { answers } = readsAndAdds({
    AddTalentDialogMutation() {
      const fields = { referredBy: 'The referring talent does not exist' }
      throw new Refusal('INVALID_INPUT', 'The referring talent does not exist', { fields })
    },
    ReferralFieldQuery() {
      const chloe = { id: 'x', databaseId: 4, name: 'Chloé Fontaine', role: 'Data Scientist' }
      return { talents: { edges: [{ node: chloe }] } }
    },
  })
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await ada.page.getByRole('combobox', { name: 'Referred by' }).fill('chl')
  await ada.page.getByRole('option', { name: /Chloé Fontaine/ }).click()
  await expect.poll(() => ada.page.getByRole('combobox', { name: 'Referred by' }).inputValue()).toBe('Chloé Fontaine')
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await message(ada, 'The referring talent does not exist')
  await ada.isIn('referredBy')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Bence Halász')
  await ada.leave()
})

test('an upload that is cut off leaves the entries; the second try sends what is missing', async () => {
  const { added, uploads, answers } = readsAndAdds()
  const ada = await openAdd(browser, answers)
  await extracts(ada)
  await ada.page.getByLabel('PDF upload').check()
  await ada.page.getByLabel('Profile picture').setInputFiles(file('bence.png', 'image/png'))
  await ada.page.getByLabel('Portfolio PDF').setInputFiles(file('work.pdf'))
  const cut = (route: {
    abort(): Promise<void>
    fallback(): Promise<void>
    request(): { postData(): string | null }
  }) => (route.request().postData()?.includes('work.pdf') ? route.abort() : route.fallback())
  await ada.page.route('**/graphql', cut)
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await dialog(ada).getByText('Your entries are kept.').waitFor()
  await ada.page.unroute('**/graphql', cut)
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(uploads).toEqual(['resume', 'picture', 'portfolio'])
  expect(added).toHaveLength(1)
  await ada.leave()
})

test('leaving with entries asks first; an empty dialog just closes', async () => {
  const ada = await openAdd(browser)
  await ada.presses('Cancel')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  await pressAdd(ada)
  await ada.presses('Fill in by hand instead')
  await field(ada, 'Name').fill('Amara')
  // The question fades out: what is below has the focus before.
  await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
  await ada.page.keyboard.press('Escape')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.isIn('name')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Amara')
  await ada.presses('Cancel')
  await ada.presses('Discard')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  await ada.isIn('Add talent')
  await ada.leave()
})

test('the Back button asks, too', async () => {
  const ada = await openAdd(browser)
  await ada.presses('Cancel')
  await ada.page.getByRole('combobox', { name: 'Status' }).selectOption('Vetted')
  await ada.isAt('/?status=vetted')
  await pressAdd(ada)
  await field(ada, 'AI guideline').fill('Focus on design')
  await ada.page.evaluate(() => history.back())
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.isIn('aiGuideline')
  await expect.poll(() => field(ada, 'AI guideline').inputValue()).toBe('Focus on design')
  await ada.page.evaluate(() => history.back())
  await ada.presses('Discard')
  await ada.isAt('/')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  await ada.leave()
})

test('on a phone it takes the whole screen, by night too', async () => {
  const { answers } = readsAndAdds()
  const ada = await openAdd(browser, answers, { width: 390, height: 844, dark: true, touch: true })
  await extracts(ada)
  await field(ada, 'Name').waitFor()
  const box = await dialog(ada).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.leave()
})
