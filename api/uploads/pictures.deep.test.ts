import { pagesOf } from '@talentdesk/reader/test/badFiles'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { outlinedPdf, wrongLettersPdf } from '@talentdesk/reader/test/pictureFiles'
import { addPicture, picturesOf } from '@talentdesk/reader/test/scans'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { form } from './test/form.ts'

openApp()

let staff: Caller
beforeAll(async () => {
  staff = as(await make.user())
})

async function extract(bytes: Uint8Array, filename = 'cv.pdf') {
  const { status, body } = await call(
    staff,
    'POST /api/extract-resume',
    form({ name: 'resume', filename, value: Buffer.from(bytes) }),
  )
  expect({ status, message: body.message }).toEqual({ status: 200 })
  return body
}

/** A picture of a scanned page with only a few words. */
const [scribble] = await picturesOf(await pagesOf(['Notes of the interview']), { dotsPerInch: 80 })

test('a long scan is read with doubts for the pages that were left out', { timeout: 180_000 }, async () => {
  const document = await PDFDocument.load(await drawResume(sampleResume, 'oneColumn'))
  const printed = document.getPageCount()
  for (let page = 0; page < 13; page += 1) await addPicture(document, scribble as Buffer)
  const { name, doubts } = await extract(await document.save())
  expect(name).toBe(sampleResume.name)
  // Up to ten pictures are recognised, fewer if the time ends before.
  const leftOut = (doubts as { kind: string; page: number; field: string }[]).filter(
    ({ kind }) => kind === 'PAGE_NOT_READ',
  )
  expect(leftOut.length).toBeGreaterThanOrEqual(3)
  const last = printed + 13
  expect(leftOut.map(({ page }) => page)).toEqual(leftOut.map((_, at) => last - leftOut.length + 1 + at))
  expect(leftOut[0]).toMatchObject({ field: 'previousCompanies', box: { x: 0, y: 0, width: 1, height: 1 } })
})

test('pages beyond the fiftieth are doubts', { timeout: 60_000 }, async () => {
  const document = await PDFDocument.load(await drawResume(sampleResume, 'oneColumn'))
  while (document.getPageCount() < 52) document.addPage()
  const query =
    'mutation ($url: String!) { extractResume(input: { resumeUrl: $url }) { resume { doubts { kind page } } } }'
  const { resumeUrl } = await extract(await document.save())
  const { extractResume } = await staff.run<{ extractResume: { resume: { doubts: object[] } } }>(query, {
    url: resumeUrl,
  })
  expect(extractResume.resume.doubts).toEqual([51, 52].map(page => ({ kind: 'PAGE_NOT_READ', page })))
})

const lines = [
  'Jane Sample',
  'Office Manager',
  'jane.sample@sample.example | +44 20 7946 0000',
  'Work Experience',
  'Office Manager, Sample Ltd',
  'March 2019 - Present',
  'Led a team of four people and cut the yearly costs of the office',
  'Assistant, Example Ltd',
  'May 2015 - February 2019',
  'Planned the meetings of thirty people in three countries',
  'Skills',
  'Excel, Word, SAP, Python, SQL',
]
const read = {
  name: 'Jane Sample',
  role: 'Office Manager',
  email: 'jane.sample@sample.example',
  companies: 'Sample Ltd, Example Ltd',
}

test('a page whose font maps wrong letters is read as a picture', { timeout: 60_000 }, async () => {
  expect(await extract(wrongLettersPdf(lines))).toMatchObject(read)
})

test.each([true, false])(
  'text that was turned into outlines is read (over a picture: %s)',
  { timeout: 60_000 },
  async onPicture => {
    expect(await extract(await outlinedPdf(lines, { onPicture }))).toMatchObject(read)
  },
)

test('a scan without a readable e-mail address has a doubt', { timeout: 60_000 }, async () => {
  const [picture] = await picturesOf(await pagesOf([lines.filter(line => !line.includes('@')).join('\n')]))
  const { email, doubts } = await extract(picture as Buffer, 'scan.jpg')
  expect(email).toBeNull()
  expect(doubts).toContainEqual({ field: 'email', kind: 'CONTACT_UNREAD', page: null, box: null })
  // In a page of text, as opposed to a picture, no address can be missed.
  const printed = await extract(await pagesOf([lines.filter(line => !line.includes('@')).join('\n')]))
  expect((printed.doubts as { kind: string }[]).map(({ kind }) => kind)).not.toContain('CONTACT_UNREAD')
})
