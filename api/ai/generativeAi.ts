import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
} from '@google/generative-ai'
import { HttpFault, NoAnswer, type Send } from './ask.ts'
import { boundFetch } from './boundedFetch.ts'
import { responseSchemaOf } from './responseSchema.ts'
import type { GeminiEndpoint } from './settings.ts'

/** Sends prompts to a Gemini model with `@google/generative-ai`, which Google has retired. */
export function sendByGenerativeAi({ apiKey, model, baseUrl }: GeminiEndpoint): Send {
  boundFetch()
  const client = new GoogleGenerativeAI(apiKey)
  return async ({ instructions, data, schema, signal }) => {
    const responseSchema = responseSchemaOf(schema)
    const generative = client.getGenerativeModel(
      {
        model,
        systemInstruction: instructions,
        generationConfig: { temperature: 0, responseMimeType: 'application/json', responseSchema },
      },
      { baseUrl },
    )
    try {
      const { response } = await generative.generateContent(data, { signal })
      return response.text()
    } catch (fault) {
      if (fault instanceof GoogleGenerativeAIFetchError && fault.status) throw new HttpFault(fault.status)
      if (fault instanceof GoogleGenerativeAIResponseError) throw new NoAnswer()
      throw fault
    }
  }
}
