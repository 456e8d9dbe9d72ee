/** The provider, and how it is reached. */
export type AiSettings = { provider: 'local' } | ModelSettings

/** `reads`: the resumes that are sent to it, all or those of which the built-in reader is unsure. */
export type ModelSettings = (GeminiSettings | ({ provider: 'openai' } & OpenAiEndpoint)) & { reads: 'all' | 'doubtful' }

/** Without a key every question is refused. `library`: the package of Google that asks; the first is retired. */
export type GeminiSettings = Omit<GeminiEndpoint, 'apiKey'> & {
  provider: 'gemini'
  library: 'generative-ai' | 'genai'
  apiKey?: string | undefined
}

/** `baseUrl`: another endpoint than Google's, for example a proxy: 'https://host' without a path. */
export type GeminiEndpoint = { apiKey: string; model: string; baseUrl?: string | undefined }

/** A server with OpenAI's API. `baseUrl`: with the path before '/chat/completions', for example 'http://host:11434/v1'. */
export type OpenAiEndpoint = { baseUrl: string; model: string; apiKey?: string | undefined }
