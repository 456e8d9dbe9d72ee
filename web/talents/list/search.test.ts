import { expect, test } from 'vitest'
import { openTalents, talent, talentBase } from './test/talentBase.ts'

function base() {
  const made = talentBase([
    talent(1, { name: 'Zoë React', role: 'Frontend Engineer' }),
    talent(2, { name: 'Bo Lind', role: 'React Developer' }),
    talent(3, { name: 'Cy Fry', role: 'Falconer' }),
  ])
  const found = (databaseId: number, name: string, places: { place: string; text: string }[]) => ({
    talent: talent(databaseId, { name }),
    places,
  })
  made.also.react = [
    found(4, 'Dee Moss', [
      { place: 'SKILLS', text: 'React, React Native' },
      { place: 'SUMMARY', text: '… has built with reÁct for years …' },
    ]),
    found(5, 'Eli Hart', [{ place: 'EMAIL', text: 'eli@react.example.com' }]),
  ]
  return made
}

test('what is searched for is marked, and who is found elsewhere opens below and can be chosen, too', async () => {
  const ada = await openTalents(base())
  await ada.counts('3 of 3 talents')
  const marks = () => ada.page.locator('mark').allTextContents()
  expect(await marks()).toEqual([])
  await ada.page.getByPlaceholder('Search talents...').fill('react')
  await ada.counts('2 of 3 talents')
  await expect.poll(marks).toEqual(['React', 'React'])
  const line = ada.page.getByRole('button', { name: 'Also in skills, companies, e-mail, summary: 2' })
  expect(await line.getAttribute('aria-expanded')).toBe('false')
  await line.click()
  const section = ada.page.getByRole('region', { name: /^Also in/ })
  await expect.poll(() => section.getByRole('listitem').count()).toBe(2)
  await expect.poll(() => section.locator('mark').allTextContents()).toEqual(['React', 'React', 'reÁct', 'react'])
  await section.getByText('Skills: React, React Native', { exact: true }).waitFor()
  await ada.page.getByRole('checkbox', { name: 'Select Zoë React' }).check()
  await section.getByRole('checkbox', { name: 'Select Dee Moss' }).check()
  await ada.page.getByRole('button', { name: 'Share 2 selected' }).waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.page.getByPlaceholder('Search talents...').fill('falconer')
  await line.waitFor({ state: 'detached' })
  await expect.poll(marks).toEqual(['Falconer'])
})

test('what is open below a search is in the address, and is open by itself when the list has nobody', async () => {
  const made = base()
  made.also.eli = [{ talent: talent(5, { name: 'Eli Hart' }), places: [{ place: 'EMAIL', text: 'eli@example.com' }] }]
  const ada = await openTalents(made, { path: '/?search=react' })
  const line = (of = 2) => ada.page.getByRole('button', { name: `Also in skills, companies, e-mail, summary: ${of}` })
  const isOpen = async (of?: number) => (await line(of).getAttribute('aria-expanded')) === 'true'
  await line().press('Enter')
  await ada.isAt('/?search=react&below=open')
  await ada.page.reload()
  await expect.poll(() => isOpen()).toBe(true)
  await ada.page.getByRole('link', { name: 'Dee Moss' }).waitFor()
  await ada.goes('/?search=eli')
  await expect.poll(() => isOpen(1)).toBe(true)
  await ada.page.locator('mark').getByText('eli').waitFor()
  await line(1).press('Enter')
  await expect.poll(() => isOpen(1)).toBe(false)
  await ada.page.goBack()
  await ada.isAt('/?search=react&below=open')
  await expect.poll(() => isOpen()).toBe(true)
})

test('further filters are in the address, shown as chips, taken off one by one and kept in views', async () => {
  const made = base()
  const ada = await openTalents(made)
  const last = () => made.asked.at(-1)?.filter
  await ada.presses('More filters')
  const panel = ada.page.getByRole('dialog', { name: 'More filters' })
  await panel.getByRole('combobox', { name: 'Skills' }).fill('rea')
  await panel.getByRole('menuitemcheckbox', { name: 'React', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Lead' }).check()
  await panel.getByLabel('Rate per hour, up to').fill('80')
  await panel.getByLabel('Rate per hour, currency').selectOption('EUR')
  expect(await panel.locator('optgroup[label="Former colleagues"]').textContent()).toBe('Gwen Gone (12)')
  await panel.getByLabel('Owner').selectOption('Bob Okafor')
  await panel.getByLabel('Availability').selectOption('Available now')
  await panel.getByRole('checkbox', { name: 'Vetted' }).check()
  await panel.getByRole('checkbox', { name: 'Dropped' }).check()
  await expect.poll(last).toMatchObject({
    ...{ allSkills: ['React'], seniorities: ['Lead'], ownerId: 7, isAvailable: true, status: null },
    ...{ hourlyRate: { from: null, to: 80, currency: 'EUR' }, statuses: ['VETTED', 'DROPPED'] },
  })
  await panel.getByRole('button', { name: 'Done' }).click()
  expect(await ada.page.getByLabel('Status', { exact: true }).inputValue()).toBe('several')
  await ada.page.getByRole('button', { name: 'More filters (5)' }).waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.presses('Remove Owner: Bob Okafor')
  await expect.poll(last).not.toHaveProperty('ownerId')
  // The address follows when the rows have come.
  await expect.poll(() => ada.page.url()).not.toContain('owner')
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'More filters (4)' }).waitFor()
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.reads('up to 80 EUR')
  await ada.fills('View name*', 'React leads')
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(made.views.at(-1)?.filters).toMatchObject({
    statusFilter: ['Vetted', 'Dropped'],
    moreFilter: ['skill=React', 'seniority=Lead', 'hourly=..80 EUR', 'free=yes'],
  })
  await (await ada.views()).getByRole('button', { name: 'All talents' }).click()
  await ada.isAt('/?view=all')
  await (await ada.views()).getByRole('button', { name: 'React leads', exact: true }).click()
  await expect.poll(last).toMatchObject({ allSkills: ['React'], seniorities: ['Lead'] })
  // What cannot be read is one click away.
  made.unread = 3
  await ada.page.reload()
  await ada.presses('3 more whose rate per hour cannot be read')
  await expect.poll(last).toMatchObject({ hourlyRate: { to: 80 }, isUnread: true })
  await ada.presses('Remove To look at: Cannot be read')
  await expect.poll(last).not.toHaveProperty('isUnread')
})
