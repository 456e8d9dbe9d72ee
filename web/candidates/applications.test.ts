import { expect, test } from 'vitest'
import { application, dealAnswers, fleet } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'

const knockout = { question: 'May you work in the EU?', answer: 'No', isWrong: true }
const applications = [
  application(1, 'Ines Carvalho', { answers: [knockout], erasureAskedAt: '2026-11-22T09:12:00.000Z' }),
  application(2, 'Zoe Novak', {
    waitingPosition: 1,
    emailFailure: 'ADDRESS_REFUSED',
    readingProblem: 'No text was found.',
  }),
]

test('knockout answers, the waiting list and a wish for erasure are seen, each with its act; questions are edited', async () => {
  const sent: unknown[] = []
  const ada = await openDeal({
    ...dealAnswers({ applications }),
    ExternalCandidateMoveUpMutation({ input }) {
      sent.push(input)
      const [first] = applications
      return { moveUpApplication: { deal: { ...fleet, applications: [first, application(2, 'Zoe Novak')] } } }
    },
    ExternalCandidateEraseMutation({ input }) {
      sent.push(input)
      return { eraseApplication: { deal: { ...fleet, applications: [application(2, 'Zoe Novak')] } } }
    },
    QuestionsDialogMutation({ input }) {
      sent.push(input)
      return { setApplicationQuestions: { deal: { ...fleet, applicationQuestions: { version: 1, questions: [] } } } }
    },
  })
  await ada.page.getByText('Knockout: May you work in the EU? No').waitFor()
  await ada.reads('Asks for erasure')
  await ada.reads('The e-mail to ines@example.com could not be delivered: the mail server does not accept the address.')
  await ada.reads('The resume could not be read: No text was found.')
  const waiting = ada.page.getByRole('list', { name: 'Waiting list' })
  await waiting.getByText('Waiting list, number 1').waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.presses('Actions for Zoe Novak')
  await ada.page.getByRole('menuitem', { name: 'Move up from the waiting list' }).click()
  await ada.reads('Moved up')
  await expect.poll(() => waiting.count()).toBe(0)
  await ada.presses('Actions for Ines Carvalho')
  await ada.page.getByRole('menuitem', { name: 'Erase' }).click()
  await ada.page.getByRole('button', { name: 'Erase', exact: true }).click()
  await ada.reads('Application erased')
  expect(sent).toEqual([{ id: 2 }, { id: 1 }])

  // The name of an applicant leads to the application.
  await ada.page.getByRole('button', { name: 'Zoe Novak', exact: true }).click()
  await ada.page.getByRole('dialog', { name: 'Application of Zoe Novak' }).waitFor()
  await ada.escapes()

  await ada.presses('Application questions')
  await ada.presses('Add a question')
  await ada.presses('Save questions')
  await ada.reads('Question is required')
  await ada.page.getByRole('textbox', { name: 'Question' }).fill('May you work in the EU?')
  await ada.page.getByLabel('An answer is required').check()
  await ada.page.getByLabel('No', { exact: true }).check()
  await ada.findsNoBarrierAnywhere()
  await ada.presses('Save questions')
  await ada.reads('Questions saved')
  const question = { text: 'May you work in the EU?', kind: 'YES_NO', choices: ['Yes', 'No'] }
  expect(sent.at(-1)).toEqual({
    id: 4,
    version: 0,
    questions: [{ ...question, isRequired: true, wrongAnswers: ['No'] }],
  })
})
