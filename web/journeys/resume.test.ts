import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/visitor.ts'

openApp({}, { listen: true })

const newer = { ...sampleResume, headline: 'Principal Platform Engineer', phone: '+44 7700 900888' }

test('a recruiter reviews a resume beside the form, and compares a newer one with the profile', async () => {
  const { email } = await make.user({ email: 'rita@example.com' })
  const rita = await person()
  await rita.goes('/')
  await rita.signsIn(email, PASSWORD)
  await rita.findsHeading('Talent Database')

  await rita.presses('Add talent')
  await choose(rita, 'sample.pdf', await drawResume(sampleResume, 'sidebar'))
  await rita.presses('Extract information')
  await rita.page.getByRole('img', { name: 'Page 1 of 1 of the resume' }).waitFor()
  const field = (name: string) => rita.page.getByRole('dialog').getByRole('textbox', { name, exact: true })
  await field('Email').focus()
  const mark = rita.page.getByRole('img', { name: 'Email was read here' })
  await mark.waitFor()
  // The frame surrounds the line with the e-mail address.
  const line = rita.page.getByRole('button', { name: `Use for Email: ${sampleResume.email}` })
  const [frame, text] = [await mark.boundingBox(), await line.boundingBox()]
  expect(Math.abs((frame?.y ?? 0) - (text?.y ?? 900))).toBeLessThan(10)
  await rita.shows('review')

  await field('Phone').fill('')
  await rita.page.getByRole('button', { name: `Use for Phone: ${sampleResume.phone}` }).click()
  await rita.reads('Phone is filled in from the resume.')
  await expect.poll(() => field('Phone').inputValue()).toBe(sampleResume.phone)
  await rita.presses('Add talent')
  await rita.reads('New talent has been added to the database.')
  await rita.page.getByRole('link', { name: sampleResume.name }).first().click()
  await rita.findsHeading(sampleResume.name)

  await rita.presses('Edit Profile')
  await choose(rita, 'newer.pdf', await drawResume(newer, 'oneColumn'))
  await rita.presses('Analyze resume')
  await rita.reads('What the new resume says')
  const side = (name: string, which: RegExp) =>
    rita.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: which })
  await rita.presses('Refuse all')
  await side('Phone', /^Accept from the resume\s*\+44 7700 900888$/).check()
  await expect.poll(() => side('Role', new RegExp(`^Keep\\s*${sampleResume.headline}$`)).isChecked()).toBe(true)
  await rita.page.getByRole('img', { name: 'Phone was read here' }).waitFor()
  await rita.shows('comparison')
  await rita.presses('Save changes')
  await rita.reads('Talent updated')
  await rita.page.getByRole('link', { name: newer.phone }).first().waitFor()
  await rita.reads(sampleResume.headline)
  expect(await rita.page.getByText(newer.headline).count()).toBe(0)
  expect(rita.faults).toEqual([])
})

/** Chooses a PDF as the resume, the dialog's first file input. */
function choose(rita: Person, name: string, pdf: Uint8Array) {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  return rita.page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
}
