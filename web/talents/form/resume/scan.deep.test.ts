import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { codedScan } from '@talentdesk/reader/test/pictureFiles'
import { picturesOf, scanOf } from '@talentdesk/reader/test/scans'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { openApp } from '../../../../api/test/harness.ts'
import { type Person, recruiterAt } from '../../../test/person.ts'

openApp({}, { listen: true })

const { experience = [], ...withoutJobs } = sampleResume

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/* Reading takes seconds, so each reading is checked in both widths. */

test('a recruiter reviews a crooked scan', { timeout: 120_000 }, async () => {
  const rita = await signedIn(WIDE)
  await choose(rita, 'scan.pdf', await scanOf(await drawResume(sampleResume, 'oneColumn'), { tilt: 1.5 }))
  await rita.presses('Extract information')
  const progress = rita.page.getByText(/^Reading page \d of \d/).first()
  await progress.waitFor({ timeout: 40_000 })
  await rita.shows('scan-progress')
  await rita.page.setViewportSize(PHONE)
  await rita.shows('scan-phone-progress')
  await rita.page.setViewportSize(WIDE)
  await expect.poll(() => field(rita, 'Email').inputValue(), { timeout: 60_000 }).toBe(sampleResume.email)
  await field(rita, 'Email').focus()
  await rita.page.getByRole('img', { name: 'Email was read here' }).waitFor()
  await rita.shows('scan-review')
  await rita.page.setViewportSize(PHONE)
  await expect.poll(() => field(rita, 'Email').inputValue()).toBe(sampleResume.email)
  await rita.shows('scan-phone-review')
  expect(rita.faults).toEqual([])
})

test('a recruiter sees which values were not found in a resume', { timeout: 120_000 }, async () => {
  const rita = await signedIn({ ...PHONE, touch: true })
  const { phone: _, ...unreachable } = { ...withoutJobs, email: '' }
  const nameless = { ...unreachable, experience: experience.map(job => ({ ...job, company: '' })) }
  const [picture] = await picturesOf(await drawResume(nameless, 'oneColumn'))
  await choose(rita, 'photo.jpg', picture as Buffer, 'image/jpeg')
  await rita.presses('Extract information')
  await rita.page.getByText('Please check this reading').waitFor({ timeout: 60_000 })
  await showsWhatIsOpen(rita, 'doubtful-phone')
  await rita.page.setViewportSize(WIDE)
  await showsWhatIsOpen(rita, 'doubtful')
  expect(rita.faults).toEqual([])
})

async function showsWhatIsOpen(rita: Person, name: string) {
  await rita.reads('The page is a picture: please look there for the e-mail address and phone number.')
  await rita.shows(`${name}-review`)
  await rita.page.getByRole('button', { name: 'Show on page 1' }).first().click()
  // On a phone, the button opens the tab with the resume.
  await rita.page.getByRole('img', { name: 'Please look here' }).waitFor()
  await rita.shows(`${name}-place`)
  const form = rita.page.getByRole('tab', { name: 'Form' })
  if (await form.isVisible()) await form.click()
  await rita.page.getByText('Employer not found').first().scrollIntoViewIfNeeded()
  await rita.shows(`${name}-employer`)
}

test('a scan that is coded as JPEG 2000 is shown beside the form', { timeout: 60_000 }, async () => {
  const rita = await signedIn(WIDE)
  const document = await PDFDocument.load(await drawResume(withoutJobs, 'oneColumn'))
  const [scanned] = await document.copyPages(await PDFDocument.load(codedScan('jpeg2000')), [0])
  if (scanned) document.addPage(scanned)
  await choose(rita, 'old-scan.pdf', await document.save())
  await rita.presses('Extract information')
  const page = rita.page.getByRole('img', { name: 'Page 2 of 2 of the resume' })
  await page.waitFor({ timeout: 30_000 })
  await rita.reads('Page 2 was not read. Please add what is missing.')
  await page.scrollIntoViewIfNeeded()
  const shadeInMiddle = () =>
    page.evaluate(element => {
      const canvas = element as HTMLCanvasElement
      return canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[0]
    })
  await expect.poll(shadeInMiddle, { timeout: 20_000 }).toBe(128)
  expect(rita.faults).toEqual([])
})

/** A recruiter with the open dialog of a new talent. */
async function signedIn(window: { width: number; height: number; touch?: boolean }): Promise<Person> {
  const rita = await recruiterAt('/', window)
  await rita.findsHeading('Talent Database')
  await rita.presses('Add talent')
  return rita
}

const field = (rita: Person, name: string) => rita.page.getByRole('dialog').getByRole('textbox', { name, exact: true })

/** Chooses a file in the dialog's first file input, which is for the resume. */
function choose(rita: Person, name: string, bytes: Uint8Array, mimeType = 'application/pdf') {
  const file = { name, mimeType, buffer: Buffer.from(bytes) }
  return rita.page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
}
