import { afterAll, beforeAll, expect, test } from 'vitest'
import { addResume, resumeOf, startImport, startReading } from '../../api/imports/test/importing.ts'
import type { JobWorker } from '../../api/jobs/worker.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { samples } from '../../api/test/samples.ts'
import { recruiter } from '../test/person.ts'

openApp({}, { listen: true })

let worker: JobWorker
beforeAll(async () => {
  worker = await startReading()
})
afterAll(() => worker.stop())

/** A recruiter at the list of talents, after an import of these resumes, all of which have been read. */
async function withResumes(resumes: Record<string, Uint8Array>) {
  const user = await make.user()
  const importId = await startImport(user)
  for (const [name, bytes] of Object.entries(resumes)) await addResume(user, { importId, name, bytes })
  await expect
    .poll(() => world.db.importedResume.count({ where: { importId, status: { in: ['WAITING', 'READING'] } } }), {
      timeout: 60_000,
    })
    .toBe(0)
  const ada = await recruiter({ user })
  await ada.goes('/')
  await ada.findsHeading('Talent Database')
  await ada.page.mouse.move(9, 9) // The bar with the imports is loaded once the page is used.
  const dialog = ada.page.getByRole('dialog')
  return {
    ...ada,
    importId,
    dialog,
    bar: ada.page.getByRole('region', { name: 'Resumes to review' }),
    field: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
  }
}

test('several resumes are chosen by keyboard; unreadable and refused files are named', async () => {
  await make.talent({ name: 'Helena Known', email: 'helena.known@example.com' })
  const known = await resumeOf({ name: 'Helena Known', email: 'helena.known@example.com' })
  const ada = await withResumes({ 'locked.pdf': samples.pdf(), 'known.pdf': known })
  await ada.reads('2 resumes: 1 ready, 1 failed')
  await ada.page.getByRole('button', { name: 'Add several resumes' }).first().focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('dialog', { name: 'Add several resumes' }).waitFor()
  const file = (name: string, mimeType: string, bytes: Uint8Array) => ({ name, mimeType, buffer: Buffer.from(bytes) })
  await ada.page
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      file('new.pdf', 'application/pdf', await resumeOf({ name: 'Nora New', email: 'nora@example.com' })),
      file('c.gif', 'image/gif', Buffer.from('GIF89a')),
    ])
  await ada.reads('Please choose PDF or Word files, or PNG, JPEG or WebP pictures.')
  await ada.page.getByText('3 resumes: 2 ready, 1 failed').waitFor({ timeout: 60_000 })
  const row = ada.page.getByRole('listitem').filter({ hasText: 'known.pdf' })
  expect(await row.textContent()).toContain('Same contact as Helena Known')
  await ada.findsNoBarrierAnywhere()
})

test('a file that is not a resume is named, and there is nothing to review', { tags: ['deep'] }, async () => {
  const ada = await withResumes({})
  await ada.page.getByRole('button', { name: 'Add several resumes' }).first().click()
  const people = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') }
  await ada.page.getByLabel('Files', { exact: true }).setInputFiles(people)
  await ada.bar.getByText('No resume in 1 file').waitFor()
  await ada.bar.getByText('people.csv').waitFor()
  await ada.bar.getByRole('button', { name: 'Hide' }).click()
  await ada.bar.waitFor({ state: 'detached' })
})

test('the review moves from one resume to the next, keeps a draft, and restores a discarded resume', {
  tags: ['deep'],
}, async () => {
  const ada = await withResumes({
    'one.pdf': await resumeOf({ name: 'Una One', email: 'una@example.com' }),
    'two.pdf': await resumeOf({ name: 'Tara Two', email: 'tara@example.com' }),
    'three.pdf': await resumeOf({ name: 'Thea Three', email: 'thea@example.com' }),
  })
  await ada.bar.getByRole('button', { name: 'Review' }).first().click()
  await ada.findsHeading('Review resumes · 1 of 3')
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Una One')
  await ada.field('Phone').fill('+36 1 555')
  const drafts = () => world.db.importedResume.count({ where: { draft: { contains: '+36 1 555' } } })
  await expect.poll(drafts).toBe(1)
  await ada.presses('Skip')
  await ada.findsHeading('Review resumes · 2 of 3')
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Tara Two')
  await ada.field('LinkedIn URL').fill('')
  await ada.presses('Save and next')
  await ada.hears('Validation Error', 'LinkedIn URL is required')
  await ada.findsNoBarrier()
  await ada.field('LinkedIn URL').fill('linkedin.com/in/tara')
  await ada.page.keyboard.press('Control+Enter')
  await ada.findsHeading('Review resumes · 3 of 3')
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Thea Three')
  await ada.presses('Discard')
  await ada.hears('Resume discarded', 'three.pdf')
  await ada.dialog.waitFor({ state: 'detached' })
  await ada.presses('Undo')
  await ada.hears('Resume restored')
  expect(await world.db.importedResume.count({ where: { importId: ada.importId, status: 'READY' } })).toBe(2)
})

test('a resume is restored while the review of the next one is open', { tags: ['deep'] }, async () => {
  const ada = await withResumes({
    'one.pdf': await resumeOf({ name: 'Una One', email: 'una@example.com' }),
    'two.pdf': await resumeOf({ name: 'Tara Two', email: 'tara@example.com' }),
  })
  await ada.bar.getByRole('button', { name: 'Review' }).first().click()
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Una One')
  await ada.presses('Discard')
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Tara Two')
  await ada.presses('Undo')
  await ada.hears('Resume restored')
  expect(await world.db.importedResume.count({ where: { importId: ada.importId, status: 'READY' } })).toBe(2)
})
