import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { expect, test } from 'vitest'
import { applicationsOf, openDeal } from '../../api/applications/test/applying.ts'
import { setQuestions } from '../../api/questions/questions.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, staffOf } from '../../api/test/make.ts'
import { person } from '../test/visitor.ts'

openApp({ BRAND_NAME: 'Fine Agency' }, { listen: true })

test('an applicant reloads the half-filled form, applies, follows the application and withdraws', async () => {
  const { id, token } = await openDeal({ title: 'Data Lead' })
  const question = { text: 'May you work in the EU?', kind: 'YES_NO', isRequired: true, wrongAnswers: ['No'] }
  await setQuestions(staffOf(await make.user()), { id, questions: [question] })
  const helena = await person()
  await helena.goes(`/apply/${token}`)
  const buffer = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
  await helena.page.getByLabel('Resume').setInputFiles({ name: 'Helena.pdf', mimeType: 'application/pdf', buffer })
  await helena.presses('Continue')
  await helena.fills('Email Address', 'helena@example.org')
  await helena.page.getByLabel('No', { exact: true }).check()
  await helena.page.getByText(/^Saved on this device/).waitFor()
  await helena.page.reload()
  await expect.poll(() => helena.page.getByLabel('Email Address').inputValue()).toBe('helena@example.org')
  await helena.presses('Continue')
  await helena.reads('Helena.pdf')
  await helena.presses('Submit Application')
  const link = helena.page.getByLabel('Link to your application')
  const { pathname } = new URL(await link.inputValue())
  expect(await applicationsOf(id)).toMatchObject([
    {
      email: 'helena@example.org',
      status: 'APPLIED',
      answers: [{ question: question.text, answer: 'No', isWrong: true }],
    },
  ])

  await helena.goes(pathname)
  await helena.findsHeading('Your application for Data Lead')
  await helena.presses('Withdraw')
  await helena.presses('Withdraw it')
  await helena.page.getByText(/You withdrew it on/).waitFor()
  expect(await applicationsOf(id)).toMatchObject([{ status: 'WITHDRAWN', withdrawnAt: expect.any(Date) }])
  expect(await world.db.activity.count({ where: { dealId: id, kind: 'application.withdrawn' } })).toBe(1)
  await helena.goes(`${pathname.slice(0, -2)}xx`)
  await helena.findsHeading('Link not available')
})
