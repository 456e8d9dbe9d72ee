import { engineer, sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { picturesOf } from '@talentdesk/reader/test/scans'
import { docxOf } from '@talentdesk/reader/test/wordFiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationJobs } from '../../api/applications/jobs.ts'
import { openDeal } from '../../api/applications/test/applying.ts'
import { type JobWorker, startWorker } from '../../api/jobs/worker.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/person.ts'

openApp({ BRAND_NAME: 'Fine Agency' }, { listen: true })

let worker: JobWorker
beforeAll(async () => {
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: applicationJobs, deps: world, logger })
})
afterAll(async () => {
  await worker.stop()
})

const TITLE = 'Full-Stack Engineer'
const DESCRIPTION = 'Own the passenger information of our buses: TypeScript, React, PostgreSQL and Kubernetes on AWS.'

test('an applicant applies by a shared link, and a recruiter turns the application into a talent', async () => {
  const { id } = await make.deal({ title: TITLE, jobDescription: DESCRIPTION })
  const { email } = await make.user()
  const rita = await person()
  await rita.goes(`/deals/${id}`)
  await rita.signsIn(email, PASSWORD)
  await rita.findsHeading(TITLE)
  await rita.presses('Application limit')
  await rita.page.getByRole('switch', { name: 'Limit external applications' }).click()
  await rita.page.getByRole('spinbutton').fill('2')
  await rita.presses('Save limit')
  await rita.reads('The deal takes 2 applications.')
  await rita.presses('Share Application Link')
  await rita.page.getByRole('button', { name: 'Link copied' }).waitFor()
  const { pathname } = new URL(await rita.page.evaluate(() => navigator.clipboard.readText()))

  const pdf = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
  await apply(pathname, { name: 'Helena.pdf', mimeType: 'application/pdf', buffer: pdf }, 'helena@example.com')
  const rowOf = (name: string) => rita.page.getByRole('row', { name: new RegExp(name) })
  /** Waits until the resume has been read in the background, which may take long on a busy machine. */
  const seesRead = async (name: string, role: string) => {
    await rowOf(name).getByText(role).waitFor({ timeout: 40_000 })
    await rowOf(name)
      .getByText(/^\d+%$/)
      .waitFor()
  }
  await seesRead(sampleResume.name, 'Senior Full-Stack Engineer')

  await apply(pathname, { name: 'Zofia.docx', mimeType: '', buffer: docxOf(engineer) }, 'zofia@example.com')
  await seesRead(engineer.name, 'Senior Backend Engineer')
  await rita.page.getByRole('button', { name: /2 of 2/ }).waitFor()
  const late = await person()
  await late.goes(pathname)
  await late.findsHeading('Application Unavailable')
  await late.reads('Deal not found or applications not allowed')
  await late.reads('Fine Agency')

  const row = rowOf(engineer.name)
  await row.hover()
  await rita.presses(`Actions for ${engineer.name}`)
  await rita.page.getByRole('menuitem', { name: 'Turn into talent' }).click()
  const dialog = rita.page.getByRole('dialog', { name: 'Turn into talent' })
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Email', exact: true }).inputValue())
    .toBe('zofia@example.com')
  await rita.shows('turn-into-talent')
  await dialog.getByRole('button', { name: 'Add talent', exact: true }).click()
  await rita.reads('New talent has been added to the database.')
  await row.getByRole('link', { name: engineer.name, exact: true }).click()
  await rita.findsHeading(engineer.name)
  await rita.page.getByRole('link', { name: /^Resume/ }).waitFor()

  const application = await world.db.externalApplication.findFirstOrThrow({
    where: { dealId: id, name: engineer.name },
    include: { talent: true },
  })
  await rita.isAt(`/talent/${application.talentId}`)
  expect(application.talent).toMatchObject({ email: 'zofia@example.com', resumeUrl: application.resumeUrl })
  expect(rita.faults).toEqual([])
})

test('an applicant applies with a photo of a resume', { tags: ['deep'], timeout: 120_000 }, async () => {
  const deal = await openDeal({ title: TITLE, jobDescription: DESCRIPTION })
  const [photo] = await picturesOf(await drawResume(sampleResume, 'oneColumn'), { tilt: 1, light: 0.6 })
  await apply(
    `/apply/${deal.token}`,
    { name: 'resume.jpg', mimeType: 'image/jpeg', buffer: photo as Buffer },
    'petra@example.com',
  )
  const application = () => world.db.externalApplication.findFirst({ where: { dealId: deal.id } })
  await expect.poll(async () => (await application())?.role, { timeout: 60_000 }).toBe(sampleResume.headline)
})

type Resume = { name: string; mimeType: string; buffer: Buffer }

/** Applies to the deal on a phone, by the apply link. */
async function apply(path: string, resume: Resume, email: string) {
  const applicant = await person({ width: 390, height: 844, touch: true })
  await applicant.goes(path)
  await applicant.findsHeading(`Apply for ${TITLE}`)
  await applicant.shows('apply-start')
  await applicant.reads(DESCRIPTION)
  await applicant.page.locator('input[type=file]').setInputFiles(resume)
  await applicant.shows('apply-file')
  await applicant.presses('Continue')
  await applicant.fills('Email Address', email)
  await applicant.presses('Continue')
  await applicant.reads(resume.name)
  await applicant.shows('apply')
  await applicant.presses('Submit Application')
  await applicant.findsHeading('Application Submitted!')
  await applicant.reads(`Thank you for applying to ${TITLE}.`)
  expect(applicant.faults).toEqual([])
}
