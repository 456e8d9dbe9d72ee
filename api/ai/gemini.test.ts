import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { answerWith, modelApis, providerOf, saysJson } from '../test/models.ts'
import { jsonSchemaOf } from './jsonSchema.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { gemini, genai } = modelApis
const schema = z.object({
  capital: z.string().describe('The city'),
  rivers: z.array(z.string()),
  size: z.enum(['small', 'large']),
  mayor: z.string().nullable(),
})
const paris = { capital: 'Paris', rivers: ['Seine'], size: 'large', mayor: null }
const question = { instructions: 'Name the capital.', data: { country: 'France' }, schema }

test('requests structured output with the retired library', async () => {
  const prompts = answerWith(server, gemini, () => saysJson(gemini, paris))
  await providerOf(gemini).ask(question)
  expect(prompts[0]?.schema).toMatchObject({
    type: 'object',
    required: ['capital', 'rivers', 'size', 'mayor'],
    properties: {
      capital: { type: 'string', description: 'The city' },
      rivers: { type: 'array', items: { type: 'string' } },
      size: { type: 'string', enum: ['small', 'large'] },
      mayor: { type: 'string', nullable: true },
    },
  })
})

test('requests structured output with the current library', async () => {
  const prompts = answerWith(server, genai, () => saysJson(genai, paris))
  await providerOf(genai).ask(question)
  expect(prompts[0]?.schema).toEqual(jsonSchemaOf(schema))
})

test.each([gemini, genai])("uses the endpoint from the settings, else Google's: $settings.library", async api => {
  vi.stubEnv('GOOGLE_GEMINI_BASE_URL', 'https://elsewhere.example')
  vi.stubEnv('GOOGLE_GENAI_USE_VERTEXAI', 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  const prompts = answerWith(server, api, () => saysJson(api, paris))
  await providerOf(api).ask(question)
  await providerOf(api, { baseUrl: 'https://gemini.example.com' }).ask(question)
  const path = 'v1beta/models/gemini-2.5-flash:generateContent'
  expect(prompts.map(({ url }) => url)).toEqual([
    `https://generativelanguage.googleapis.com/${path}`,
    `https://gemini.example.com/${path}`,
  ])
})

test('refuses every call without a key', async () => {
  const prompts = answerWith(server, gemini, () => saysJson(gemini, paris))
  const fault = await providerOf(gemini, { apiKey: undefined })
    .ask(question)
    .catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'UNAVAILABLE', message: 'GEMINI_API_KEY is not configured' })
  expect(prompts).toHaveLength(0)
})
