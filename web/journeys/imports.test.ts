import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReading } from '../../api/imports/test/importing.ts'
import type { JobWorker } from '../../api/jobs/worker.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { samples } from '../../api/test/samples.ts'
import { countEffort } from '../test/effort.ts'
import { type Person, person } from '../test/visitor.ts'

openApp({}, { listen: true })

let worker: JobWorker
beforeAll(async () => {
  worker = await startReading()
})
afterAll(() => worker.stop())

/** Hussein's resume has no LinkedIn address. */
const names = ['ana-maria-ionescu', 'aarav-krishnamurthy', 'arjun-bhattacharya', 'hussein-al-tikriti', 'callum-fraser']

test('five resumes are dropped and reviewed with at most 8 clicks and one key each, with a reload in between', {
  timeout: 120_000,
}, async () => {
  const { email, id } = await make.user({ email: 'rita@example.com' })
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(email, PASSWORD)
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(rita.page)

  const files = await Promise.all(
    names.map(async name => ({
      name: `${name}.pdf`,
      bytes: await readFile(path.resolve(`demo/files/resumes/${name}.pdf`)),
    })),
  )
  await drop(rita, [
    ...files,
    { name: 'locked.pdf', bytes: samples.pdf() },
    { name: 'notes.txt', bytes: Buffer.from('x') },
  ])
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
  await savesByKey(rita, 'Aarav Krishnamurthy', '2 of 5')
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
  // The field that needs a look has the focus, and a search for the person beside it.
  const focused = () => rita.page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('seniority')
  const search = rita.page.getByRole('link', { name: 'Search on LinkedIn' })
  expect(await search.getAttribute('href')).toMatch(
    /^https:\/\/www\.linkedin\.com\/search\/results\/people\/\?keywords=Hussein/,
  )
  await rita.page.getByRole('dialog').getByLabel('LinkedIn URL').fill('linkedin.com/in/hussein-example')
  await savesByKey(rita, 'Hussein Al-Tikriti', '4 of 5')
  await savesByKey(rita, 'Callum Fraser', '5 of 5')
  await rita.reads('All resumes are reviewed')
  const { clicks, keys } = effort()
  expect(clicks).toBeLessThanOrEqual(8)
  expect(keys).toBeLessThanOrEqual(5)

  await rita.page.getByText('6 resumes: 1 failed, 5 saved').waitFor()
  await rita.presses('Show all')
  await rita.presses('Remove locked.pdf')
  await rita.page.getByRole('region', { name: 'Resumes to review' }).waitFor({ state: 'detached' })
  const talents = await world.db.talent.findMany({ orderBy: { id: 'asc' }, include: { files: true } })
  expect(talents).toMatchObject(
    ['Ana', 'Aarav', 'Arjun', 'Hussein', 'Callum'].map(name => ({
      ...{ name: expect.stringContaining(name), ownerId: id },
      files: [{ kind: 'IMPORT', importedResumeId: null }],
    })),
  )
  expect(talents[2]?.phone).toBe('+91 20 5550 1234')
  expect(rita.faults).toEqual([])
})

/** Drops files in the middle of the page, as a file manager does. */
async function drop(rita: Person, files: { name: string; bytes: Buffer }[]) {
  const sent = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  const types = { pdf: 'application/pdf', txt: 'text/plain' }
  const transfer = await rita.page.evaluateHandle(
    ({ sent, types }) => {
      const dropped = new DataTransfer()
      for (const { name, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
        const type = types[name.split('.').at(-1) as keyof typeof types]
        dropped.items.add(new File([bytes], name, { type }))
      }
      return dropped
    },
    { sent, types },
  )
  const main = rita.page.getByRole('main')
  await main.dispatchEvent('dragenter', { dataTransfer: transfer })
  // The browser tells of it again and again, for as long as the files are over the page.
  const over = async () => {
    await main.dispatchEvent('dragover', { dataTransfer: transfer })
    return rita.page.getByText('Drop resumes to add them').isVisible()
  }
  await expect.poll(over, { timeout: 10_000 }).toBe(true)
  await rita.shows('imports-drop')
  await main.dispatchEvent('drop', { dataTransfer: transfer })
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
