import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { adds, extracts, fillsByHand, fillsFields, readsAndAdds } from './test/adding.ts'
import { bence, dialog, field, message, openAdd, pressAdd, toast } from './test/openForm.ts'

test('all broken rules are shown at once; those about several fields one by one, once each field is valid', async () => {
  const { added, answers } = readsAndAdds()
  const ada = await openAdd(answers)
  await ada.presses('Fill in by hand instead')
  await adds(ada)
  await toast(ada, 'Validation Error', 'Name is required')
  const required = ['Name', 'Role', 'Area', 'Seniority', 'LinkedIn URL', 'Companies']
  for (const label of required) await message(ada, `${label} is required`)
  await ada.isIn('name')
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
  await field(ada, 'Tech stack').fill('React')
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ area: 'DESIGN', portfolioUrls: ['https://amara.example'], portfolioPdfUrl: null }])
})

test('lists are filled entry by entry: duplicates are dropped, and saving adds a typed former employer', async () => {
  const { added, answers } = readsAndAdds()
  const ada = await openAdd(answers)
  await fillsByHand(ada)
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
      area: 'MARKETING',
      techStack: ['React', 'Node.js'],
      companies: 'Monzo, Wise',
      previousCompanies: [
        { company: 'Monzo', title: null, description: null },
        { company: 'Wise', title: 'Engineer', description: 'Payouts' },
        { company: 'Starling', title: 'Lead', description: null },
      ],
    },
  ])
})

test('a duplicate or refused talent stays in the form; a double click adds once', async () => {
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
    newTalentQuery: () => ({ similarTalents: refused ? [{ ...known, id: '9' }] : [] }),
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
  // The list is refetched, and the dialog starts empty the next time.
  await expect.poll(() => requests).toBeGreaterThan(before)
  expect(calls).toHaveLength(2)
  await pressAdd(ada)
  await ada.page.getByRole('button', { name: 'Extract information' }).waitFor()
  await expect.poll(() => dialog(ada).getByText('bence.pdf').count()).toBe(0)
})

test('leaving with entries asks first, also by the Back button; an empty dialog just closes', async () => {
  const ada = await openAdd()
  await ada.presses('Cancel')
  await expect.poll(() => dialog(ada).count()).toBe(0)
  await pressAdd(ada)
  await ada.presses('Fill in by hand instead')
  await field(ada, 'Name').fill('Amara')
  // The dialog below gets the focus before the question has faded out.
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

test('on a phone the dialog fills the screen, also in the dark theme', async () => {
  const { answers } = readsAndAdds()
  const ada = await openAdd(answers, { width: 390, height: 844, dark: true, touch: true })
  await extracts(ada)
  await field(ada, 'Name').waitFor()
  const box = await dialog(ada).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await ada.findsNoBarrier()
})
