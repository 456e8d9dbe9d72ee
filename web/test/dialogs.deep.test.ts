import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Desk, seedDesk } from './desk.ts'
import { leaveDialog, openingsOf } from './openings.ts'
import { type Person, recruiterAt } from './person.ts'

openApp({}, { listen: true })

let desk: Desk

beforeAll(async () => {
  desk = await seedDesk()
})

const openings = openingsOf(() => desk)

test('every dialog focuses its first field, so that typing works at once', { timeout: 240_000 }, async () => {
  const rita = await recruiterAt('/', { user: desk.user })
  await rita.findsHeading('Talent Database')
  let path = '/'
  for (const { file, at, open, field, typed = true } of openings) {
    if (at() !== path) {
      path = at()
      await rita.goes(path)
      await rita.page.locator('main h1').waitFor()
    }
    await open(rita)
    await rita.dialog.waitFor()
    await rita.page.keyboard.type('7')
    await rita.page.evaluate(hasComeToRest)
    const focused = await rita.page.evaluate(focusedField)
    expect({ file, field: focused.field, typed: focused.value?.endsWith('7') ?? false }).toEqual({ file, field, typed })
    await leaveDialog(rita.page)
  }
})

test('a question focuses the answer that changes nothing', async () => {
  const rita = await recruiterAt('/companies', { user: desk.user })
  await rita.does('Delete', 'Northwind')
  expect(await safeAnswer(rita)).toBe('Cancel')
  await rita.goes(desk.talent)
  await rita.presses('Edit Profile')
  await rita.fills('Role', 'Architect')
  await world.db.talent.updateMany({ data: { seniority: 'Principal', version: { increment: 1 } } })
  await rita.presses('Save changes')
  expect(await safeAnswer(rita)).toBe('Keep editing')
  await rita.presses('Cancel')
  expect(await safeAnswer(rita)).toBe('Keep editing')
})

test('openings.ts covers every dialog', () => {
  const web = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const dialogs = files.flatMap(file => {
    const shown = readFileSync(path.join(web, file), 'utf8').match(/<(FormDialog|RecordDialog|EditDialog)\b/g) ?? []
    return file.endsWith('RecordDialog.tsx') ? [] : shown.map(() => path.basename(file, '.tsx'))
  })
  expect(dialogs.sort()).toEqual(openings.map(({ file }) => file).sort())
})

/** Presses Enter in a question, and resolves to the text of the button that had the focus. */
async function safeAnswer({ page }: Person) {
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.evaluate(hasComeToRest)
  const words = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  return words
}

/** Returns the name or kind of the field with the focus, and the field's text. */
function focusedField() {
  const { activeElement: element } = document
  const field = element?.getAttribute('name') ?? element?.getAttribute('aria-label')
  const kind = element?.getAttribute('role') ?? element?.getAttribute('type')
  return {
    field: kind === 'switch' || kind === 'file' ? kind : element?.matches('[role=dialog] div') ? 'content' : field,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null,
  }
}

/** Waits until animations have ended and the focus has settled. */
async function hasComeToRest() {
  const brief = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(brief.map(({ finished }) => finished))
  await new Promise(resolve => setTimeout(resolve, 150))
}
