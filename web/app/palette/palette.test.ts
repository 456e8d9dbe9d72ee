import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { countEffort } from '../../test/effort.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  await make.talent({ name: 'Zoë Vermeulen', role: 'Backend Engineer' })
  const company = await make.company({ name: 'Streamhaus' })
  await make.deal({ title: 'Fleet Engineer', companyId: company.id })
})

async function ritaAt(path: string) {
  const rita = await recruiterAt(path)
  await rita.page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  return {
    ...rita,
    field: rita.page.getByRole('combobox', { name: 'Find or do something' }),
    options: rita.page.getByRole('option'),
    async types(text: string) {
      await rita.page.getByRole('combobox', { name: 'Find or do something' }).waitFor()
      await rita.page.keyboard.type(text)
    },
    hits: (key: string) => rita.page.keyboard.press(key),
  }
}

test('the palette finds talents, deals and companies from any page, and opens them by keyboard', async () => {
  const rita = await ritaAt('/users')
  const effort = await countEffort(rita.page)
  await rita.hits('Control+k')
  await rita.types('zoe')
  await rita.page.getByRole('option', { name: 'Zoë Vermeulen Backend Engineer Talents' }).waitFor()
  await rita.hits('Enter')
  await rita.findsHeading('Zoë Vermeulen')
  expect(await effort()).toEqual({ clicks: 0, keys: 2 })
  await rita.hits('Control+k')
  await expect.poll(() => rita.options.first().textContent()).toBe('Zoë Vermeulen  Recent')
  await rita.types('streamhaus')
  await expect
    .poll(() => rita.options.allTextContents())
    .toEqual(['Fleet Engineer Streamhaus Deals', expect.stringMatching(/^Streamhaus.*Companies$/)])
  await rita.hits('ArrowDown')
  await expect.poll(() => rita.field.getAttribute('aria-activedescendant')).toBe('palette-choice-1')
  await rita.hits('Enter')
  await rita.findsHeading('Streamhaus')
  expect(rita.faults).toEqual([])
})

test('the palette opens pages and dialogs, reports when nothing is found, and forgets recent records at logout', {
  tags: ['deep'],
}, async () => {
  const rita = await ritaAt('/companies')
  await rita.presses('Search')
  await rita.types('no such thing')
  await rita.reads("Nothing found for 'no such thing'.")
  await rita.hits('Escape')
  await rita.field.waitFor({ state: 'detached' })
  await rita.page.getByRole('link', { name: 'Streamhaus' }).click()
  await rita.findsHeading('Streamhaus')
  await rita.hits('Control+k')
  await rita.types('new cli')
  await rita.hits('Enter')
  await rita.page.getByRole('dialog', { name: 'Add Company' }).waitFor()
  await rita.hits('Control+k')
  expect(await rita.field.count(), 'not over another dialog').toBe(0)
  await rita.page.getByRole('dialog').getByRole('textbox', { name: 'Company name' }).fill('Nordwind')
  await rita.fills('Main Stakeholder', 'Ida Berg')
  await rita.presses('Add Company')
  await rita.isAt('/companies')
  await rita.page.getByRole('link', { name: 'Nordwind' }).waitFor()
  const kept = () => rita.page.evaluate(() => localStorage.getItem('talentdesk.recent'))
  expect(await kept()).toContain('Streamhaus')
  await rita.presses('Logout')
  await rita.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await kept()).toBeNull()
})
