import { expect, test } from 'vitest'
import { type Answers, Refusal } from '../../test/fakeApi.ts'
import type { Person } from '../../test/person.ts'
import { held } from '../profile/test/openProfile.ts'
import { priya } from '../profile/test/priya.ts'
import { bence, dialog, field, file, largeFile, message, openEdit, settled, toast } from './test/openForm.ts'

/** An API that saves, and remembers what was sent. */
function saves(more: Answers = {}) {
  const sent: Record<string, unknown>[] = []
  const uploads: string[] = []
  const answers: Answers = {
    EditTalentDialogMutation({ input }) {
      sent.push(input as Record<string, unknown>)
      return { updateTalent: { talent: priya } }
    },
    useUploadsResumeMutation() {
      uploads.push('resume')
      return { uploadResume: { url: '/api/files/new-resume' } }
    },
    useUploadsPortfolioMutation() {
      uploads.push('portfolio')
      return { uploadPortfolioPdf: { url: '/api/files/new-portfolio' } }
    },
    ...more,
  }
  return { sent, uploads, answers }
}

const saved = (ada: Person) => toast(ada, 'Talent updated')
const area = (ada: Person, name: string) => dialog(ada).getByRole('combobox', { name: 'Area' }).selectOption(name)

test('sends only what was changed, with the version it was made on; a double click sends it once, a failure keeps it', async () => {
  const failing = held(() => {
    throw new Refusal('INTERNAL', 'Unexpected error.', { requestId: '7' })
  })
  let calls = 0
  const { sent, answers } = saves()
  const save = answers.EditTalentDialogMutation
  const ada = await openEdit({
    ...answers,
    EditTalentDialogMutation(variables) {
      calls += 1
      return calls === 1 ? failing.answer() : save?.(variables)
    },
  })
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Priya Raman')
  await field(ada, 'Role').fill('Lead Data Engineer')
  await field(ada, 'Phone').fill('')
  await ada.page.getByRole('button', { name: 'Save changes' }).dblclick()
  await ada.page.getByRole('button', { name: 'Saving...' }).waitFor()
  failing.release()
  await toast(ada, 'Error', 'Failed to update talent profile. Please try again.')
  expect(calls).toBe(1)
  await expect.poll(() => field(ada, 'Role').inputValue()).toBe('Lead Data Engineer')
  await ada.presses('Cancel')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toEqual([{ id: 7, version: 3, role: 'Lead Data Engineer', phone: null }])
  await expect.poll(() => dialog(ada).count()).toBe(0)
})

test('the rules speak under their fields, and the toast says so', async () => {
  const { sent, answers } = saves()
  const ada = await openEdit(answers)
  for (const label of ['Name', 'Role', 'Seniority', 'LinkedIn URL']) await field(ada, label).fill('')
  for (const name of ['Northwind', 'Initech'])
    await ada.page.getByLabel('Companies added').getByLabel(`Remove ${name}`).click()
  for (const name of priya.techStack) await ada.presses(`Remove ${name}`)
  await field(ada, 'Email').fill('priya')
  await ada.presses('Save changes')
  await toast(ada, 'Please fix the errors in the form')
  for (const label of ['Name', 'Role', 'Seniority', 'LinkedIn URL', 'Companies'])
    await message(ada, `${label} is required`)
  await message(ada, 'Invalid email format')
  await message(ada, 'Tech stack is required for Data profiles')
  await ada.isIn('name')
  await area(ada, 'Tech')
  await message(ada, 'Tech stack is required for Tech profiles')
  expect(sent).toEqual([])
  await settled(ada)
  await ada.findsNoBarrier()
})

test('Design takes the stored PDF, and asks when website is chosen without any', async () => {
  const { sent, uploads, answers } = saves({
    TalentPageQuery() {
      return { talent: { ...priya, portfolioUrl: null, portfolioUrls: [] } }
    },
  })
  const ada = await openEdit(answers)
  await area(ada, 'Design')
  await expect.poll(() => ada.page.getByLabel('PDF upload').isChecked()).toBe(true)
  await ada.page.getByLabel('Website URLs').check()
  await ada.presses('Save changes')
  await message(ada, 'Portfolio is required for Design profiles (either website URLs or PDF file)')
  await field(ada, 'Portfolio URL').fill('javascript:alert(1)')
  await ada.presses('Add URL')
  await toast(ada, 'Invalid URL', 'Please enter a valid portfolio URL.')
  await field(ada, 'Portfolio URL').fill('priya.example')
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toEqual([
    { id: 7, version: 3, area: 'DESIGN', portfolioUrls: ['https://priya.example'], portfolioPdfUrl: null },
  ])
  expect(uploads).toEqual([])
})

test('a new portfolio PDF is uploaded and empties the websites; a refusal is told with its status', async () => {
  let refuse = true
  const { sent, answers } = saves({
    useUploadsPortfolioMutation() {
      if (refuse) throw new Refusal('UNSUPPORTED', 'The file is no PDF')
      return { uploadPortfolioPdf: { url: '/api/files/new-portfolio' } }
    },
  })
  const ada = await openEdit(answers)
  const portfolio = ada.page.getByLabel('Portfolio PDF')
  await portfolio.setInputFiles(file('work.txt', 'text/plain'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for portfolio upload.')
  await portfolio.setInputFiles(await largeFile('work.pdf', 21))
  await toast(ada, 'File too large', 'File size is 21.0MB. Maximum allowed size is 20MB.')
  await portfolio.setInputFiles(file('work.pdf'))
  await ada.presses('Save changes')
  await toast(ada, 'Error', 'Failed to update talent profile. Please try again.')
  await message(ada, 'Upload failed: 415 - The file is no PDF')
  refuse = false
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toEqual([{ id: 7, version: 3, portfolioUrls: [], portfolioPdfUrl: '/api/files/new-portfolio' }])
})

test('tech entries are added one at a time; experience is added, edited and left; a chosen rate type needs its least rate', async () => {
  const { sent, answers } = saves()
  const ada = await openEdit(answers)
  await field(ada, 'Tech stack').fill('Kafka')
  await field(ada, 'Tech stack').press('Enter')
  await field(ada, 'Tech stack').fill('python')
  await ada.presses('Add skill')
  await ada.presses('Edit Initech')
  await expect.poll(() => field(ada, 'Company').inputValue()).toBe('Initech')
  await expect.poll(() => field(ada, 'Description').inputValue()).toBe('reports and such')
  await dialog(ada).getByRole('group', { name: 'Edit Initech' }).getByRole('button', { name: 'Cancel' }).click()
  await ada.presses('Edit Initech')
  await ada.presses('Update Experience')
  await toast(ada, 'Incomplete information', 'Please provide both company name and job title.')
  await field(ada, 'Job title').fill('Analyst')
  await ada.presses('Update Experience')
  await ada.page.getByRole('button', { name: 'Add Experience' }).waitFor()
  const type = ada.page.getByRole('combobox', { name: 'Rate type' })
  expect(await type.locator('option').allTextContents()).toEqual(['None', 'Full-Time', 'Hourly', 'Both'])
  await field(ada, 'Minimum monthly rate').fill('')
  await field(ada, 'Minimum hourly rate').fill('')
  await ada.presses('Save changes')
  await message(ada, 'Minimum monthly rate is required')
  await message(ada, 'Minimum hourly rate is required')
  await type.selectOption('Hourly')
  await expect.poll(() => field(ada, 'Minimum monthly rate').count()).toBe(0)
  await field(ada, 'Minimum hourly rate').fill('€55')
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toMatchObject([
    {
      techStack: ['Python', 'Spark', 'dbt', 'Airflow', 'Kafka'],
      previousCompanies: [
        { company: 'Northwind' },
        { company: 'Initech', title: 'Analyst', description: 'reports and such' },
      ],
      preferredRateType: 'HOURLY',
      minHourlyRate: '€55',
    },
  ])
})

test('a new resume that cannot be analyzed changes nothing; one that can is compared field by field, to accept or refuse', async () => {
  const reading = held({ extractResume: { resume: { ...bence, area: 'DATA', summary: '' } } })
  let readable = false
  const { sent, uploads, answers } = saves({
    useResumeReadingMutation() {
      if (readable) return reading.answer()
      throw new Refusal('UNREADABLE', 'Insufficient text content in the PDF', { reason: 'TOO_LITTLE_TEXT' })
    },
  })
  const ada = await openEdit(answers)
  await ada.presses('Analyze resume')
  await toast(ada, 'No file selected', 'Please select a PDF resume to analyze.')
  await message(ada, 'Please select a PDF resume to analyze.')
  await ada.page.getByLabel('New resume').setInputFiles(file('priya.pdf'))
  await ada.presses('Analyze resume')
  const words = 'Unable to extract enough text from this PDF. Please ensure your resume has readable text content.'
  await toast(ada, 'Analysis failed', words)
  await message(ada, words)
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Priya Raman')

  readable = true
  await ada.presses('Analyze resume')
  await ada.page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await ada.reads('Reading the resume')
  await field(ada, 'Internal scoring').fill('10/10')
  reading.release()
  await toast(ada, 'Resume analyzed', 'Profile updated with new resume information. Review and save changes.')
  // It is another person's by all that tells people apart: nothing is taken before somebody says so.
  await message(
    ada,
    "This resume seems to be another person's (different name, email and LinkedIn URL), so nothing is accepted yet.",
  )
  expect(await field(ada, 'Name').inputValue()).toBe('Priya Raman')
  expect(await field(ada, 'Role').inputValue()).toBe(priya.role)

  // Both are there to compare; a field that the resume says nothing of is not.
  const side = (name: string, word: RegExp) =>
    ada.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: word })
  await side('Name', /^Accept from the resume\s*Bence Halász$/).waitFor()
  await expect
    .poll(() =>
      dialog(ada)
        .getByRole('radio', { name: /^Accept/, checked: true })
        .count(),
    )
    .toBe(0)
  await ada.presses('Accept all')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Bence Halász')
  expect(await field(ada, 'Summary').inputValue()).toBe(priya.summary)
  expect(await ada.page.getByRole('radiogroup', { name: 'Summary' }).count()).toBe(0)
  await side('Role', /^Keep/).check()
  await expect.poll(() => field(ada, 'Role').inputValue()).toBe(priya.role)
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.presses('Refuse all')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Priya Raman')
  await side('Name', /^Accept/).check()
  await side('Email', /^Accept/).check()
  // Neither is chosen, once something else is written.
  await field(ada, 'Email').fill('bence@prezi.example')
  await expect.poll(() => side('Email', /^Accept/).isChecked()).toBe(false)
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toEqual([
    {
      id: 7,
      version: 3,
      name: 'Bence Halász',
      email: 'bence@prezi.example',
      internalScoring: '10/10',
      resumeUrl: '/api/files/new-resume',
    },
  ])
  expect(uploads).toEqual(['resume'])
})

test('a newer resume of the same person fills the form in, but for the name, email and phone that are there', async () => {
  const { name, email, phone, linkedinUrl } = priya
  const same = { ...bence, name: 'Priya K. Raman', email, phone: '020 7946 0301 ext. 7', linkedinUrl }
  const { sent, answers } = saves({ useResumeReadingMutation: () => ({ extractResume: { resume: same } }) })
  const ada = await openEdit(answers)
  await ada.page.getByLabel('New resume').setInputFiles(file('priya.pdf'))
  await ada.presses('Analyze resume')
  await toast(ada, 'Resume analyzed')
  await expect.poll(() => field(ada, 'Role').inputValue()).toBe(same.role)
  expect(await field(ada, 'Name').inputValue()).toBe(name)
  expect(await field(ada, 'Phone').inputValue()).toBe(phone)
  expect(
    await dialog(ada)
      .getByText(/seems to be another person/)
      .count(),
  ).toBe(0)
  await ada.presses('Save changes')
  await saved(ada)
  expect(sent).toMatchObject([{ role: same.role, resumeUrl: '/api/files/new-resume' }])
  expect(sent[0]).not.toHaveProperty('name')
  expect(sent[0]).not.toHaveProperty('phone')
})

test('when somebody else was faster, the entries are kept and the person decides', async () => {
  const sent: Record<string, unknown>[] = []
  let stale = true
  const newer = { ...priya, version: 4, role: 'Head of Data', seniority: 'Principal' }
  const { answers } = saves({
    EditTalentDialogMutation({ input }) {
      const change = input as Record<string, unknown>
      sent.push(change)
      if (stale && change.version) throw new Refusal('CONFLICT', 'This talent was changed by somebody else.')
      return { updateTalent: { talent: newer } }
    },
    EditTalentDialogQuery() {
      return { talent: newer }
    },
  })
  const ada = await openEdit(answers)
  await field(ada, 'Role').fill('Staff Data Engineer')
  await ada.presses('Save changes')
  const question = ada.page.getByRole('alertdialog', { name: 'Somebody else has changed this talent' })
  await question.getByText('Head of Data').waitFor()
  await question.getByText('Yours: Staff Data Engineer').waitFor()
  await question.getByText('Principal').waitFor()
  await settled(ada)
  await ada.findsNoBarrier()
  await ada.presses('Keep editing')
  await expect.poll(() => field(ada, 'Role').inputValue()).toBe('Staff Data Engineer')

  await ada.presses('Save changes')
  await ada.presses('Save anyway')
  await saved(ada)
  expect(sent.at(-1)).toEqual({ id: 7, role: 'Staff Data Engineer' })

  await ada.presses('Edit Profile')
  await field(ada, 'Name').fill('P. Raman')
  await ada.presses('Save changes')
  await ada.presses('Load the newer version')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Priya Raman')
  await expect.poll(() => field(ada, 'Role').inputValue()).toBe('Head of Data')
  stale = false
  await field(ada, 'Name').fill('P. Raman')
  await ada.presses('Save changes')
  await expect.poll(() => sent.at(-1)).toEqual({ id: 7, version: 4, name: 'P. Raman' })
})
