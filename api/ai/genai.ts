import type { GoogleGenAI } from '@google/genai'
import { HttpFault, type Send } from './ask.ts'
import { boundedFetch } from './boundedFetch.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import type { GeminiEndpoint } from './settings.ts'

/** Sends prompts to a Gemini model with `@google/genai`, loaded only at the first prompt, as it takes 33 MB. */
export function sendByGenai(endpoint: GeminiEndpoint): Send {
  let opening: Promise<GoogleGenAI> | undefined

  return async ({ instructions, data, schema, signal }) => {
    opening ??= open(endpoint)
    const { models } = await opening
    const { ApiError } = await import('@google/genai')
    const config = {
      ...{ systemInstruction: instructions, temperature: 0, abortSignal: signal },
      ...{ responseMimeType: 'application/json', responseJsonSchema: jsonSchemaOf(schema) },
    }
    const answer = await models.generateContent({ model: endpoint.model, contents: data, config }).catch(fault => {
      throw fault instanceof ApiError ? new HttpFault(fault.status) : fault
    })
    // Not the library's `text` of the answer, which prints a warning about each further part.
    const parts = answer.candidates?.[0]?.content?.parts ?? []
    return parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')
  }
}

/** Sets every option, as the library would otherwise read its own environment variables. */
async function open({ apiKey, baseUrl = GOOGLE }: GeminiEndpoint): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai')
  return new GoogleGenAI({ apiKey, vertexai: false, httpOptions: { baseUrl, fetch: boundedFetch } })
}

const GOOGLE = 'https://generativelanguage.googleapis.com'
