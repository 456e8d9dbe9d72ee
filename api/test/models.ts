import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'
import { z } from 'zod'
import type { AskOptions } from '../ai/ask.ts'
import { chooseAi, type Model } from '../ai/choose.ts'
import type { AiSettings, ModelSettings } from '../ai/settings.ts'

/** The API key for the fake APIs. */
export const key = 'AIza-a-secret-of-the-agency'

/** A prompt as received by a model. */
export type Arrived = { url: string; key: string | null; instructions: string; data: string; schema: unknown }

/** A model's HTTP API: its settings, and the bodies of its answers. */
export type ModelApi = {
  settings: ModelSettings
  path: RegExp
  arrived(request: Request): Promise<Arrived>
  says(text: string): object
  /** Bodies of responses without an answer. */
  silent: object[]
}

const geminiBody = z.object({
  systemInstruction: z.object({ parts: z.tuple([z.object({ text: z.string() })]) }),
  contents: z.tuple([z.object({ parts: z.tuple([z.object({ text: z.string() })]) })]),
  generationConfig: z.looseObject({ responseMimeType: z.literal('application/json') }),
})

const gemini: ModelApi = {
  settings: { provider: 'gemini', reads: 'all', library: 'generative-ai', apiKey: key, model: 'gemini-2.5-flash' },
  path: /:generateContent$/,
  async arrived(request) {
    const { systemInstruction, contents, generationConfig } = geminiBody.parse(await request.json())
    return {
      url: request.url,
      key: request.headers.get('x-goog-api-key'),
      instructions: systemInstruction.parts[0].text,
      data: contents[0].parts[0].text,
      schema: generationConfig.responseSchema ?? generationConfig.responseJsonSchema,
    }
  },
  says: text => ({
    candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [{ text }] } }],
    usageMetadata: { promptTokenCount: 42, candidatesTokenCount: 17, totalTokenCount: 59 },
    modelVersion: 'gemini-2.5-flash',
  }),
  silent: [
    { candidates: [] },
    { promptFeedback: { blockReason: 'SAFETY' } },
    { candidates: [{ index: 0, finishReason: 'SAFETY' }] },
  ],
}

const genai: ModelApi = {
  ...gemini,
  settings: { provider: 'gemini', reads: 'all', library: 'genai', apiKey: key, model: 'gemini-2.5-flash' },
}

const openaiBody = z.object({
  model: z.literal('qwen3:32b'),
  temperature: z.literal(0),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z
    .object({ type: z.literal('json_schema'), json_schema: z.object({ strict: z.literal(true), schema: z.unknown() }) })
    .optional(),
})

const openai: ModelApi = {
  settings: { provider: 'openai', reads: 'all', apiKey: key, model: 'qwen3:32b', baseUrl: 'http://10.0.0.7:11434/v1' },
  path: /\/chat\/completions$/,
  async arrived(request) {
    const { messages, response_format } = openaiBody.parse(await request.json())
    return {
      url: request.url,
      key: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      instructions: messages[0].content,
      data: messages[1].content,
      schema: response_format?.json_schema.schema,
    }
  },
  says: content => ({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] }),
  silent: [{ choices: [] }, { choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'No.' } }] }],
}

export const modelApis = { gemini, genai, openai }

/** The provider for the given settings, with short timeouts. */
export function providerOf(
  api: ModelApi,
  changes: Partial<ModelApi['settings']> = {},
  options: AskOptions = { timeout: 200, pause: 1 },
): Model {
  const provider = chooseAi({ ...api.settings, ...changes } as AiSettings, options)
  if (provider.name === 'local') throw new Error('expected a model')
  return provider
}

/** Sets the API's answer; returns the prompts that arrive. */
export function answerWith(server: SetupServer, api: ModelApi, answer: () => Response | Promise<Response>) {
  const prompts: Arrived[] = []
  server.use(
    http.post(api.path, async ({ request }) => {
      prompts.push(await api.arrived(request))
      return answer()
    }),
  )
  return prompts
}

/** Makes the model answer with this value as JSON. */
export const saysJson = (api: ModelApi, value: unknown) => HttpResponse.json(api.says(JSON.stringify(value)))
