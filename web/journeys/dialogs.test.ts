import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { addResume, startImport } from '../../api/imports/test/importing.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/visitor.ts'
import { openingsOf, type Paths, rowMenu } from './test/openings.ts'

openApp({}, { listen: true })

let colleague: Colleague
let paths: Paths

beforeAll(async () => {
  colleague = await make.admin({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  await make.user({ firstName: 'Ben', lastName: 'Adeyemi' })
  await world.db.apiToken.create({
    data: { userId: colleague.id, name: 'Nightly sync', scope: 'READ', tokenHash: 'nobody knows it' },
  })
  await world.db.webhook.create({
    data: { ownerId: colleague.id, url: 'https://hooks.example.com/', description: 'Payroll', secret: '', position: 0 },
  })
  const company = await make.company({ name: 'Northwind' })
  const deal = await make.deal({ title: 'Fleet Engineer', companyId: company.id })
  const talent = await make.talent({ name: 'Ines Carvalho', email: 'ines@example.com' })
  await make.candidate({ dealId: deal.id, talentId: talent.id, status: 'SELECTED' })
  const asked = await make.candidate({ dealId: deal.id, talentId: (await make.talent({ name: 'Otto Blum' })).id })
  await world.db.consent.create({
    data: { talentId: asked.talentId, dealId: deal.id, token: 'a request', wording: 'May we?' },
  })
  await make.application(deal.id)
  const resumeId = await addResume(colleague, { importId: await startImport(colleague) })
  await world.db.importedResume.update({ where: { id: resumeId }, data: { status: 'FAILED' } })
  await world.db.deal.update({ where: { id: deal.id }, data: { status: 'FILLED', selectedTalentId: talent.id } })
  const open = await make.candidate({ talentId: talent.id })
  await make.application(open.dealId)
  paths = {
    ...{ talent: `/talent/${talent.id}`, company: `/companies/${company.id}` },
    ...{ deal: `/deals/${deal.id}`, open: `/deals/${open.dealId}` },
  }
})

const openings = openingsOf(() => paths)

test('every dialog focuses its first field, which accepts typing at once; a question, the answer that changes nothing', async () => {
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(colleague.email, PASSWORD)
  await rita.findsHeading('Talent Database')
  let place = '/'
  for (const { file, at, open, field, typed = true } of openings) {
    if (at() !== place) {
      place = at()
      await rita.goes(place)
      await rita.page.locator('main h1').waitFor()
    }
    await open(rita)
    const dialog = rita.page.getByRole('dialog')
    await dialog.waitFor()
    await rita.page.keyboard.type('7')
    await rita.page.evaluate(hasComeToRest)
    const focused = await rita.page.evaluate(whatHasFocus)
    expect({ file, field: focused.field, typed: focused.value?.endsWith('7') ?? false }).toEqual({ file, field, typed })
    await leave(rita)
  }

  await rita.goes('/companies')
  await rowMenu(rita, 'Northwind', 'Delete')
  expect(await safeAnswer(rita)).toBe('Cancel')

  await rita.goes(paths.talent)
  await rita.presses('Edit Profile')
  await rita.fills('Role', 'Architect')
  await world.db.talent.updateMany({ data: { seniority: 'Principal', version: { increment: 1 } } })
  await rita.presses('Save changes')
  expect(await safeAnswer(rita)).toBe('Keep editing')
  await rita.presses('Cancel')
  expect(await safeAnswer(rita)).toBe('Keep editing')

  await rita.goes('/')
  await rita.presses('Add talent')
  await rita.presses('Fill in by hand instead')
  expect(await rita.page.evaluate(whatHasFocus)).toMatchObject({ field: 'name' })
  const entries = {
    Name: 'Ines C',
    Role: 'Architect',
    Seniority: 'Lead',
    Email: 'ines@example.com',
    'Tech stack': 'Go',
  }
  for (const [label, text] of Object.entries(entries)) await rita.fills(label, text)
  await rita.fills('LinkedIn URL', 'linkedin.com/in/ines')
  await rita.page.getByRole('combobox', { name: 'Area' }).selectOption('Tech')
  await rita.fills('Companies', 'Northwind')
  await rita.page.keyboard.press('Enter')
  await rita.presses('Add talent')
  expect(await safeAnswer(rita)).toBe('Keep editing')
  expect(rita.faults).toEqual([])
})

test('the openings cover every dialog', () => {
  const web = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const dialogs = files.flatMap(file => {
    const shown = readFileSync(path.join(web, file), 'utf8').match(/<(FormDialog|RecordDialog|EditDialog)\b/g) ?? []
    return file.endsWith('RecordDialog.tsx') ? [] : shown.map(() => path.basename(file, '.tsx'))
  })
  expect(dialogs.sort()).toEqual(openings.map(({ file }) => file).sort())
})

/** Presses Enter in a confirmation, and returns the text of the button that had the focus. */
async function safeAnswer({ page }: Person) {
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.evaluate(hasComeToRest)
  const words = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  return words
}

async function leave({ page }: Person) {
  // The first Escape closes a list of options that typing has opened.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' })
  const none = page.locator('[role=dialog], [role=alertdialog]')
  await discard.or(page.locator('body:not(:has([role=dialog]))')).first().waitFor()
  if (await discard.isVisible()) await discard.click()
  await expect.poll(() => none.count()).toBe(0)
}

function whatHasFocus() {
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
