import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deal, dealBase, openDeals } from '../deals/list/test/dealBase.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { ada } from '../talents/profile/test/priya.ts'

const web = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/__generated__|test/.test(name))
  .map(name => ({ name, text: readFileSync(path.join(web, name), 'utf8') }))

describe('keys that belong to an input method', () => {
  test('are taken away in one place, before any handler: no other listens that early or asks by itself', () => {
    const found = sources.filter(({ text }) => /\bisComposing\b|\b229\b/.test(text)).map(({ name }) => name)
    expect(found).toEqual(['forms/keys.ts'])
    const early = sources.filter(({ text }) => /onKey\w+Capture|addEventListener\('key[^)]*true\b/s.test(text))
    expect(early.map(({ name }) => name)).toEqual(['forms/keys.ts'])
    const main = sources.find(({ name }) => name === 'app/main.tsx')?.text ?? ''
    expect(main.indexOf('watchKeys()')).toBeGreaterThan(0)
    expect(main.indexOf('watchKeys()')).toBeLessThan(main.indexOf('open(show)'))
  })

  test('choose no name in a comment', async () => {
    const bea = { ...ada, id: 'VXNlcjo1', databaseId: 5, firstName: 'Bea', lastName: 'Braun' }
    const { page } = await openDeal({ SuggestionsPeopleQuery: () => ({ colleagues: [bea], viewer: ada }) })
    const field = page.getByLabel('Add a comment')
    await field.pressSequentially('@')
    await page.getByRole('option').waitFor()
    await composes(field, 'Enter', 'Tab', 'Escape')
    expect(await page.getByRole('option').count()).toBe(1)
    expect(await field.inputValue()).toBe('@')
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('@Bea Braun ')
  })

  test('choose nothing in palette and combobox, and close no dialog; Ctrl+Enter saves from any field', async () => {
    const base = dealBase([deal(1, { title: 'Data Engineer' })])
    const rita = await openDeals(base)
    await rita.counts('Showing 1 of 1 deal')
    await rita.page.keyboard.press('Control+k')
    const palette = rita.page.getByRole('combobox', { name: 'Find or do something' })
    await palette.fill('Go to')
    await rita.page.getByRole('option').first().waitFor()
    await composes(palette, 'Enter', 'Escape', 'ArrowDown')
    await rita.isAt('/deals?sort=title')
    expect(await palette.count()).toBe(1)
    await palette.press('Escape')
    await palette.waitFor({ state: 'detached' })

    await rita.chooses('Edit', 'Data Engineer')
    const dialog = rita.page.getByRole('dialog')
    const company = dialog.getByRole('combobox', { name: 'Company' })
    await company.fill('Glob')
    await rita.page.getByRole('option', { name: 'Globex' }).waitFor()
    await composes(company, 'Enter', 'Escape')
    expect(await rita.page.getByRole('option', { name: 'Globex' }).count()).toBe(1)
    await rita.page.getByRole('option', { name: 'Globex' }).click()
    await expect.poll(() => company.inputValue()).toBe('Globex')
    await dialog.getByRole('textbox', { name: 'Job title' }).fill('Analyst')
    await company.press('ControlOrMeta+Enter')
    await rita.hears('Deal updated')
    expect(base.sent.map(({ input }) => input)).toEqual([{ id: 1, version: 3, title: 'Analyst', companyId: 4 }])
  })
})

/** Sends the keys as a browser does while an input method composes a word, and as Safari does for the one that ends it. */
async function composes(field: Locator, ...keys: string[]) {
  for (const key of keys) {
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
    }
  }
}
