import { unreachable } from '../components/ProblemError.ts'

/** What came back. `file`: in place of a text, the address of what is no text. */
export type Answer = { status: number | null; headers: [name: string, value: string][]; text: string; file?: string }

/** Bytes of an answer that are read at most: a list may be longer than a page can show. */
const SHOWN = 200_000

/** Reads an answer for a person. A request that failed is reported in words. */
export async function readAnswer(sent: Promise<Response>): Promise<Answer> {
  try {
    const response = await sent
    const headers = [...response.headers].filter(([name]) => TOLD.test(name))
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && !/json|text\//.test(type)) {
      const file = URL.createObjectURL(await response.blob())
      return { status, headers, text: type && 'A file', file }
    }
    const [text, isWhole] = await readText(response)
    return { status, headers, text: isWhole ? text : `${text}\n… there is more; curl gets all of it.` }
  } catch {
    return { status: null, headers: [], text: unreachable().message }
  }
}

/** The headers that say something to a program, and not to the browser. */
const TOLD = /^(?:content-type|x-request-id|etag|location|next-updated-since|retry-after|allow|ratelimit)/

async function readText({ body }: Response): Promise<[text: string, isWhole: boolean]> {
  if (!body) return ['', true]
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < SHOWN) {
    const { done, value } = await reader.read()
    if (done) return [text, true]
    text += value
  }
  await reader.cancel()
  return [text.slice(0, SHOWN), false]
}
