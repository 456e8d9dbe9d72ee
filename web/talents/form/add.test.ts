import { expect, test } from 'vitest'
import { type Answers, Refusal } from '../../test/fakeApi.ts'
import type { Person } from '../../test/person.ts'
import { held } from '../profile/test/openProfile.ts'
import { bence, dialog, field, file, largeFile, message, openAdd, pressAdd, settled, toast } from './test/openForm.ts'

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
  await fillsFields(ada)
}

async function fillsFields(ada: Person) {
  await field(ada, 'Name').fill('Amara Nwosu')
  await field(ada, 'Role').fill('Engineer')
  await dialog(ada).getByRole('combobox', { name: 'Area' }).selectOption('Marketing')
  await field(ada, 'Seniority').fill('Senior')
  await field(ada, 'LinkedIn URL').fill('linkedin.com/in/amara')
  await field(ada, 'Companies').fill('Monzo')
  await ada.presses('Add company')
}

test('a resume is chosen, uploaded and read; a reading can be stopped, and tried again without a second upload', async () => {
  const upload = held({ uploadResume: { url: '/api/files/resume' } })
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
  await ada.presses('Extract information')
  await toast(ada, 'No file selected', 'Please select a PDF resume to upload.')
  await message(ada, 'Please select a PDF resume to upload.')
  const resume = dialog(ada).getByLabel('Resume')
  await resume.setInputFiles(file('resume.txt', 'text/plain'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for resume upload.')
  await resume.setInputFiles(await largeFile('long.pdf', 11))
  await toast(ada, 'File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await settled(ada)
  await ada.findsNoBarrier()
  // The refused file is what is wrong when the person goes on all the same.
  await expect.poll(() => ada.page.locator('.fui-Toast').count()).toBe(0)
  await ada.presses('Extract information')
  await toast(ada, 'File too large', 'File size is 11.0MB. Maximum allowed size is 10MB.')
  await resume.setInputFiles(file('priya.pdf'))
  await field(ada, 'AI guideline').fill('x'.repeat(2_001))
  await ada.presses('Extract information')
  await toast(ada, 'Validation Error', 'AI guideline must be at most 2,000 characters')

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

test('a resume that cannot be read can be kept all the same', async () => {
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

test('a file that is refused when the form is saved can be taken out', async () => {
  const { added, answers } = readsAndAdds({
    useUploadsResumeMutation() {
      throw new Refusal('UNSUPPORTED', 'Please select a PDF file for resume upload.')
    },
  })
  const ada = await openAdd(answers)
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await fillsByHand(ada)
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await message(ada, 'Upload failed: 415 - Please select a PDF file for resume upload.')
  await ada.presses('Remove bence.pdf')
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ resumeUrl: null }])
})

test('all rules speak at once: the first in a toast, each under its field; then those that join fields, one by one', async () => {
  const { added, answers } = readsAndAdds()
  const ada = await openAdd(answers)
  await ada.presses('Fill in by hand instead')
  await adds(ada)
  await toast(ada, 'Validation Error', 'Name is required')
  const required = ['Name', 'Role', 'Area', 'Seniority', 'LinkedIn URL', 'Companies']
  for (const label of required) await message(ada, `${label} is required`)
  await ada.isIn('name')
  await settled(ada)
  await ada.findsNoBarrier()
  await fillsFields(ada)
  for (const label of required) await expect.poll(() => dialog(ada).getByText(`${label} is required`).count()).toBe(0)

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
  await toast(ada, 'Talent added', 'New talent has been added to the database.')
  expect(added).toMatchObject([
    {
      area: 'DESIGN',
      techStack: ['React', 'Node.js'],
      portfolioUrls: ['https://amara.example'],
      portfolioPdfUrl: null,
      companies: 'Monzo, Wise',
      previousCompanies: [
        { company: 'Monzo', title: null, description: null },
        { company: 'Wise', title: 'Engineer', description: 'Payouts' },
        { company: 'Starling', title: 'Lead', description: null },
      ],
    },
  ])
})

test('files are uploaded with the talent: what does not fit is refused at once, what was cut off is sent again', async () => {
  const { added, uploads, answers } = readsAndAdds()
  const saved = held(undefined)
  const ada = await openAdd({
    ...answers,
    async AddTalentDialogMutation(variables) {
      await saved.answer()
      return answers.AddTalentDialogMutation?.(variables)
    },
  })
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
  await toast(ada, 'Upload successful')
  saved.release()
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
})

test('somebody who is there already, or is refused, stays in the form; a double click adds once', async () => {
  let refused = true
  const calls: unknown[] = []
  const saved = held({ createTalent: { talent: { id: 'VGFsZW50Ojg=' } } })
  const known = {
    databaseId: 9,
    name: 'Bence H.',
    role: 'Designer',
    email: bence.email,
    phone: null,
    linkedinUrl: null,
  }
  const { answers } = readsAndAdds({
    SimilarTalentsQuery: () => ({ similarTalents: refused ? [{ ...known, id: '9' }] : [] }),
    AddTalentDialogMutation({ input }) {
      calls.push(input)
      if (!refused) return saved.answer()
      const text = 'The referring talent does not exist'
      throw new Refusal('INVALID_INPUT', text, { fields: { referredBy: text } })
    },
    ReferralFieldQuery() {
      const chloe = { id: 'x', databaseId: 4, name: 'Chloé Fontaine', role: 'Data Scientist' }
      return { talents: { edges: [{ node: chloe }] } }
    },
  })
  const ada = await openAdd(answers)
  await extracts(ada)
  await dialog(ada).getByText('Already in the database?').waitFor()
  const link = ada.page.getByRole('link', { name: /^Bence H\./ })
  expect(await link.getAttribute('href')).toMatch(/\/talent\/9$/)
  const referrer = ada.page.getByRole('combobox', { name: 'Referred by' })
  await referrer.fill('chl')
  await ada.page.getByRole('option', { name: /Chloé Fontaine/ }).click()
  await expect.poll(() => referrer.inputValue()).toBe('Chloé Fontaine')
  await adds(ada)
  await ada.presses('Keep editing')
  expect(calls).toEqual([])
  await adds(ada)
  await ada.presses('Add anyway')
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await message(ada, 'The referring talent does not exist')
  await ada.isIn('referredBy')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Bence Halász')
  expect(calls).toHaveLength(1)

  refused = false
  let requests = 0
  ada.page.on('request', request => {
    if (request.url().endsWith('/graphql')) requests += 1
  })
  await dialog(ada).getByRole('button', { name: 'Add talent' }).dblclick()
  await ada.page.getByRole('button', { name: 'Adding...' }).waitFor()
  await expect.poll(() => calls.length).toBe(2)
  const before = requests
  saved.release()
  await toast(ada, 'Talent added', 'New talent has been added to the database.')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  // The list is asked again, and the next time the dialog begins anew.
  await expect.poll(() => requests).toBeGreaterThan(before)
  expect(calls).toHaveLength(2)
  await pressAdd(ada)
  await ada.page.getByRole('button', { name: 'Extract information' }).waitFor()
  await expect.poll(() => dialog(ada).getByText('bence.pdf').count()).toBe(0)
})

test('leaving with entries asks first, the Back button too; an empty dialog just closes', async () => {
  const ada = await openAdd()
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
})

test('on a phone it takes the whole screen, by night too', async () => {
  const { answers } = readsAndAdds()
  const ada = await openAdd(answers, { width: 390, height: 844, dark: true, touch: true })
  await extracts(ada)
  await field(ada, 'Name').waitFor()
  const box = await dialog(ada).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await settled(ada)
  await ada.findsNoBarrier()
})
