import { expect, test } from 'vitest'
import { editedBy } from '../../test/editedBy.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { priya } from '../profile/test/priya.ts'
import { dialog, field, file, largeFile, message, openEdit, toast } from './test/openForm.ts'
import { area, saved, saves } from './test/saving.ts'

test('sends only the changes, with their version, once; a failure keeps them; broken rules stand under their fields', async () => {
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
  await field(ada, 'Availability').fill('In May')
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
  expect(sent).toEqual([{ id: 7, version: 3, role: 'Lead Data Engineer', phone: null, availability: 'In May' }])
  await expect.poll(() => dialog(ada).count()).toBe(0)

  await ada.presses('Edit Profile')
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
  expect(sent).toHaveLength(1)
  await ada.findsNoBarrier()
})

test('Design accepts the stored PDF, and requires a website when that is chosen', async () => {
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

test('a new portfolio PDF empties the websites, and says why it is refused; skills, experience and rates are edited', async () => {
  let refuse = true
  const { sent, answers } = saves({
    useUploadsPortfolioMutation() {
      if (refuse) throw new Refusal('UNSUPPORTED', 'The file is no PDF')
      return { upload: { url: '/api/files/new-portfolio' } }
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
  await expect.poll(() => dialog(ada).count()).toBe(0)

  // Skills are added one at a time, and the chosen rate type requires its minimum.
  await ada.presses('Edit Profile')
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
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      techStack: ['Python', 'Spark', 'dbt', 'Airflow', 'Kafka'],
      previousCompanies: [
        { company: 'Northwind' },
        { company: 'Initech', title: 'Analyst', description: 'reports and such' },
      ],
      preferredRateType: 'HOURLY',
      minHourlyRate: '€55',
    })
})

test('a conflict keeps the entries and lets the person decide', async () => {
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
      return { talent: { ...newer, activity: editedBy('talent') } }
    },
  })
  const ada = await openEdit(answers)
  await field(ada, 'Role').fill('Staff Data Engineer')
  await ada.presses('Save changes')
  const question = ada.page.getByRole('alertdialog', { name: 'Nina Kaur changed this while you were editing' })
  await question.getByText('Head of Data').waitFor()
  await question.getByText('Yours: Staff Data Engineer').waitFor()
  await question.getByText('Principal').waitFor()
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
