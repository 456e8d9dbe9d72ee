import { Unavailable } from '../problems.ts'
import { type Ask, askGemini, type GeminiOptions } from './gemini.ts'
import type { AiSettings } from './settings.ts'

/** `local` has no `ask`: each room that asks has its own way to do without a provider. */
export type AiProvider = { name: 'gemini'; ask: Ask } | { name: 'local' }

/**
 * The provider that the settings name. Never throws: Gemini without a key refuses each call instead
 * (`Unavailable`, 'GEMINI_API_KEY is not configured'), so that the rest of the product still starts.
 */
export function chooseAi(settings: AiSettings, options?: GeminiOptions): AiProvider {
  if (settings.provider === 'local') return { name: 'local' }
  const { geminiApiKey: apiKey, geminiModel: model, geminiBaseUrl: baseUrl } = settings
  if (!apiKey) return { name: 'gemini', ask: refuseWithoutKey }
  return { name: 'gemini', ask: askGemini({ apiKey, model, baseUrl }, options) }
}

const refuseWithoutKey: Ask = () =>
  Promise.reject(new Unavailable('GEMINI_API_KEY is not configured', undefined, 'NO_API_KEY'))
