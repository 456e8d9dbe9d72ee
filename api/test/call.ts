import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { calls } from '../calls.ts'
import { describeApi } from '../http/openapi/openapi.ts'
import type { Caller } from './harness.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(describeApi('talentdesk_session'), 'api')

type Called = { status: number; body: Record<string, unknown> & { message?: string }; headers: Record<string, unknown> }

/** Calls the API and checks the answer against the OpenAPI document. */
export async function call(
  who: Caller,
  line: `${Uppercase<string>} /api/${string}`,
  sent?: InjectOptions['payload'] | InjectOptions,
): Promise<Called> {
  const [method = '', url = ''] = line.split(' ')
  const options = sent && typeof sent === 'object' && 'headers' in sent ? sent : { payload: sent as object }
  const response = await who.fetch({ method: method as 'GET', url, ...(options as InjectOptions) })
  const text = response.body
  const body = text === '' ? null : JSON.parse(text)
  expectDocumented(method, url, response.statusCode, body)
  return { status: response.statusCode, body, headers: response.headers }
}

/** Checks an answer against the OpenAPI document, if the call is in the table. */
function expectDocumented(method: string, url: string, status: number, body: unknown) {
  const [path = ''] = url.split('?')
  const route = calls.findLast(
    row => row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]*')}$`).test(path),
  )
  if (!route) return
  const steps = [
    'paths',
    route.path,
    method.toLowerCase(),
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ]
  const pointer = steps.map(step => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.getSchema(`api#/${pointer.join('/')}`)
  expect(validate, `${method} ${route.path} does not document ${status}`).toBeDefined()
  validate?.(body)
  expect(validate?.errors ?? null, `${method} ${route.path} ${status} ${JSON.stringify(body)}`).toBeNull()
}
