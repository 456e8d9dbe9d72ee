import { expect, test } from 'vitest'
import { updateTalent } from '../../../api/talents/talents.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import { file, largeFile, openEdit } from './test/openForm.ts'

openApp({}, { listen: true })

/** Makes a talent and opens the form; `stored` returns the talent as stored. */
async function edit(values: Record<string, unknown> = {}) {
  const ada = await openEdit(values)
  return {
    ...ada,
    saves: () => ada.sends('Save changes'),
    saved: () => ada.hears('Talent updated'),
    sent: () => ada.requests('EditTalentDialogMutation').at(-1)?.input,
    stored: () => world.db.talent.findUniqueOrThrow({ where: { id: ada.talent.id } }),
  }
}

test('saving sends only the changes, with the version, once, and a failure keeps the entries', async () => {
  const ada = await edit({ phone: '+44 20 7946 0301' })
  await ada.field('Role').fill('Lead Data Engineer')
  await ada.field('Phone').fill('')
  const failure = await ada.refuses('EditTalentDialogMutation')
  await ada.page.getByRole('button', { name: 'Save changes' }).dblclick()
  await ada.hears('Error', 'Failed to update talent profile. Please try again.')
  expect(ada.requests('EditTalentDialogMutation')).toHaveLength(1)
  await failure.release()
  await ada.presses('Cancel')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.saves()
  await ada.saved()
  const { id, version } = ada.talent
  expect(ada.sent()).toEqual({ id, version, role: 'Lead Data Engineer', phone: null })
  await expect.poll(() => ada.dialog.count()).toBe(0)
})

test('broken rules are shown under their fields', { tags: ['deep'] }, async () => {
  const ada = await edit({ techStack: ['Go'], companies: 'Northwind, Initech' })
  for (const label of ['Name', 'Role', 'Seniority', 'LinkedIn URL']) await ada.field(label).fill('')
  for (const name of ['Northwind', 'Initech']) {
    await ada.page.getByLabel('Companies added').getByLabel(`Remove ${name}`).click()
  }
  await ada.presses('Remove Go')
  await ada.field('Email').fill('priya')
  await ada.saves()
  await ada.hears('Please fix the errors in the form')
  for (const label of ['Name', 'Role', 'Seniority', 'LinkedIn URL', 'Companies']) {
    await ada.message(`${label} is required`)
  }
  await ada.message('Invalid email format')
  await ada.message('Tech stack is required for Tech profiles')
  await ada.isIn('name')
  await ada.area('Data')
  await ada.message('Tech stack is required for Data profiles')
})

test('a new portfolio PDF clears the websites, and a refused PDF shows the reason', { tags: ['deep'] }, async () => {
  const ada = await edit({ portfolioUrls: ['https://priya.example'] })
  await ada.page.getByLabel('PDF upload').check()
  const portfolio = ada.page.getByLabel('Portfolio PDF')
  await portfolio.setInputFiles(await file('work.txt', 'text/plain'))
  await ada.hears('Invalid file type', 'Please select a PDF file for portfolio upload.')
  await portfolio.setInputFiles(await largeFile('work.pdf', 21))
  await ada.hears('File too large', 'File size is 21.0MB. Maximum allowed size is 20MB.')
  await portfolio.setInputFiles({ ...(await file('work.pdf')), buffer: Buffer.from('No PDF') })
  await ada.saves()
  await ada.hears('Error', 'Failed to update talent profile. Please try again.')
  await ada.dialog.getByText(/^Upload failed: 415 - /).waitFor()
  await portfolio.setInputFiles(await file('work.pdf'))
  await ada.saves()
  await ada.saved()
  expect(await ada.stored()).toMatchObject({
    ...{ portfolioUrls: [], portfolioPdfUrl: expect.stringMatching(/^\/api\/files\//) },
  })
})

test('skills and former employers are edited one at a time', { tags: ['deep'] }, async () => {
  const previousCompanies = [{ company: 'Initech', title: 'Clerk', description: 'reports and such' }]
  const ada = await edit({ techStack: ['Python'], previousCompanies })
  await ada.field('Tech stack').fill('Kafka')
  await ada.field('Tech stack').press('Enter')
  await ada.field('Tech stack').fill('python')
  await ada.presses('Add skill')
  await ada.presses('Edit Initech')
  await expect.poll(() => ada.field('Description').inputValue()).toBe('reports and such')
  await ada.dialog.getByRole('group', { name: 'Edit Initech' }).getByRole('button', { name: 'Cancel' }).click()
  await ada.presses('Edit Initech')
  await ada.field('Job title').fill('')
  await ada.presses('Update Experience')
  await ada.hears('Incomplete information', 'Please provide both company name and job title.')
  await ada.field('Job title').fill('Analyst')
  await ada.presses('Update Experience')
  await ada.page.getByRole('button', { name: 'Add Experience' }).waitFor()
  await ada.saves()
  await ada.saved()
  const { techStack, previousCompanies: employers } = await ada.stored()
  expect(techStack).toEqual(['Python', 'Kafka'])
  expect(employers).toMatchObject([{ company: 'Initech', title: 'Analyst', description: 'reports and such' }])
})

test('a rate type requires its minimum', { tags: ['deep'] }, async () => {
  const ada = await edit()
  const type = ada.page.getByRole('combobox', { name: 'Rate type' })
  expect(await type.locator('option').allTextContents()).toEqual(['None', 'Full-Time', 'Hourly', 'Both'])
  await type.selectOption('Both')
  await ada.saves()
  await ada.message('Minimum monthly rate is required')
  await ada.message('Minimum hourly rate is required')
  await type.selectOption('Hourly')
  await expect.poll(() => ada.field('Minimum monthly rate').count()).toBe(0)
  await ada.field('Minimum hourly rate').fill('€55')
  await ada.saves()
  await ada.saved()
  expect(await ada.stored()).toMatchObject({ preferredRateType: 'HOURLY', minHourlyRate: '€55' })
})

/** A talent whose role a colleague changes while the form is open. */
async function conflict() {
  const ada = await edit({ role: 'Data Engineer' })
  const nina = staffOf(await make.user({ firstName: 'Nina', lastName: 'Kaur' }))
  await ada.field('Role').fill('Staff Data Engineer')
  await updateTalent(nina, { id: ada.talent.id, role: 'Head of Data', seniority: 'Principal' })
  await ada.saves()
  const question = ada.page.getByRole('alertdialog', { name: 'Nina Kaur changed this while you were editing' })
  await question.getByText('Head of Data').waitFor()
  return { ...ada, question }
}

test('a conflict shows both values, keeps the entries, and overwrites only what was changed here', {
  tags: ['deep'],
}, async () => {
  const ada = await conflict()
  await ada.question.getByText('Yours: Staff Data Engineer').waitFor()
  await ada.question.getByText('Principal').waitFor()
  await ada.presses('Keep editing')
  expect(await ada.field('Role').inputValue()).toBe('Staff Data Engineer')
  await ada.saves()
  await ada.presses('Save anyway')
  await ada.saved()
  expect(await ada.stored()).toMatchObject({ role: 'Staff Data Engineer', seniority: 'Principal' })
})

test('after a conflict the newer version can be loaded and edited', { tags: ['deep'] }, async () => {
  const ada = await conflict()
  await ada.presses('Load the newer version')
  await expect.poll(() => ada.field('Role').inputValue()).toBe('Head of Data')
  await ada.field('Name').fill('P. Raman')
  await ada.saves()
  await ada.saved()
  expect(await ada.stored()).toMatchObject({ name: 'P. Raman', role: 'Head of Data' })
})
