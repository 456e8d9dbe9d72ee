import { Unavailable } from '../problems.ts'
import { type Ask, type AskOptions, askBy } from './ask.ts'
import { sendByGenai } from './genai.ts'
import { sendByGenerativeAi } from './generativeAi.ts'
import { sendToOpenAi } from './openai.ts'
import type { AiSettings, GeminiSettings, ModelSettings, OpenAiEndpoint } from './settings.ts'

/** `local` has no `ask`: each folder that uses AI has its own fallback for a product without a provider. */
export type AiProvider = Model | { name: 'local' }

/** `title`: the provider's name for people. `reads`: the resumes that are sent to the provider. */
export type Model = { name: 'gemini' | 'openai'; title: string; ask: Ask } & Pick<ModelSettings, 'reads'>

/** The provider selected in the settings. Never throws. */
export function chooseAi(settings: AiSettings, options?: AskOptions): AiProvider {
  switch (settings.provider) {
    case 'local':
      return { name: 'local' }
    case 'gemini':
      return { name: 'gemini', title: 'Gemini', reads: settings.reads, ask: askGemini(settings, options) }
    case 'openai':
      return { name: 'openai', title: settings.model, reads: settings.reads, ask: askOpenAi(settings, options) }
  }
}

/** Asks Gemini. Without a key, each call is refused; the rest of the product still starts. */
function askGemini({ apiKey, library, model, baseUrl }: GeminiSettings, options?: AskOptions): Ask {
  const sendBy = library === 'genai' ? sendByGenai : sendByGenerativeAi
  if (apiKey) return askBy(sendBy({ apiKey, model, baseUrl }), options)
  return () => Promise.reject(new Unavailable('GEMINI_API_KEY is not configured', undefined, 'NO_API_KEY'))
}

const askOpenAi = (endpoint: OpenAiEndpoint, options?: AskOptions) =>
  askBy(sendToOpenAi(endpoint), { timeout: OWN_SERVER_TIMEOUT, ...options })

/** The timeout in milliseconds for a model on the agency's own machine, which is slower than Google's. */
const OWN_SERVER_TIMEOUT = 120_000
