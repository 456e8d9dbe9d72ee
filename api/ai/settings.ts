/** Which provider answers, and how Gemini is reached. */
export type AiSettings = {
  provider: 'gemini' | 'local'
  geminiApiKey?: string
  geminiModel: string
  /** Another endpoint than Google's, for example a proxy: 'https://host' without a path. */
  geminiBaseUrl?: string
}

export const defaultGeminiModel = 'gemini-2.5-flash'
