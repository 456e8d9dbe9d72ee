import { expect, test } from 'vitest'
import { isProblem, ProblemError, serverMessage } from '../components/ProblemError.ts'
import { multipartBody } from './fetchGraphQL.ts'
import { readAnswer } from './readAnswer.ts'
import { readEvents } from './readEvents.ts'

const read = (status: number, body: unknown, statusText = '') =>
  readAnswer({ status, statusText, body: typeof body === 'string' ? body : JSON.stringify(body) })

function problem(...answer: Parameters<typeof read>) {
  try {
    read(...answer)
  } catch (error) {
    if (isProblem(error)) return error
    throw error
  }
  throw new Error('No problem')
}

test('data without errors is returned', () => {
  expect(read(200, { data: { viewer: null } })).toEqual({ data: { viewer: null } })
})

test("the API's errors keep their code, message and fields", () => {
  const extensions = { code: 'INVALID_INPUT', fields: { name: 'Name is required' } }
  const found = problem(200, { data: null, errors: [{ message: 'Name is required', extensions }] })
  expect([found.code, found.message, found.fields]).toEqual(['INVALID_INPUT', 'Name is required', extensions.fields])
})

test('an unexpected fault keeps its request id', () => {
  const found = problem(200, { errors: [{ message: 'Unexpected error.', extensions: { requestId: 'r-7' } }] })
  expect([found.code, found.requestId]).toEqual(['INTERNAL', 'r-7'])
})

test('other JSON: the message is the `message` in the JSON, else the `error`, else the status text', () => {
  expect(problem(401, { message: 'Not authenticated', error: 'x' }).message).toBe('Not authenticated')
  expect(problem(413, { error: 'Too large' })).toMatchObject({ code: 'TOO_LARGE', message: 'Too large' })
  expect(problem(503, {}, 'Service Unavailable')).toMatchObject({ code: 'UNAVAILABLE', message: 'Service Unavailable' })
})

test('no JSON: the message is the status code and the body; without a readable body, the status text', () => {
  expect(problem(500, 'out of order').message).toBe('500: out of order')
  expect(problem(502, '<html>nginx</html>', 'Bad Gateway')).toMatchObject({
    code: 'UNAVAILABLE',
    message: '502: Bad Gateway',
  })
})

test('each file is sent as a part of a multipart body, with the path of the file in the variables', async () => {
  const file = new File(['%PDF'], 'cv.pdf')
  const form = multipartBody('abc', { input: { file, tags: ['a', new Blob(['b'])] } })
  expect(JSON.parse(String(form?.get('operations')))).toEqual({
    id: 'abc',
    variables: { input: { file: null, tags: ['a', null] } },
  })
  expect(JSON.parse(String(form?.get('map')))).toEqual({ 0: ['variables.input.file'], 1: ['variables.input.tags.1'] })
  expect(form?.get('0')).toMatchObject({ name: 'cv.pdf' })
  expect(multipartBody('abc', { input: { name: 'Ada' } })).toBeNull()
})

test('events are read from a stream, no matter where the stream is split into chunks', async () => {
  const text =
    ':\n\nevent: next\ndata: {"a":"é"}\n\n:\n\nevent: next\r\ndata: 1\r\ndata: 2\r\n\r\nevent: complete\ndata\n\ndata: cut'
  for (const size of [1, 7, 1000]) {
    const bytes = new TextEncoder().encode(text)
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    )
    const found = []
    for await (const event of readEvents(new Response(new Blob(parts)).body ?? new ReadableStream())) found.push(event)
    expect(found).toEqual([
      { event: 'next', data: '{"a":"é"}' },
      { event: 'next', data: '1\n2' },
    ])
  }
})

test('serverMessage returns the given text if the API sent no message for users', () => {
  for (const code of ['UNREACHABLE', 'INTERNAL', 'OUTDATED', 'INCOMPLETE'] as const) {
    expect(serverMessage(new ProblemError(code, 'Some reason'), 'Failed to add user')).toBe('Failed to add user')
  }
  expect(serverMessage(new ProblemError('CONFLICT', 'Already there'), 'Failed to add user')).toBe('Already there')
})
