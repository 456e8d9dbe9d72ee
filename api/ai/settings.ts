/** The provider and its access settings. */
export type AiSettings = { provider: 'local' } | ModelSettings

/** `reads`: the resumes that are sent to the model: all, or only resumes of which the built-in reader is unsure. */
export type ModelSettings = (GeminiSettings | ({ provider: 'openai' } & OpenAiEndpoint)) & { reads: 'all' | 'doubtful' }

/** Without a key, every question is refused. `library`: Google's package to use; generative-ai is retired. */
export type GeminiSettings = Omit<GeminiEndpoint, 'apiKey'> & {
  provider: 'gemini'
  library: 'generative-ai' | 'genai'
  apiKey?: string | undefined
}

/** `baseUrl`: an endpoint other than Google's, for example a proxy: 'https://host' without a path. */
export type GeminiEndpoint = { apiKey: string; model: string; baseUrl?: string | undefined }

/** A server with OpenAI's API. `baseUrl`: the address before '/chat/completions', as in 'http://host:11434/v1'. */
export type OpenAiEndpoint = { baseUrl: string; model: string; apiKey?: string | undefined }
