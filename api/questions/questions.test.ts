import { beforeAll, describe, expect, test } from 'vitest'
import { submitApplication } from '../applications/apply.ts'
import { findApplicationForm } from '../applications/applyingTo.ts'
import { applicationsOf, openDeal, sendForm, TAKEN, upload } from '../applications/test/applying.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const SET = `mutation ($id: Int!, $version: Int, $questions: [ApplicationQuestionInput!]!) {
  setApplicationQuestions(input: { id: $id, version: $version, questions: $questions }) {
    deal { applicationQuestions { version questions { text kind choices isRequired wrongAnswers } } } } }`

const permit = { text: 'May you work in the EU?', kind: 'YES_NO', isRequired: true, wrongAnswers: ['No'] }
const start = { text: 'When can you start?', kind: 'TEXT' }
const level = {
  text: 'Your German?',
  kind: 'CHOICE',
  choices: [' None', 'Good', 'Good', 'Native'],
  wrongAnswers: ['None'],
}

async function asking(questions: object[]) {
  const deal = await openDeal()
  await staff.run(SET, { id: deal.id, questions })
  return deal
}

const answersTo = async (dealId: number) =>
  (
    await staff.run<{ deal: { applications: { answers: object[] }[] } }>(
      'query ($id: Int!) { deal(id: $id) { applications { answers { question answer isWrong } } } }',
      { id: dealId },
    )
  ).deal.applications.map(({ answers }) => answers)

describe('the questions of a deal', () => {
  test('are normalised, recorded, and refused for an old version', async () => {
    const deal = await make.deal()
    const data = await staff.run(SET, { id: deal.id, version: 0, questions: [permit, start, level] })
    expect(data).toEqual({
      setApplicationQuestions: {
        deal: {
          applicationQuestions: {
            version: 1,
            questions: [
              { ...permit, choices: ['Yes', 'No'] },
              { ...start, choices: [], isRequired: false, wrongAnswers: [] },
              { ...level, choices: ['None', 'Good', 'Native'], isRequired: false },
            ],
          },
        },
      },
    })
    await staff.run(SET, { id: deal.id, questions: [permit, start, level] })
    expect(await staff.refusal(SET, { id: deal.id, version: 0, questions: [] })).toMatchObject({ code: 'CONFLICT' })
    expect(await world.db.activity.findMany({ where: { dealId: deal.id, kind: 'deal.questionsSet' } })).toMatchObject([
      {
        changes: [
          { field: 'questions', before: null, after: [permit, start, level].map(({ text }) => text).join('\n') },
        ],
      },
    ])
  })

  test.each([
    [{ ...permit, text: ' ' }, 'Question is required'],
    [{ ...permit, text: 'x'.repeat(301) }, 'Question must be at most 300 characters'],
    [{ ...level, choices: ['One'] }, 'Please give at least two choices'],
    [{ ...level, choices: Array.from('abcdefghijk') }, 'A question has at most 10 choices'],
    [{ ...permit, wrongAnswers: ['Yes', 'No'] }, 'At least one answer must not be a knockout'],
  ])('refuse %j', async (question, message) => {
    const { id } = await make.deal()
    expect(await staff.refusal(SET, { id, questions: [question] })).toMatchObject({ code: 'INVALID_INPUT', message })
  })

  test('are limited to ten, are for staff, and need a token with WRITE access', async () => {
    const { id } = await make.deal()
    const eleven = Array.from({ length: 11 }, () => start)
    expect(await staff.refusal(SET, { id, questions: eleven })).toMatchObject({
      message: 'A deal asks at most 10 questions',
    })
    expect(await staff.refusal(SET, { id: 2_000_000, questions: [] })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await as(recruiter, 'READ').refusal(SET, { id, questions: [] })).toMatchObject({ code: 'FORBIDDEN' })
    const asked = await visitor.fetch({ method: 'POST', url: '/graphql', payload: { query: SET, variables: { id } } })
    expect(asked.statusCode).toBe(401)
  })
})

describe('the answers of an applicant', () => {
  const send = (token: string, by: object) =>
    submitApplication(world, { token, resume: upload(), email: 'ines@example.org', ...by })

  test('are stored with the wording of the question, and a wrong answer does not reject the application', async () => {
    const { id, token } = await asking([permit, start, level])
    const form = await findApplicationForm(world, token)
    expect(form.questions.version).toBe(1)
    await staff.run(SET, { id, questions: [{ ...permit, text: 'Something else?' }] })
    await send(token, {
      questionsVersion: 1,
      answers: [
        { number: 3, answer: 'None' },
        { number: 1, answer: 'Yes' },
        { number: 2, answer: '  ' },
      ],
    })
    expect(await answersTo(id)).toEqual([
      [
        { question: permit.text, answer: 'Yes', isWrong: false },
        { question: level.text, answer: 'None', isWrong: true },
      ],
    ])
    expect(await applicationsOf(id)).toMatchObject([{ status: 'APPLIED' }])
  })

  test.each([
    [[], 'Please answer: May you work in the EU?'],
    [[{ number: 1, answer: 'Perhaps' }], 'Please choose one of the answers: May you work in the EU?'],
    [
      [
        { number: 1, answer: 'Yes' },
        { number: 9, answer: 'x' },
      ],
      'There is no question 9',
    ],
    [
      [
        { number: 1, answer: 'Yes' },
        { number: 2, answer: 'x'.repeat(501) },
      ],
      'An answer must be at most 500 characters',
    ],
  ])('%j are refused', async (answers, message) => {
    const { id, token } = await asking([permit, start])
    await expect(send(token, { answers })).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
    expect(await applicationsOf(id)).toEqual([])
    await expect(send(token, { answers: [], questionsVersion: 7 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('are optional in the REST call', async () => {
    const { id, token } = await asking([permit])
    const path = `/api/public/deals/${token}/apply`
    const sendWith = (answers: string) => sendForm(path, { email: 'pat@example.org', answers })
    expect(await sendWith('[')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'Answers must be JSON: a list of {number, answer}' },
    })
    expect(await sendWith('{"number":1}')).toMatchObject({ status: 400 })
    expect(await sendWith('[]')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'Please answer: May you work in the EU?' },
    })
    expect(await sendWith('[{"number":1,"answer":"No"}]')).toEqual({ ...TAKEN, retryAfter: null })
    expect(await sendForm(path, { email: 'ines@example.org' })).toMatchObject(TAKEN)
    expect(await answersTo(id)).toEqual([[{ question: permit.text, answer: 'No', isWrong: true }], []])
    const shown = await (await fetch(`${world.address}/api/public/deals/${token}`)).json()
    expect(Object.keys(shown).sort()).toEqual(['jobDescription', 'title', 'token'])
  })
})
