/** The provider, and how it is reached. */
export type AiSettings = { provider: 'local' } | GeminiSettings | ({ provider: 'openai' } & OpenAiEndpoint)

/** Without a key every question is refused. */
export type GeminiSettings = { provider: 'gemini' } & Omit<GeminiEndpoint, 'apiKey'> & { apiKey?: string | undefined }

/** `baseUrl`: another endpoint than Google's, for example a proxy: 'https://host' without a path. */
export type GeminiEndpoint = { apiKey: string; model: string; baseUrl?: string | undefined }

/** A server with OpenAI's API. `baseUrl`: with the path before '/chat/completions', for example 'http://host:11434/v1'. */
export type OpenAiEndpoint = { baseUrl: string; model: string; apiKey?: string | undefined }
