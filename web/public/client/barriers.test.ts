import { test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { client, content, omar, priya } from './test/client.ts'

const answer = (kind: string, times: string[] = []) => ({
  ...{ answer: kind, times, comment: 'Please call before noon.', answeredAt: '2026-11-22T09:12:00Z', version: 1 },
})

const answered = content([
  priya,
  { ...omar, key: 'yes', name: 'Yana B.', answer: answer('INTERESTED') },
  { ...omar, key: 'no', name: 'Noor H.', answer: answer('NOT_THIS_ONE') },
  { ...omar, key: 'talk', name: 'Tess V.', answer: answer('INTERVIEW', ['2099-03-02T00:00:00Z']) },
  { ...omar, key: 'gone', name: '', isAvailable: false },
])

test('a shortlist bars no way: closed, opened with all answers while answering, and after a conflict', async () => {
  const jane = await client({ content: answered, color: '#ffe600' })
  await jane.goes('/shared/t0ken')
  await jane.findsHeading('Backend Engineer')
  await jane.findsNoBarrierAnywhere()
  await jane.presses('Open all')
  await jane.presses('Ask for an interview: Priya R.')
  await jane.presses('Add another time')
  await jane.presses('Send answer')
  await jane.reads('Propose at least one time')
  await jane.findsNoBarrierAnywhere()
  await jane.fills('Time 1', '2099-03-02T09:00')
  const accepts = jane.answers.AnswerMutation
  jane.answers.AnswerMutation = () => {
    throw new Refusal('CONFLICT', 'Somebody else has answered in the meantime.')
  }
  await jane.presses('Send answer')
  await jane.reads('Somebody else has answered in the meantime.')
  await jane.findsNoBarrierAnywhere()
  if (accepts) jane.answers.AnswerMutation = accepts
  await jane.presses('Send answer')
  await jane.isIn('Your answer')
})
