import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { picturesOf } from '@talentdesk/reader/test/scans'
import { docxOf } from '@talentdesk/reader/test/wordFiles'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startReading } from '../../api/imports/test/importing.ts'
import type { JobWorker } from '../../api/jobs/worker.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { samples } from '../../api/test/samples.ts'
import { countEffort } from '../test/effort.ts'
import { type Person, person } from '../test/person.ts'

openApp({}, { listen: true })

let worker: JobWorker
beforeAll(async () => {
  worker = await startReading()
})
afterAll(() => worker.stop())

/** Three of the five resumes; a Word file and a picture are drawn. Hussein's resume has no LinkedIn address. */
const names = ['1-ana-maria-ionescu', '3-arjun-bhattacharya', '4-hussein-al-tikriti']

test('a dropped folder of five resumes is reviewed with at most 8 clicks and one key per resume, despite a reload', {
  tags: ['deep'],
  timeout: 120_000,
}, async () => {
  const { email, id } = await make.user({ email: 'rita@example.com' })
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(email, PASSWORD)
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(rita.page)

  await drops(rita, await folderOfResumes())
  await rita.reads('Please choose PDF or Word files, or PNG, JPEG or WebP pictures.')
  await rita.page.getByText('6 resumes: 5 ready, 1 failed').waitFor({ timeout: 60_000 })
  await rita.reads('This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.')
  await rita.shows('imports-bar')
  await rita.page
    .getByRole('region', { name: 'Resumes to review' })
    .getByRole('button', { name: 'Review' })
    .first()
    .click()
  await savesByKey(rita, 'Ana-Maria Ionescu', '1 of 5')
  await savesByKey(rita, word.name, '2 of 5')
  const phone = rita.page.getByRole('dialog').getByRole('textbox', { name: 'Phone', exact: true })
  await opened(rita, 'Arjun Bhattacharya')
  await phone.fill('+91 20 5550 1234')
  await expect.poll(() => world.db.importedResume.count({ where: { draft: { contains: '5550 1234' } } })).toBe(1)

  await rita.page.reload()
  await rita.findsHeading('Talent Database')
  await rita.page.mouse.move(700, 20)
  await rita.page.getByText('6 resumes: 3 ready, 1 failed, 2 saved').waitFor()
  await rita.page.getByRole('region', { name: 'Resumes to review' }).getByRole('button', { name: 'Review' }).click()
  await opened(rita, 'Arjun Bhattacharya')
  await expect.poll(() => phone.inputValue()).toBe('+91 20 5550 1234')
  await rita.shows('imports-review')
  await savesByKey(rita, 'Arjun Bhattacharya', '3 of 5')
  await opened(rita, 'Hussein Al-Tikriti')
  // The field that needs checking has the focus, and a link searches LinkedIn for the person.
  const focused = () => rita.page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('seniority')
  const search = rita.page.getByRole('link', { name: 'Search on LinkedIn' })
  expect(await search.getAttribute('href')).toMatch(
    /^https:\/\/www\.linkedin\.com\/search\/results\/people\/\?keywords=Hussein/,
  )
  await rita.page.getByRole('dialog').getByLabel('LinkedIn URL').fill('linkedin.com/in/hussein-example')
  await savesByKey(rita, 'Hussein Al-Tikriti', '4 of 5')
  await savesByKey(rita, picture.name, '5 of 5')
  await rita.reads('All resumes reviewed')
  const { clicks, keys } = await effort()
  expect(clicks).toBeLessThanOrEqual(8)
  expect(keys).toBeLessThanOrEqual(5)

  await rita.page.getByText('6 resumes: 1 failed, 5 saved').waitFor()
  await rita.presses('Show all')
  await rita.presses('Remove locked.pdf')
  await rita.page.getByRole('region', { name: 'Resumes to review' }).waitFor({ state: 'detached' })
  const talents = await world.db.talent.findMany({ orderBy: { id: 'asc' }, include: { files: true } })
  expect(talents).toMatchObject(
    ['Ana', word.name, 'Arjun', 'Hussein', picture.name].map(name => ({
      ...{ name: expect.stringContaining(name), ownerId: id },
      files: [{ kind: 'IMPORT', importedResumeId: null }],
    })),
  )
  expect(talents[2]?.phone).toBe('+91 20 5550 1234')
  expect(rita.faults).toEqual([])
})

/** The resume that is drawn as a picture, with a name that the text recognition mostly reads correctly. */
const picture = { ...sampleResume, name: 'Helena Clarke' }
const word = {
  ...sampleResume,
  ...{ name: 'Nadia Brandt', email: 'nadia@example.com', phone: '+49 89 1234567' },
}

/** Makes a folder in a folder, with three PDFs, a Word file, a picture, a locked file, and a file that is no resume. */
async function folderOfResumes(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-resumes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const inner = path.join(folder, 'Resumes', 'March')
  await mkdir(inner, { recursive: true })
  for (const name of names) {
    await copyFile(path.resolve(`demo/files/resumes/${name.slice(2)}.pdf`), path.join(inner, `${name}.pdf`))
  }
  const [page = Buffer.alloc(0)] = await picturesOf(await drawResume(picture, 'oneColumn'), { format: 'png' })
  const drawn = { '2-nadia.docx': docxOf(word), '5-helena.png': page, 'locked.pdf': samples.pdf(), 'notes.txt': 'x' }
  for (const [name, bytes] of Object.entries(drawn)) await writeFile(path.join(inner, name), bytes)
  return path.join(folder, 'Resumes')
}

/** Drops a folder in the middle of the page, as a file manager does. */
async function drops({ page, shows }: Pick<Person, 'page' | 'shows'>, folder: string) {
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', { type, x: 700, y: 400, data })
  await drag('dragEnter')
  // A browser repeats dragover while the files are over the page.
  const over = async () => {
    await drag('dragOver')
    return page.getByText('Drop resumes to add them').isVisible()
  }
  await expect.poll(over, { timeout: 10_000 }).toBe(true)
  await shows('imports-drop')
  await drag('drop')
}

async function opened(rita: Person, name: string) {
  const field = rita.page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
  await expect.poll(() => field.inputValue().catch(() => ''), { timeout: 20_000 }).toBe(name)
}

async function savesByKey(rita: Person, name: string, place: string) {
  await opened(rita, name)
  await rita.findsHeading(`Review resumes · ${place}`)
  await rita.page.keyboard.press('Control+Enter')
  await expect.poll(() => world.db.talent.count({ where: { name } })).toBe(1)
}
