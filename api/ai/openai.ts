import { z } from 'zod'
import { HttpFault, NoAnswer, type Prompt, type Send } from './ask.ts'
import { boundedFetch } from './boundedFetch.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import type { OpenAiEndpoint } from './settings.ts'

/**
 * Sends prompts to a server with OpenAI's `/chat/completions`. The schema is sent as `response_format`, until the
 * server refuses that field. The instructions also contain the schema, as some servers ignore the format.
 */
export function sendToOpenAi({ baseUrl, model, apiKey }: OpenAiEndpoint): Send {
  let takesFormat = true

  return async prompt => {
    const body = bodyOf(prompt, model)
    const format = formatOf(prompt)
    if (takesFormat) {
      const answer = await post({ ...body, response_format: format }, prompt.signal)
      if (!REFUSED.includes(answer.status)) return read(answer)
      await answer.body?.cancel()
    }
    const text = await read(await post(body, prompt.signal))
    takesFormat = false
    return text
  }

  /** Follows no redirect: a resume may only be sent to the address that the operator set. */
  function post(body: object, signal: AbortSignal) {
    const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
    const request = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal } as const
    return boundedFetch(`${baseUrl}/chat/completions`, request)
  }
}

/** Statuses with which servers refuse a field of the body; a second request shows whether that field was the format. */
const REFUSED = [400, 422]

function bodyOf({ instructions, data, schema }: Prompt, model: string) {
  const shape = `Answer one JSON object of this JSON schema, and nothing else:\n${JSON.stringify(jsonSchemaOf(schema))}`
  return {
    model,
    temperature: 0,
    messages: [
      { role: 'system', content: `${instructions}\n\n${shape}` },
      { role: 'user', content: data },
    ],
  }
}

const formatOf = ({ schema }: Prompt) => ({
  type: 'json_schema',
  json_schema: { name: 'answer', strict: true, schema: jsonSchemaOf(schema) },
})

async function read(answer: Response): Promise<string> {
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new HttpFault(answer.status)
  }
  const { data } = completion.safeParse(await answer.json())
  if (!data) throw new NoAnswer()
  return objectIn(data.choices[0].message.content)
}

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
})

/** The JSON object in an answer that may begin with reasoning or have a code fence. */
function objectIn(text: string): string {
  const answer = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  return from >= 0 && from < to ? answer.slice(from, to + 1) : answer
}
