/** The provider, and the connection to Gemini. */
export type AiSettings = {
  provider: 'gemini' | 'local'
  geminiApiKey?: string
  geminiModel: string
  /** Another endpoint than Google's, for example a proxy: 'https://host' without a path. */
  geminiBaseUrl?: string
}
