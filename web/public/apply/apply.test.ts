import { truncate } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { file, largeFile } from '../../talents/form/test/openForm.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { applicant, arrived, fleet, product, statusUrl } from './test/applicant.ts'

test('a long job description is scrolled by keyboard; an invalid file is refused, and one that changed is reported', async () => {
  const long = { ...fleet, jobDescription: 'Own the dispatch.\n'.repeat(40) }
  const ines = await applicant({ ApplyPageQuery: () => ({ product, applicationForm: long }) })
  const description = ines.page.getByRole('region', { name: 'Job description' })
  await ines.goes('/apply/aB-3')
  await expect.poll(() => description.evaluate(box => box.tabIndex)).toBe(0)
  await description.focus()
  await ines.page.keyboard.press('End')
  await expect.poll(() => description.evaluate(box => box.scrollTop)).toBeGreaterThan(100)
  await ines.findsNoBarrierAnywhere()

  // An invalid file leaves the previous one.
  await ines.picks(file('ines.doc', 'application/msword'))
  await ines.picks(file('ines.gif', 'image/gif'))
  await ines.hears('Invalid file type', 'Please upload a PDF or Word document')
  await ines.picks(await largeFile('scan.pdf', 11))
  await ines.hears('File too large', 'Please upload a file smaller than 10MB')
  await ines.page.locator('form').getByText('Please upload a file smaller than 10MB').waitFor()
  await ines.reads('ines.doc')
  const onDisk = await largeFile('moved.pdf', 1)
  await ines.picks(onDisk)
  await ines.presses('Continue')
  await ines.fills('Phone Number', '912 345 678')
  await ines.presses('Continue')
  await truncate(onDisk, 1000)
  await ines.page.route('**/graphql', route => route.abort(), { times: 1 })
  await ines.presses('Submit Application')
  await ines.page
    .getByText('The file has changed or moved since you chose it. Please go back and choose it again.')
    .waitFor()
  await ines.presses('Back')
  await ines.presses('Back')
  await ines.presses('Remove moved.pdf')
  await ines.reads('Resume required')
  expect(await ines.button('Continue').isDisabled()).toBe(true)
})

test('three steps lead to an application, by drop and keyboard, and going back keeps the entries', async () => {
  const ines = await applicant()
  await ines.goes('/APPLY/aB-3')
  await ines.findsHeading('Apply for Fleet Engineer')
  expect(await ines.page.title()).toBe('Apply for Fleet Engineer · Northwind Talent')
  const description = ines.page.getByRole('region', { name: 'Job description' })
  expect(await description.textContent()).toBe(fleet.jobDescription)
  // It fits into its box, which is no tab stop.
  expect(await description.evaluate(box => box.tabIndex)).toBe(-1)
  await ines.reads('PDF, DOC, DOCX, PNG, or JPEG (max 10MB)')
  expect(await ines.button('Continue').isDisabled()).toBe(true)

  const dropped = await ines.page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7'], 'Ines Carvalho.docx'))
    return transfer
  })
  await ines.page.getByLabel('Resume').dispatchEvent('drop', { dataTransfer: dropped })
  await ines.reads('Ines Carvalho.docx')
  await ines.button('Continue').press('Enter')

  await ines.reads('Please provide at least one way for us to contact you.')
  await ines.isIn('Step 2 of 3Contact')
  expect(await ines.present()).toBe('2Contact')
  await ines.fills('Phone Number', '   ')
  expect(await ines.button('Continue').isDisabled()).toBe(true)
  await ines.page.keyboard.press('Enter')
  await ines.hears('Contact information required')
  await ines.hears('Please provide either email or phone number')
  await ines.fills('Phone Number', ' +351 912 345 678 ')
  await ines.page.keyboard.press('Enter')

  await ines.button('Submit Application').waitFor()
  for (const text of ['Ines Carvalho.docx', '+351 912 345 678']) await ines.reads(text)
  expect(await ines.present()).toBe('3Review')
  expect(await ines.page.getByText('Email', { exact: true }).count()).toBe(0)
  await ines.presses('Back')
  await expect.poll(() => ines.page.getByLabel('Phone Number').inputValue()).toBe(' +351 912 345 678 ')
  await ines.presses('Back')
  await ines.reads('Ines Carvalho.docx')
  await ines.isIn('Step 1 of 3Resume')
  await ines.presses('Continue')
  await ines.fills('Email Address', 'ines@example.com')
  await ines.presses('Continue')
  await ines.button('Submit Application').waitFor()
  // Neither staff pages nor the session were loaded for it.
  expect(ines.asked.filter(path => /Session|TalentsPage|TalentPage|DealPage|Dialog|SharePage/.test(path))).toEqual([])
  expect(ines.asked.filter(path => path === '/graphql')).toHaveLength(1)
  await ines.presses('Submit Application')

  await ines.findsHeading('Application Submitted!')
  await ines.isIn('Application Submitted!')
  await ines.reads('Thank you for applying to Fleet Engineer.')
  await ines.reads("We'll review your application and get back to you soon.")
  await ines.hears('Application submitted!')
  await ines.hears('Your application has been received and is being processed.')
  const contact = { email: 'ines@example.com', phone: '+351 912 345 678' }
  await ines.reads('A recruiter of Northwind Talent looks at it. No program rejects anybody.')
  expect(await ines.page.getByLabel('Link to your application').inputValue()).toBe(statusUrl)
  await ines.presses('Copy link')
  await ines.reads('Copied')
  expect(await ines.page.evaluate(() => navigator.clipboard.readText())).toBe(statusUrl)
  const linkSecret = expect.stringMatching(/^[\w-]{43}$/)
  expect(ines.sent).toEqual([{ token: 'aB-3', resume: null, ...contact, mayWait: false, linkSecret }])
})

test('questions belong to the contact, are reviewed and sent; a reload keeps everything until it is cleared', async () => {
  const questions = [
    { number: 1, text: 'May you work in the EU?', choices: ['Yes', 'No'], isRequired: true },
    { number: 2, text: 'When can you start?', choices: [], isRequired: false },
  ]
  const form = {
    ...fleet,
    questions,
    questionsVersion: 4,
    hasWaitingList: true,
    privacyUrl: 'https://nw.example/privacy',
  }
  const ines = await applicant(
    { ApplyPageQuery: () => ({ product, applicationForm: form }) },
    { width: 390, height: 844 },
  )
  await ines.goes('/apply/aB-3')
  await ines.picks(file('ines.pdf'))
  await ines.presses('Continue')
  expect(await ines.page.getByRole('region', { name: 'Job description' }).count()).toBe(0)
  await ines.presses('Show job description')
  await ines.page.getByRole('region', { name: 'Job description' }).waitFor()
  await ines.fills('Email Address', 'ines@example.com')
  await ines.presses('Continue')
  await ines.reads('Please answer this question')
  await ines.fills('Email Address', '')
  await ines.reads('Please provide at least one way for us to contact you.')
  await ines.findsNoBarrierAnywhere()
  await ines.fills('Email Address', 'ines@example.com')
  await ines.page.getByLabel('Yes').check()
  await ines.fills('When can you start?', 'In May')
  await ines.page.getByText(/^Saved on this device/).waitFor()

  await ines.page.reload()
  await ines.isOn('2Contact')
  expect(await ines.page.getByLabel('Email Address').inputValue()).toBe('ines@example.com')
  expect(await ines.page.getByLabel('Yes').isChecked()).toBe(true)
  await ines.presses('Continue')
  for (const text of ['ines.pdf', 'May you work in the EU?', 'In May']) await ines.reads(text)
  await ines.page.getByText(/keeps what you send to consider you/).waitFor()
  expect(await ines.page.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(form.privacyUrl)
  await ines.findsNoBarrierAnywhere()
  await ines.presses('Submit Application')
  await ines.findsHeading('Application Submitted!')
  const answers = [
    { number: 1, answer: 'Yes' },
    { number: 2, answer: 'In May' },
  ]
  expect(ines.sent).toMatchObject([{ email: 'ines@example.com', answers, questionsVersion: 4, mayWait: true }])
  await expect.poll(() => draftsOnDevice(ines.page)).toBe(0)
  await ines.page.reload()
  await ines.isOn('1Resume')
  await ines.picks(file('other.pdf'))
  await ines.presses('Clear it now')
  await ines.page.reload()
  expect(await ines.page.getByText('other.pdf').count()).toBe(0)
})

test('a failed submission shows why, keeps the entries and can be retried; a double click sends once', async () => {
  let answer: () => unknown = () => {
    throw new Refusal('CONFLICT', 'This job application is no longer available.')
  }
  const ines = await applicant({ ApplyFormMutation: () => answer() }, { width: 390, height: 844, dark: true })
  await ines.goes('/apply/aB-3')
  await ines.comesToReview()
  await ines.presses('Submit Application')
  await ines.hears('Submission failed')
  const toast = ines.page.locator('.fui-Toast')
  expect(await ines.areApart(toast, ines.button('Submit Application'))).toBe(true)
  expect(await ines.areApart(toast, ines.button('Back'))).toBe(true)
  expect((await toast.boundingBox())?.y).toBeLessThan(60)
  const problem = ines.page.locator('form').getByRole('alert')
  await problem.getByText('This job application is no longer available.', { exact: true }).waitFor()
  await ines.isIn('Submit Application')

  answer = () => {
    throw new Refusal('INTERNAL', 'TypeError')
  }
  await ines.presses('Submit Application')
  await problem.getByText('Failed to submit application', { exact: true }).waitFor()
  await ines.hears('Failed to submit your application. Please try again.')
  expect(await problem.textContent()).not.toContain('TypeError')

  await ines.page.route('**/graphql', route => route.abort(), { times: 1 })
  await ines.presses('Submit Application')
  await problem.getByText('Your entries are kept.').waitFor()
  await ines.sendsToastAway()
  await ines.findsNoBarrierAnywhere()

  let arrives: (value: unknown) => void = () => {}
  answer = () => new Promise(resolve => (arrives = resolve))
  const sentBefore = ines.sent.length
  await ines.button('Submit Application').dblclick()
  await ines.button('Submitting...').waitFor()
  expect(await ines.button('Submitting...').isDisabled()).toBe(true)
  expect(await ines.button('Back').isDisabled()).toBe(true)
  await expect.poll(() => ines.sent.length).toBe(sentBefore + 1)
  arrives(arrived)
  await ines.findsHeading('Application Submitted!')
  expect(ines.sent.length).toBe(sentBefore + 1)
})

/** How many drafts the browser's store holds. The notice of success does not wait for the store, which may be slow or stuck. */
const draftsOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('applications')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').count()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result)
          }
        }
      }),
  )
