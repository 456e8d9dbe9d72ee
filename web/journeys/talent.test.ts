import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/person.ts'

openApp({ BRAND_NAME: 'Fine Agency' }, { listen: true })

let colleague: Colleague

beforeAll(async () => {
  colleague = await make.user({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
})

type Resume = { name: string; mimeType: string; buffer: Buffer }

const drawn = async (layout: 'oneColumn' | 'sidebar'): Promise<Resume> => ({
  name: `${layout}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await drawResume(sampleResume, layout)),
})

/** The folder, beside the checkout, of resumes from other sources; if it is missing, their test is skipped. */
const shared = path.resolve(import.meta.dirname, '../../../shared/eval/resumes')

const found = async (file: string): Promise<Resume> => ({
  name: file,
  mimeType: 'application/pdf',
  buffer: await readFile(path.join(shared, file)),
})

describe('from a resume PDF to a shared profile', () => {
  test('works for a resume in one column', async () => walk(await drawn('oneColumn'), 'Sample-oneColumn'))

  test('works for a resume with a sidebar', { tags: ['deep'] }, async () =>
    walk(await drawn('sidebar'), 'Sample-sidebar'),
  )

  test.skipIf(!existsSync(shared))('works for resumes from other sources', { tags: ['deep'] }, async () => {
    for (const file of ['d01.pdf', 'd02.pdf']) await walk(await found(file), `From-${file.slice(0, 3)}`)
  })
})

let walks = 0

/**
 * Tests the product's main path: a resume is read, a person corrects the values, and a client sees the limited profile.
 * Each call adds another talent to the same database.
 */
async function walk(resume: Resume, firstName: string) {
  walks += 1
  const name = `${firstName}${walks}`
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(colleague.email, PASSWORD)
  await rita.findsHeading('Talent Database')

  await rita.presses('Add talent')
  await rita.page.locator('input[type=file]').first().setInputFiles(resume)
  await rita.presses('Extract information')
  await rita.reads('Resume information extracted successfully.')
  const role = await rita.page.getByRole('textbox', { name: /^Role/ }).inputValue()
  expect(role).not.toBe('')
  await rita.fills('Name', `${name} Lastword`)
  await completeWhatIsMissing(rita)
  await rita.fills('Availability', 'secret: in May')
  await rita.fills('Internal scoring', 'secret 9/10')
  await rita.shows('add-talent')
  await rita.presses('Add talent')
  await addAnyway(rita)
  await rita.reads('New talent has been added to the database.')

  await rita.page.getByPlaceholder('Search talents...').fill(name.toLowerCase())
  const row = rita.page.getByRole('row', { name: new RegExp(name) })
  await row.waitFor()
  await expect.poll(() => rita.page.getByText(/^1 of \d+ talents$/).count()).toBe(1)
  await row
    .getByRole('link', { name: `${name} Lastword` })
    .first()
    .click()
  await rita.findsHeading(`${name} Lastword`)

  await rita.page
    .getByRole('button', { name: /^Status/ })
    .or(rita.page.getByRole('combobox', { name: /status/i }))
    .first()
    .click()
  await rita.page
    .getByRole('menuitemradio', { name: 'Vetted' })
    .or(rita.page.getByRole('option', { name: 'Vetted' }))
    .first()
    .click()
  await rita.reads('Talent status has been updated to Vetted.')

  await rita.page.getByPlaceholder(/comment/i).fill('Secret remark: ask for the notice period.')
  await rita.presses('Add comment')
  await rita.reads('Secret remark: ask for the notice period.')
  await rita.shows('profile')

  await rita.presses('Share Profile')
  await rita.page.getByRole('button', { name: 'Copied!' }).waitFor()
  const link = await rita.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/share\/[\w-]{22,}$/)
  expect(rita.faults).toEqual([])

  await clientSees(link, name, role)
}

/** Fills in required fields that the resume may not mention. */
async function completeWhatIsMissing(rita: Person) {
  const needed = { Seniority: 'Senior', 'LinkedIn URL': 'linkedin.com/in/somebody-example' }
  for (const [label, value] of Object.entries(needed)) {
    const field = rita.page.getByRole('textbox', { name: new RegExp(`^${label}`) })
    if ((await field.inputValue()) === '') await field.fill(value)
  }
}

/** Confirms the warning that appears if the same resume was added before in another layout. */
async function addAnyway(rita: Person) {
  const added = rita.page.getByText('New talent has been added to the database.')
  const anyway = rita.page.getByRole('button', { name: 'Add anyway' })
  await added.or(anyway).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
}

async function clientSees(link: string, name: string, role: string) {
  const client = await person({ width: 390, touch: true })
  const answers: string[] = []
  client.page.on('response', async response => {
    if (/graphql|api/.test(response.url())) answers.push(await response.text())
  })
  await client.goes(new URL(link).pathname)
  await client.findsHeading(`${name} L.`)
  const seen = (await client.page.content()) + answers.join('\n')
  expect(seen).toContain(role)
  for (const secret of [
    'Lastword',
    'secret',
    'Secret remark',
    'Vetted',
    'VETTED',
    'linkedin.com',
    '@',
    sampleResume.name,
  ]) {
    expect(seen.includes(secret) && secret, `the client sees ${secret}`).toBe(false)
  }
  expect(seen).toContain('please contact your Fine Agency representative.')
  await client.goes('/')
  await client.findsHeading('Sign in to Fine Agency')
  expect(client.faults).toEqual([])
}
