import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { file, openEdit } from './test/openForm.ts'

openApp({}, { listen: true })

const resume = {
  ...{ name: 'newer.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from(await drawResume(sampleResume, 'oneColumn')),
}

type Form = Awaited<ReturnType<typeof openEdit>>

async function analyzes(ada: Form) {
  await ada.page.getByLabel('New resume').setInputFiles(resume)
  await ada.presses('Analyze resume')
  await ada.hears('Resume analyzed', 'Profile updated with new resume information. Review and save changes.')
}

const side = ({ page }: Form, name: string, word: RegExp) =>
  page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: word })

const stored = ({ talent }: Form) => world.db.talent.findUniqueOrThrow({ where: { id: talent.id } })

test('a new resume that cannot be analyzed changes nothing, and a retry does not upload it again', async () => {
  const ada = await openEdit()
  await ada.presses('Analyze resume')
  await ada.hears('No file selected', 'Please select a PDF resume to analyze.')
  await ada.page.getByLabel('New resume').setInputFiles(await file('empty.pdf'))
  await ada.presses('Analyze resume')
  await ada.page.locator('.fui-Toast').getByText('Analysis failed').waitFor()
  expect(await ada.field('Name').inputValue()).toBe('Priya Raman')
  await ada.presses('Analyze resume')
  await expect.poll(() => ada.requests('useResumeReadingMutation').length).toBe(2)
  expect(await world.db.storedFile.count({ where: { kind: 'RESUME' } })).toBe(1)
})

test("another person's resume is compared field by field, and no field is used before it is accepted", async () => {
  const ada = await openEdit({ role: 'Data Engineer', email: 'priya@example.com', summary: 'Kept.' })
  await ada.field('Internal scoring').fill('10/10')
  await analyzes(ada)
  await ada.dialog.getByText(/^This resume seems to be another person's \(different name, email/).waitFor()
  expect(await ada.field('Name').inputValue()).toBe('Priya Raman')
  await side(ada, 'Name', new RegExp(`^Accept from the resume\\s*${sampleResume.name}$`)).waitFor()
  expect(await ada.dialog.getByRole('radio', { name: /^Accept/, checked: true }).count()).toBe(0)
  await ada.presses('Accept all')
  await expect.poll(() => ada.field('Name').inputValue()).toBe(sampleResume.name)
  await ada.presses('Refuse all')
  await expect.poll(() => ada.field('Name').inputValue()).toBe('Priya Raman')
  await side(ada, 'Name', /^Accept/).check()
  await side(ada, 'Email', /^Accept/).check()
  // After another value is typed, neither side of the comparison is chosen.
  await ada.field('Email').fill('other@example.com')
  await expect.poll(() => side(ada, 'Email', /^Accept/).isChecked()).toBe(false)
  await ada.sends('Save changes')
  await ada.hears('Talent updated')
  expect(await stored(ada)).toMatchObject({
    ...{ name: sampleResume.name, role: 'Data Engineer', email: 'other@example.com', summary: 'Kept.' },
    ...{ internalScoring: '10/10', resumeUrl: expect.stringMatching(/^\/api\/files\//) },
  })
})

test('a newer resume of the same person fills in the form, but keeps its name, email and phone', async () => {
  const { email, phone, links } = sampleResume
  const linkedinUrl = links?.find(({ url }) => url.includes('linkedin'))?.url
  const ada = await openEdit({ name: sampleResume.name.toUpperCase(), role: 'Clerk', email, phone, linkedinUrl })
  await analyzes(ada)
  await expect.poll(() => ada.field('Role').inputValue()).toBe(sampleResume.headline)
  expect(await ada.dialog.getByText(/seems to be another person/).count()).toBe(0)
  await ada.page.getByRole('img', { name: /^Page 1 of / }).waitFor()
  await ada.field('Role').focus()
  await ada.page.getByRole('img', { name: 'Role was read here' }).waitFor()
  await ada.sends('Save changes')
  await ada.hears('Talent updated')
  expect(await stored(ada)).toMatchObject({ name: sampleResume.name.toUpperCase(), role: sampleResume.headline })
})
