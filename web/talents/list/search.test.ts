import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, type Person } from '../../../api/test/make.ts'
import { openTalents } from './test/openTalents.ts'

openApp({}, { listen: true })

let bob: Person
let gwen: Person

beforeAll(async () => {
  const plain = { companies: 'Aviary', techStack: ['Vue'], summary: 'Quiet.', keyHighlights: [], previousCompanies: [] }
  const rated = { ...plain, minHourlyRate: '€70', preferredRateType: 'HOURLY' }
  bob = await make.user({ firstName: 'Bob', lastName: 'Okafor' })
  gwen = await make.user({ firstName: 'Gwen', lastName: 'Gone' })
  await make.talent({ ...plain, name: 'Zoë React', role: 'Frontend Engineer' })
  await make.talent({ ...plain, name: 'Bo Lind', role: 'React Developer', ownerId: gwen.id })
  await make.talent({ ...plain, name: 'Cy Fry', role: 'Falconer' })
  const dee = { ...rated, name: 'Dee Moss', role: 'Engineer', seniority: 'Lead', ownerId: bob.id }
  await make.talent({ ...dee, techStack: ['React', 'React Native'], summary: 'She has built with reÁct for years.' })
  await make.talent({ ...plain, name: 'Eli Hart', role: 'Engineer', email: 'eli@react.example.com' })
  await make.talent({ ...rated, name: 'Flo Gray', role: 'Engineer', techStack: ['React'], minHourlyRate: 'as agreed' })
  await world.db.talent.updateMany({ where: { name: { in: ['Dee Moss', 'Flo Gray'] } }, data: { status: 'VETTED' } })
  await world.db.user.update({ where: { id: gwen.id }, data: { disabledAt: new Date() } })
})

const ALSO = 'Also in skills, companies, e-mail, summary: 3'

test('searched words are marked; talents who match in other fields are listed below and can be chosen', async () => {
  const ada = await openTalents({ path: '/?sort=name' })
  await ada.counts('6 of 6 talents')
  const marks = () => ada.page.locator('mark').allTextContents()
  expect(await marks()).toEqual([])
  await ada.search('react')
  await ada.counts('2 of 6 talents')
  await expect.poll(marks).toEqual(['React', 'React'])
  await ada.presses(ALSO)
  const section = ada.page.getByRole('region', { name: /^Also in/ })
  await expect.poll(() => section.getByRole('listitem').count()).toBe(3)
  await expect.poll(async () => (await marks()).includes('reÁct')).toBe(true)
  await section.getByText('Skills: React, React Native', { exact: true }).waitFor()
  await ada.page.getByRole('checkbox', { name: 'Select Zoë React' }).check()
  await section.getByRole('checkbox', { name: 'Select Dee Moss' }).check()
  await ada.page.getByRole('button', { name: 'Share 2 selected' }).waitFor()
  await ada.search('falconer')
  await ada.page.getByRole('button', { name: ALSO }).waitFor({ state: 'detached' })
  await expect.poll(marks).toEqual(['Falconer'])
})

test('the section below a search keeps its state in the address, and is open when the list is empty', {
  tags: ['deep'],
}, async () => {
  const ada = await openTalents({ path: '/?search=react' })
  const line = ada.page.getByRole('button', { name: /^Also in skills/ })
  const isOpen = async () => (await line.getAttribute('aria-expanded')) === 'true'
  expect(await isOpen()).toBe(false)
  await line.press('Enter')
  await ada.isAt('/?search=react&below=open')
  await ada.page.reload()
  await expect.poll(isOpen).toBe(true)
  await ada.page.getByRole('link', { name: 'Dee Moss' }).waitFor()
  await ada.goes('/?search=eli@react')
  await expect.poll(isOpen).toBe(true)
  await ada.page.locator('mark').getByText('eli').first().waitFor()
  await line.press('Enter')
  await expect.poll(isOpen).toBe(false)
  await ada.isAt('/?search=eli%40react&below=closed')
  await ada.page.goBack()
  await ada.isAt('/?search=react&below=open')
})

test('further filters are in the address, shown as chips, and removed one by one', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  await ada.presses('More filters')
  const panel = ada.page.getByRole('dialog', { name: 'More filters' })
  await panel.getByRole('combobox', { name: 'Skills' }).fill('rea')
  await panel.getByRole('menuitemcheckbox', { name: 'React', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Lead' }).check()
  await panel.getByLabel('Rate per hour, up to').fill('80')
  await panel.getByLabel('Rate per hour, currency').selectOption('EUR')
  expect(await panel.locator('optgroup[label="Former colleagues"]').textContent()).toBe('Gwen Gone (1)')
  await panel.getByLabel('Owner').selectOption('Bob Okafor')
  await panel.getByLabel('Availability').selectOption('Available now')
  await panel.getByRole('checkbox', { name: 'Vetted' }).check()
  await panel.getByRole('checkbox', { name: 'Dropped' }).check()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect.poll(ada.names).toEqual(['Dee Moss'])
  expect(await ada.page.getByLabel('Status', { exact: true }).inputValue()).toBe('several')
  await ada.page.getByRole('button', { name: 'More filters (5)' }).waitFor()
  expect(ada.requests('TalentsPageQuery').at(-1)?.filter).toMatchObject({
    ...{ allSkills: ['React'], seniorities: ['Lead'], ownerId: bob.id, isAvailable: true, status: null },
    ...{ hourlyRate: { from: null, to: 80, currency: 'EUR' }, statuses: ['VETTED', 'DROPPED'] },
  })
  await ada.presses('Remove Owner: Bob Okafor')
  // The address changes only once the rows are loaded.
  await expect.poll(() => ada.page.url()).not.toContain('owner')
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'More filters (4)' }).waitFor()
})

const filtered = '/?skill=React&hourly=..80+EUR&status=vetted'

test('a view keeps further filters', { tags: ['deep'] }, async () => {
  const ada = await openTalents({ path: filtered })
  await expect.poll(ada.names).toEqual(['Dee Moss'])
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.reads('up to 80 EUR')
  await ada.fills('View name', 'React')
  await ada.presses('Save view')
  await ada.hears('View saved')
  const [view] = await world.db.savedView.findMany()
  expect(view?.filters).toMatchObject({ statusFilter: ['Vetted'], moreFilter: ['skill=React', 'hourly=..80 EUR'] })
  await (await ada.views()).getByRole('button', { name: 'All talents' }).click()
  await ada.isAt('/?view=all')
  await (await ada.views()).getByRole('button', { name: 'React', exact: true }).click()
  await expect.poll(ada.names).toEqual(['Dee Moss'])
})

test('a button shows the talents whose rate cannot be read', { tags: ['deep'] }, async () => {
  const ada = await openTalents({ path: filtered })
  await ada.presses('1 more whose rate per hour cannot be read')
  await expect.poll(ada.names).toEqual(['Flo Gray'])
  await ada.presses('Remove To look at: Cannot be read')
  await expect.poll(ada.names).toEqual(['Dee Moss'])
})
