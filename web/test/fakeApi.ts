import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** A refusal as the API puts it. */
export class Refusal extends Error {
  readonly extensions: Record<string, unknown>
  constructor(code: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.extensions = { code, ...more }
  }
}

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

/**
 * Answers the page's operations by name at the HTTP boundary. What is not foreseen is an unexpected fault. A subscription
 * gets one event, after which its stream ends; of one that is not foreseen nothing is ever heard.
 */
export async function fakeApi(page: Page, answers: Answers) {
  const names = operationNames()
  await page.route('**/graphql', async route => {
    const request = route.request()
    if (request.headers()['x-requested-with'] !== 'talentdesk') return route.fulfill({ status: 403, json: {} })
    const { id, variables } = operation(request.postData() ?? '')
    const name = names.get(id) ?? id
    if (request.headers().accept !== 'text/event-stream') {
      return route.fulfill({ json: await answer(answers, name, variables) })
    }
    if (!answers[name]) return
    const data = JSON.stringify(await answer(answers, name, variables))
    await route.fulfill({ contentType: 'text/event-stream', body: `event: next\ndata: ${data}\n\n` })
  })
}

async function answer(answers: Answers, name: string, variables: Record<string, unknown>) {
  try {
    const found = answers[name]
    if (!found) throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: `no-answer-for-${name}` })
    return { data: await found(variables) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { data: null, errors: [{ message: error.message, extensions: error.extensions }] }
  }
}

/** Relay's artifacts carry the id of the document that they send. */
function operationNames() {
  const folder = 'web/__generated__'
  const files = readdirSync(folder).filter(file => file.endsWith('.graphql.ts'))
  return new Map(
    files.map(file => {
      const id = /@relayRequestID (\w+)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
      return [id, file.replace('.graphql.ts', '')]
    }),
  )
}

function operation(body: string): { id: string; variables: Record<string, unknown> } {
  return JSON.parse(/name="operations"\s+([^\r\n]+)/.exec(body)?.[1] ?? body)
}
