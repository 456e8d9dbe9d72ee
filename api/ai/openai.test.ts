import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answerWith, modelApis, providerOf, saysJson } from '../test/models.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { openai } = modelApis
const schema = z.object({
  capital: z.string().min(1).describe('The city'),
  size: z.enum(['small', 'large']),
  mayor: z.string().nullable(),
})
const paris = { capital: 'Paris', size: 'large', mayor: null }
const question = { instructions: 'Name the capital.', data: { country: 'France' }, schema }

test('requests structured output at the configured address, and repeats the schema in the instructions', async () => {
  const prompts = answerWith(server, openai, () => saysJson(openai, paris))
  await expect(providerOf(openai).ask(question)).resolves.toEqual(paris)
  const shape = {
    type: 'object',
    additionalProperties: false,
    required: ['capital', 'size', 'mayor'],
    properties: { capital: { type: 'string', description: 'The city' }, size: { enum: ['small', 'large'] } },
  }
  expect(prompts).toMatchObject([{ url: 'http://10.0.0.7:11434/v1/chat/completions', schema: shape }])
  const [, told = ''] = prompts[0]?.instructions.split('nothing else:\n') ?? []
  expect(JSON.parse(told)).toMatchObject(shape)
})

test('a key is optional', async () => {
  const prompts = answerWith(server, openai, () => saysJson(openai, paris))
  await providerOf(openai, { apiKey: undefined }).ask(question)
  expect(prompts).toMatchObject([{ key: null }])
})

test.each([400, 422])('asks without the format after a refusal with %s, and never requests it again', async status => {
  const { ask } = providerOf(openai)
  let refusals = 0
  const prompts = answerWith(server, openai, () => {
    if (!prompts.at(-1)?.schema) return saysJson(openai, paris)
    refusals += 1
    return HttpResponse.json({ error: { message: 'response_format is not supported' } }, { status })
  })
  await expect(ask(question)).resolves.toEqual(paris)
  await expect(ask(question)).resolves.toEqual(paris)
  expect(refusals).toBe(1)
  expect(prompts).toHaveLength(3)
})

test('still requests the format after another part was refused', async () => {
  const { ask } = providerOf(openai)
  const answers = Array.from({ length: 4 }, () => new HttpResponse(null, { status: 400 }))
  const prompts = answerWith(server, openai, () => answers.shift() ?? saysJson(openai, paris))
  await expect(ask(question)).rejects.toMatchObject({ message: 'The AI service failed (HTTP 400)' })
  await expect(ask(question)).resolves.toEqual(paris)
  expect(prompts.map(prompt => prompt.schema !== undefined)).toEqual([true, false, true, false, true])
})

test.each([
  ['```json\n', '\n```'],
  ['Here it is: ', '\nAnything else?'],
  ['<think>Is it {"capital": "Rome"}? No.</think>\n', ''],
])('reads JSON between %j and %j', async (before, behind) => {
  const text = `${before}${JSON.stringify(paris)}${behind}`
  answerWith(server, openai, () => HttpResponse.json(openai.says(text)))
  await expect(providerOf(openai).ask(question)).resolves.toEqual(paris)
})

test('follows no redirect', async () => {
  const prompts = answerWith(server, openai, () => HttpResponse.redirect('http://elsewhere.example/', 307))
  server.use(http.post('http://elsewhere.example/', () => saysJson(openai, paris)))
  await expect(providerOf(openai).ask(question)).rejects.toMatchObject({
    message: 'The AI service could not be reached',
  })
  expect(prompts).toHaveLength(2)
})
