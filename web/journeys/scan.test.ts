import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { sampleResume } from '../../api/extraction/test/drawnResumes.ts'
import { drawResume } from '../../api/extraction/test/drawResume.ts'
import { codedScan } from '../../api/extraction/test/pictureFiles.ts'
import { picturesOf, scanOf } from '../../api/extraction/test/scans.ts'
import { openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { type Person, person } from '../test/visitor.ts'

openApp({}, { listen: true })

const { experience = [], ...withoutJobs } = sampleResume

test.each([
  { name: 'scan', width: 1440, height: 900 },
  { name: 'scan-phone', width: 390, height: 844, touch: true },
])('a recruiter reviews a crooked scan ($width pixels wide)', { timeout: 120_000 }, async ({ name, ...window }) => {
  const rita = await signedIn(window)
  await choose(rita, 'scan.pdf', await scanOf(await drawResume(sampleResume, 'oneColumn'), { tilt: 1.5 }))
  await rita.presses('Extract information')
  await rita.page
    .getByText(/^Reading page \d of \d/)
    .first()
    .waitFor({ timeout: 40_000 })
  await rita.shows(`${name}-progress`)
  await expect.poll(() => field(rita, 'Email').inputValue(), { timeout: 60_000 }).toBe(sampleResume.email)
  await field(rita, 'Email').focus()
  const isWide = window.width > 1200
  if (isWide) await rita.page.getByRole('img', { name: 'Email was read here' }).waitFor()
  await rita.shows(`${name}-review`)
  expect(rita.faults).toEqual([])
})

test.each([
  { name: 'doubtful', width: 1440, height: 900 },
  { name: 'doubtful-phone', width: 390, height: 844, touch: true },
])(
  'a recruiter sees what a reading left open ($width pixels wide)',
  { timeout: 120_000 },
  async ({ name, ...window }) => {
    const rita = await signedIn(window)
    const { phone: _, ...unreachable } = { ...withoutJobs, email: '' }
    const nameless = { ...unreachable, experience: experience.map(job => ({ ...job, company: '' })) }
    const [picture] = await picturesOf(await drawResume(nameless, 'oneColumn'))
    await choose(rita, 'photo.jpg', picture as Buffer, 'image/jpeg')
    await rita.presses('Extract information')
    await rita.page.getByText('Please check this reading').waitFor({ timeout: 60_000 })
    await rita.reads('The page is a picture: please look there for the e-mail address and phone number.')
    await rita.shows(`${name}-review`)
    await rita.page.getByRole('button', { name: 'Show on page 1' }).first().click()
    // On a phone it leads to the other tab.
    await rita.page.getByRole('img', { name: 'Please look here' }).waitFor()
    await rita.shows(`${name}-place`)
    if (window.touch) await rita.page.getByRole('tab', { name: 'Form' }).click()
    await rita.page.getByText('Employer not found').first().scrollIntoViewIfNeeded()
    await rita.shows(`${name}-employer`)
    expect(rita.faults).toEqual([])
  },
)

test('a scan that is coded as JPEG 2000 is shown beside the form', { timeout: 60_000 }, async () => {
  const rita = await signedIn({ width: 1440, height: 900 })
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

/** A recruiter with the dialog of a new talent. */
async function signedIn(window: { width: number; height: number; touch?: boolean }): Promise<Person> {
  const { email } = await make.user()
  const rita = await person(window)
  await rita.goes('/')
  await rita.signsIn(email, PASSWORD)
  await rita.findsHeading('Talent Database')
  await rita.presses('Add talent')
  return rita
}

const field = (rita: Person, name: string) => rita.page.getByRole('dialog').getByRole('textbox', { name, exact: true })

/** Chooses a file as the resume, the dialog's first file input. */
function choose(rita: Person, name: string, bytes: Uint8Array, mimeType = 'application/pdf') {
  const file = { name, mimeType, buffer: Buffer.from(bytes) }
  return rita.page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
}
