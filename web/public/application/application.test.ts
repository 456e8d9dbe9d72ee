import { expect, test } from 'vitest'
import { applicationsOf, openDeal, resume } from '../../../api/applications/test/applying.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import type { Window } from '../../test/browser.ts'
import { person } from '../../test/person.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from([...resume, name.length]) })

/** An applicant who has applied for a new deal, at the page of their application. */
async function applicant(window: Window = {}) {
  const { id, token } = await openDeal({ title: 'Fleet Engineer' })
  const ines = await person(window)
  await ines.goes(`/apply/${token}`)
  await ines.page.getByLabel('Resume').setInputFiles(pdf('first.pdf'))
  await ines.presses('Continue')
  await ines.fills('Email Address', 'ines@example.com')
  await ines.presses('Continue')
  await ines.presses('Submit Application')
  const { pathname } = new URL(await ines.page.getByLabel('Link to your application').inputValue())
  await ines.goes(pathname)
  await ines.findsHeading('Your application for Fleet Engineer')
  return { ...ines, path: pathname, dealId: id }
}

test('an applicant replaces the resume and withdraws after a confirmation', async () => {
  const ines = await applicant()
  expect(await ines.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  expect(await ines.page.locator('meta[name=referrer]').last().getAttribute('content')).toBe('no-referrer')
  await ines.page.getByLabel('Send another resume').setInputFiles(pdf('second-one.pdf'))
  await ines.presses('Replace the resume')
  await ines.reads('Resume replaced')
  await ines.presses('Withdraw')
  await ines.reads('Withdraw your application? This cannot be taken back.')
  await ines.isIn('Keep it')
  await ines.presses('Keep it')
  await ines.presses('Withdraw')
  await ines.presses('Withdraw it')
  await ines.page.getByText(/You withdrew it on/).waitFor()
  expect(await ines.page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0)
  expect(await applicationsOf(ines.dealId)).toMatchObject([{ status: 'WITHDRAWN', withdrawnAt: expect.any(Date) }])
})

test('an applicant asks for erasure on a phone, and a failure shows its reason', { tags: ['deep'] }, async () => {
  const ines = await applicant({ width: 390, height: 844, dark: true })
  await ines.presses('Ask for erasure')
  const failure = await ines.refuses('ErasureMutation', { code: 'NOT_FOUND', message: 'Application not found' })
  await ines.presses('Ask for it')
  await ines.page.getByRole('alert').getByText('This application is gone. Please load the page again.').waitFor()
  await failure.release()
  await ines.presses('Ask for it')
  await ines.page.getByText(/You asked us on/).waitFor()
  expect(await ines.page.getByRole('button', { name: 'Ask for erasure' }).count()).toBe(0)
  await ines.findsNoBarrierAnywhere()
})

test('the page explains a closed position and an unknown link', { tags: ['deep'] }, async () => {
  const ines = await applicant()
  await world.db.deal.update({ where: { id: ines.dealId }, data: { status: 'CLOSED' } })
  await ines.page.reload()
  await ines.page.getByText('This position is no longer open to you. Thank you for your interest.').waitFor()
  expect(await ines.page.getByRole('button').allTextContents()).toEqual(['Ask for erasure'])
  await ines.goes(`${ines.path.slice(0, -2)}xx`)
  await ines.findsHeading('Link not available')
})
