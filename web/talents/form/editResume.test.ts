import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { priya } from '../profile/test/priya.ts'
import { bence, dialog, field, file, message, openEdit, toast } from './test/openForm.ts'
import { saved, saves } from './test/saving.ts'

test('a new resume that cannot be analyzed changes nothing, and a retry uploads it no second time', async () => {
  let readable = false
  const { uploads, answers } = saves({
    useResumeReadingMutation() {
      if (readable) return { extractResume: { resume: bence } }
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
  await toast(ada, 'Resume analyzed', 'Profile updated with new resume information. Review and save changes.')
  expect(uploads).toEqual(['resume'])
})

test("another person's resume is compared field by field, and none of it is used before it is accepted", async () => {
  const reading = held({ extractResume: { resume: { ...bence, area: 'DATA', summary: '' } } })
  const { sent, uploads, answers } = saves({ useResumeReadingMutation: () => reading.answer() })
  const ada = await openEdit(answers)
  await ada.page.getByLabel('New resume').setInputFiles(file('priya.pdf'))
  await ada.presses('Analyze resume')
  await ada.page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await ada.reads('Reading the resume')
  await field(ada, 'Internal scoring').fill('10/10')
  reading.release()
  await toast(ada, 'Resume analyzed', 'Profile updated with new resume information. Review and save changes.')
  // Name and contacts are another person's: nothing is used before it is accepted.
  await message(
    ada,
    "This resume seems to be another person's (different name, email and LinkedIn URL), so nothing is accepted yet.",
  )
  expect(await field(ada, 'Name').inputValue()).toBe('Priya Raman')
  expect(await field(ada, 'Role').inputValue()).toBe(priya.role)

  // Shows both values to compare, but no fields that the resume does not mention.
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
  await ada.findsNoBarrier()
  await ada.presses('Refuse all')
  await expect.poll(() => field(ada, 'Name').inputValue()).toBe('Priya Raman')
  await side('Name', /^Accept/).check()
  await side('Email', /^Accept/).check()
  // Neither is chosen once something else is typed.
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

test('a newer resume of the same person fills in the form, but keeps its name, email and phone', async () => {
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
