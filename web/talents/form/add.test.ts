import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { openAdd } from './test/openForm.ts'

openApp({}, { listen: true })

const talents = () => world.db.talent.findMany({ orderBy: { id: 'desc' } })

test('all missing fields are named at once, and the first one gets the focus', { tags: ['deep'] }, async () => {
  const ada = await openAdd()
  await ada.presses('Fill in by hand instead')
  await ada.adds()
  await ada.hears('Validation Error', 'Name is required')
  const required = ['Name', 'Role', 'Area', 'Seniority', 'LinkedIn URL', 'Companies']
  for (const label of required) await ada.message(`${label} is required`)
  await ada.isIn('name')
  await ada.fillsByHand()
  for (const label of required) await expect.poll(() => ada.dialog.getByText(`${label} is required`).count()).toBe(0)
})

test('the area decides which other fields are required', { tags: ['deep'] }, async () => {
  const ada = await openAdd()
  await ada.fillsByHand()
  for (const name of ['Tech', 'Data']) {
    await ada.area(name)
    await ada.adds()
    await ada.hears('Validation Error', `Tech stack is required for ${name} profiles`)
    await ada.message(`Tech stack is required for ${name} profiles`)
  }
  const needed = 'Portfolio is required for Design profiles (either website URLs or PDF file)'
  await ada.area('Design')
  await ada.adds()
  await ada.hears('Validation Error', needed)
  await ada.page.getByLabel('PDF upload').check()
  await ada.message(needed)
  await ada.page.getByLabel('Website URLs').check()
  await ada.presses('Add URL')
  await ada.hears('Invalid URL', 'Please enter a valid portfolio URL.')
  await ada.field('Portfolio URL').fill('amara.example')
  await ada.field('Portfolio URL').press('Enter')
  await expect.poll(() => ada.dialog.getByText(needed).count()).toBe(0)
  await ada.field('Tech stack').fill('React')
  await ada.adds()
  await ada.hears('Talent added')
  expect((await talents())[0]).toMatchObject({ area: 'DESIGN', portfolioUrls: ['https://amara.example'] })
})

test('lists are filled entry by entry: duplicates are dropped, and saving adds a typed former employer', {
  tags: ['deep'],
}, async () => {
  const ada = await openAdd()
  await ada.fillsByHand()
  await ada.field('LinkedIn URL').fill('linkedin.com/in/other')
  await ada.field('Tech stack').fill(' React, ,Node.js, ')
  for (const typed of ['', '  ', 'monzo', 'Wise']) {
    await ada.field('Companies').fill(typed)
    await ada.field('Companies').press('Enter')
  }
  await ada.presses('Add Experience')
  await ada.hears('Incomplete information', 'Please provide both company name and job title.')
  await ada.field('Company').fill('Wise')
  await ada.field('Job title').fill('Engineer')
  await ada.field('Description').fill('Payouts')
  await ada.presses('Add Experience')
  await ada.field('Company').fill('Starling')
  await ada.adds()
  await ada.hears('Validation Error', 'Please provide both company name and job title.')
  await ada.field('Job title').fill('Lead')
  await ada.adds()
  await ada.hears('Talent added', 'New talent has been added to the database.')
  const { techStack, companies, previousCompanies } = (await talents())[0] ?? {}
  expect({ techStack, companies }).toEqual({ techStack: ['React', 'Node.js'], companies: 'Monzo, Wise' })
  expect(previousCompanies).toMatchObject([
    { company: 'Monzo' },
    { company: 'Wise', title: 'Engineer', description: 'Payouts' },
    { company: 'Starling', title: 'Lead' },
  ])
})

test('a talent who may already be in the database is added only after a confirmation', async () => {
  const { email } = sampleResume
  const known = await make.talent({ name: 'Bence H.', email })
  const buffer = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
  const ada = await openAdd()
  await ada.dialog.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await ada.presses('Extract information')
  await ada.dialog.getByText('Already in the database?').waitFor()
  const link = ada.page.getByRole('link', { name: /^Bence H\./ })
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/talent/${known.id}$`))
  await ada.adds()
  await ada.presses('Keep editing')
  expect((await talents())[0]?.name).toBe('Bence H.')
  await ada.adds()
  await ada.presses('Add anyway')
  await ada.hears('Talent added')
  expect((await talents())[0]).toMatchObject({ name: sampleResume.name, email })
})

test('a refused talent stays in the form, with the reason; a double click adds the talent once', {
  tags: ['deep'],
}, async () => {
  await make.talent({ name: 'Chloé Fontaine', role: 'Data Scientist' })
  const before = await world.db.talent.count()
  const ada = await openAdd()
  await ada.fillsByHand()
  await ada.field('LinkedIn URL').fill('linkedin.com/in/third')
  const referrer = ada.page.getByRole('combobox', { name: 'Referred by' })
  await referrer.fill('chl')
  await ada.page.getByRole('option', { name: /Chloé Fontaine/ }).click()
  await expect.poll(() => referrer.inputValue()).toBe('Chloé Fontaine')
  const message = 'The referring talent does not exist'
  const fields = { referredBy: message }
  const refusal = await ada.refuses('AddTalentDialogMutation', { code: 'INVALID_INPUT', message, fields })
  await ada.adds()
  await ada.hears('Error', 'Failed to add talent. Please try again.')
  await ada.message(message)
  await ada.isIn('referredBy')
  await refusal.release()
  const answer = await ada.holds('AddTalentDialogMutation')
  await ada.dialog.getByRole('button', { name: 'Add talent' }).dblclick()
  await ada.page.getByRole('button', { name: 'Adding...' }).waitFor()
  answer.release()
  await ada.hears('Talent added', 'New talent has been added to the database.')
  await expect.poll(() => ada.dialog.count()).toBe(0)
  expect(await world.db.talent.count()).toBe(before + 1)
})

test('leaving with entries asks first; an empty dialog just closes', { tags: ['deep'] }, async () => {
  const ada = await openAdd()
  await ada.presses('Cancel')
  await expect.poll(() => ada.dialog.count()).toBe(0)
  await ada.page.getByRole('button', { name: 'Add talent' }).first().click()
  await ada.presses('Fill in by hand instead')
  await ada.field('Name').fill('Amara')
  // With animations, so that the dialog below gets the focus before the confirmation has faded out.
  await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
  await ada.page.keyboard.press('Escape')
  await ada.reads('Discard changes?')
  await ada.presses('Keep editing')
  await ada.isIn('name')
  expect(await ada.field('Name').inputValue()).toBe('Amara')
  await ada.presses('Cancel')
  await ada.presses('Discard')
  await expect.poll(() => ada.dialog.count()).toBe(0)
  await ada.isIn('Add talent')
})
