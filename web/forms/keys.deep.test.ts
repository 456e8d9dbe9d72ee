import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let dealId: number

beforeAll(async () => {
  dealId = (await make.deal({ title: 'Data Engineer' })).id
})

const web = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/__generated__|test/.test(name))
  .map(name => ({ name, text: readFileSync(path.join(web, name), 'utf8') }))

describe('keys pressed while an input method composes a word', () => {
  test('are stopped by keys.ts before any other handler; no other file captures keys or checks for composition', () => {
    const found = sources.filter(({ text }) => /\bisComposing\b|\b229\b/.test(text)).map(({ name }) => name)
    expect(found).toEqual(['forms/keys.ts'])
    const early = sources.filter(({ text }) => /onKey\w+Capture|addEventListener\('key[^)]*true\b/s.test(text))
    expect(early.map(({ name }) => name)).toEqual(['forms/keys.ts'])
    const main = sources.find(({ name }) => name === 'app/main.tsx')?.text ?? ''
    expect(main.indexOf('watchKeys()')).toBeGreaterThan(0)
    expect(main.indexOf('watchKeys()')).toBeLessThan(main.indexOf('open(show)'))
  })

  test('insert no name in a comment', async () => {
    await make.user({ firstName: 'Bea', lastName: 'Braun' })
    const { page } = await recruiterAt(`/deals/${dealId}`)
    const field = page.getByLabel('Add a comment')
    await field.pressSequentially('@bea')
    await page.getByRole('option').waitFor()
    await composes(field, 'Enter', 'Tab', 'Escape')
    expect(await page.getByRole('option').count()).toBe(1)
    expect(await field.inputValue()).toBe('@bea')
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('@Bea Braun ')
  })

  test('choose nothing in the palette', async () => {
    const rita = await recruiterAt('/deals?sort=title')
    await rita.reads('Data Engineer')
    await rita.page.keyboard.press('Control+k')
    const palette = rita.page.getByRole('combobox', { name: 'Find or do something' })
    await palette.fill('Go to')
    await rita.page.getByRole('option').first().waitFor()
    await composes(palette, 'Enter', 'Escape', 'ArrowDown')
    await rita.isAt('/deals?sort=title')
    expect(await palette.count()).toBe(1)
  })

  test('choose nothing in a combobox, and close no dialog; Ctrl+Enter saves from any field', async () => {
    const globex = await make.company({ name: 'Globex' })
    const rita = await recruiterAt('/deals?sort=title')
    await rita.does('Edit', 'Data Engineer')
    const company = rita.dialog.getByRole('combobox', { name: 'Company' })
    await company.fill('Glob')
    await rita.page.getByRole('option', { name: 'Globex' }).waitFor()
    await composes(company, 'Enter', 'Escape')
    expect(await rita.page.getByRole('option', { name: 'Globex' }).count()).toBe(1)
    await rita.page.getByRole('option', { name: 'Globex' }).click()
    await expect.poll(() => company.inputValue()).toBe('Globex')
    await rita.types('Job title', 'Analyst')
    await company.press('ControlOrMeta+Enter')
    await rita.hears('Deal updated')
    const deal = await world.db.deal.findUnique({ where: { id: dealId } })
    expect(deal).toMatchObject({ title: 'Analyst', companyId: globex.id })
  })
})

/** Sends each key twice: as during a composition in most browsers, and as in Safari, where the key ends the word. */
async function composes(field: Locator, ...keys: string[]) {
  for (const key of keys) {
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
    }
  }
}
