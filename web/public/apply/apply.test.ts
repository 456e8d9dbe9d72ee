import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applicationsOf, openDeal, resume, sendForm } from '../../../api/applications/test/applying.ts'
import { setQuestions } from '../../../api/questions/questions.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, staffOf } from '../../../api/test/make.ts'
import type { Window } from '../../test/browser.ts'
import { person } from '../../test/person.ts'

openApp(
  { BRAND_NAME: 'Northwind Talent', PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' },
  { listen: true },
)

const PHONE = { width: 390, height: 844 }
const pdf = { name: 'ines.pdf', mimeType: 'application/pdf', buffer: Buffer.from(resume) }

/** An applicant at the application form of the deal with this token. */
async function applicant(token: string, window: Window = {}) {
  const ines = await person(window)
  await ines.goes(`/apply/${token}`)
  const button = (name: string) => ines.page.getByRole('button', { name, exact: true })
  return {
    ...ines,
    button,
    choosesFile: (file: typeof pdf | string) => ines.page.getByLabel('Resume').setInputFiles(file),
    isOn: (step: string) => expect.poll(() => ines.page.locator('[aria-current=step]').textContent()).toBe(step),
    async comesToReview() {
      await ines.page.getByLabel('Resume').setInputFiles(pdf)
      await ines.presses('Continue')
      await ines.fills('Email Address', 'ines@example.com')
      await ines.presses('Continue')
      await button('Submit Application').waitFor()
    },
  }
}

/** Creates a sparse file of this size in megabytes. */
async function largeFile(name: string, megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'apply-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, name)
  await writeFile(file, '%PDF-1.7 ')
  await truncate(file, megabytes * 1024 * 1024)
  return file
}

test('an application is sent in three steps, by drag and drop and by keyboard', async () => {
  const { id, token } = await openDeal({ title: 'Fleet Engineer' })
  const ines = await applicant(token)
  await ines.findsHeading('Apply for Fleet Engineer')
  expect(await ines.page.title()).toBe('Apply for Fleet Engineer · Northwind Talent')
  expect(await ines.button('Continue').isDisabled()).toBe(true)
  const dropped = await ines.page.evaluateHandle(
    bytes => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'Ines Carvalho.pdf'))
      return transfer
    },
    [...resume],
  )
  await ines.page.getByLabel('Resume').dispatchEvent('drop', { dataTransfer: dropped })
  await ines.reads('Ines Carvalho.pdf')
  await ines.button('Continue').press('Enter')
  await ines.isIn('Step 2 of 3Contact')
  await ines.reads('Please provide at least one way for us to contact you.')
  await ines.fills('Phone Number', ' +351 912 345 678 ')
  await ines.page.keyboard.press('Enter')
  await ines.button('Submit Application').waitFor()
  for (const text of ['Ines Carvalho.pdf', '+351 912 345 678']) await ines.reads(text)
  await ines.presses('Submit Application')
  await ines.findsHeading('Application Submitted!')
  await ines.isIn('Application Submitted!')
  await ines.reads('A recruiter of Northwind Talent looks at it. No program rejects anybody.')
  const link = await ines.page.getByLabel('Link to your application').inputValue()
  await ines.presses('Copy link')
  await ines.reads('Copied')
  expect(await ines.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(await applicationsOf(id)).toMatchObject([{ email: null, status: 'APPLIED' }])
})

test('going back keeps the entries, and spaces do not count as contact data', { tags: ['deep'] }, async () => {
  const { token } = await openDeal()
  const ines = await applicant(token, PHONE)
  await ines.choosesFile(pdf)
  await ines.presses('Continue')
  await ines.fills('Phone Number', '   ')
  expect(await ines.button('Continue').isDisabled()).toBe(true)
  await ines.page.keyboard.press('Enter')
  await ines.hears('Contact information required', 'Please provide either email or phone number')
  await ines.fills('Email Address', 'ines@example.com')
  await ines.presses('Continue')
  await ines.presses('Back')
  await expect.poll(() => ines.page.getByLabel('Email Address').inputValue()).toBe('ines@example.com')
  await ines.presses('Back')
  await ines.reads('ines.pdf')
  await ines.isIn('Step 1 of 3Resume')
})

test('a long job description is scrolled by keyboard', { tags: ['deep'] }, async () => {
  const { token } = await openDeal({ jobDescription: 'Own the dispatch.\n'.repeat(40) })
  const ines = await applicant(token)
  const description = ines.page.getByRole('region', { name: 'Job description' })
  await expect.poll(() => description.evaluate(box => box.tabIndex)).toBe(0)
  await description.focus()
  await ines.page.keyboard.press('End')
  await expect.poll(() => description.evaluate(box => box.scrollTop)).toBeGreaterThan(100)
  await ines.findsNoBarrierAnywhere()
})

test('a wrong or too large file is refused, and the previous one stays', { tags: ['deep'] }, async () => {
  const { token } = await openDeal()
  const ines = await applicant(token)
  await ines.choosesFile(pdf)
  await ines.choosesFile({ ...pdf, name: 'ines.gif', mimeType: 'image/gif' })
  await ines.hears('Invalid file type', 'Please upload a PDF or Word document')
  await ines.choosesFile(await largeFile('scan.pdf', 11))
  await ines.hears('File too large', 'Please upload a file smaller than 10MB')
  await ines.reads('ines.pdf')
  await ines.presses('Remove ines.pdf')
  await ines.reads('Resume required')
  expect(await ines.button('Continue').isDisabled()).toBe(true)
})

test('questions are answered in the contact step, and a reload keeps all entries', { tags: ['deep'] }, async () => {
  const { id, token } = await openDeal()
  const question = { text: 'May you work in the EU?', kind: 'YES_NO', isRequired: true, wrongAnswers: ['No'] }
  await setQuestions(staffOf(await make.user()), { id, questions: [question] })
  const ines = await applicant(token, PHONE)
  await ines.choosesFile(pdf)
  await ines.presses('Continue')
  await ines.fills('Email Address', 'ines@example.com')
  await ines.presses('Continue')
  await ines.reads('Please answer this question')
  await ines.findsNoBarrierAnywhere()
  await ines.page.getByLabel('No', { exact: true }).check()
  await ines.page.getByText(/^Saved on this device/).waitFor()
  await ines.page.reload()
  await ines.isOn('2Contact')
  expect(await ines.page.getByLabel('Email Address').inputValue()).toBe('ines@example.com')
  await ines.presses('Continue')
  await ines.presses('Submit Application')
  await ines.findsHeading('Application Submitted!')
  const answers = [{ question: question.text, answer: 'No', isWrong: true }]
  expect(await applicationsOf(id)).toMatchObject([{ email: 'ines@example.com', answers }])
  await ines.page.reload()
  await ines.isOn('1Resume')
})

test('a failed submission shows the reason and keeps the entries', { tags: ['deep'] }, async () => {
  const { id, token } = await openDeal()
  const ines = await applicant(token, { ...PHONE, dark: true })
  await ines.comesToReview()
  await world.db.deal.update({ where: { id }, data: { status: 'CLOSED' } })
  await ines.presses('Submit Application')
  await ines.hears('Submission failed')
  const toast = ines.page.locator('.fui-Toast')
  for (const name of ['Submit Application', 'Back']) expect(await ines.areApart(toast, ines.button(name))).toBe(true)
  const problem = ines.page.locator('form').getByRole('alert')
  await problem.getByText('This job application is no longer available.', { exact: true }).waitFor()
  await ines.isIn('Submit Application')
  const cut = await ines.cuts('ApplyFormMutation')
  await ines.presses('Submit Application')
  await problem.getByText('Your entries are kept.').waitFor()
  await cut.release()
})

test('a double click sends the application only once', { tags: ['deep'] }, async () => {
  const { id, token } = await openDeal()
  const ines = await applicant(token)
  await ines.comesToReview()
  const answer = await ines.holds('ApplyFormMutation')
  await ines.button('Submit Application').dblclick()
  await ines.button('Submitting...').waitFor()
  expect(await ines.button('Back').isDisabled()).toBe(true)
  answer.release()
  await ines.findsHeading('Application Submitted!')
  expect(await applicationsOf(id)).toHaveLength(1)
})

test('a full deal offers its waiting list, and shows applicants their place', { tags: ['deep'] }, async () => {
  const { id, token } = await openDeal()
  await world.db.deal.update({ where: { id }, data: { applicationLimit: 1, hasWaitingList: true } })
  await sendForm(`/api/public/deals/${token}/apply`, { email: 'first@example.com' })
  const ines = await applicant(token)
  await ines.page.getByText(/All places are taken at the moment/).waitFor()
  await ines.choosesFile(pdf)
  await ines.presses('Continue')
  await ines.fills('Phone Number', '912 345 678')
  await ines.presses('Continue')
  await ines.presses('Join the waiting list')
  await ines.page.getByText(/You are number 1 on the waiting list/).waitFor()
  await ines.findsNoBarrierAnywhere()
})

test("an unknown link shows the server's message and the product's name", { tags: ['deep'] }, async () => {
  const ines = await applicant('unknown')
  await ines.findsHeading('Application Unavailable')
  await ines.reads('Deal not found or applications not allowed')
  await ines.reads('Northwind Talent')
  await ines.findsNoBarrierAnywhere()
})
