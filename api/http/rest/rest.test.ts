import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

let staff: Caller
let id: number

beforeAll(async () => {
  staff = as(await make.user())
  id = (await make.talent()).id
})

const send = async (method: string, url: string, payload?: string | Buffer, type = 'application/json') => {
  const headers = payload === undefined ? {} : { 'content-type': type }
  const { statusCode, body, headers: sent } = await staff.fetch({ method: method as 'PATCH', url, payload, headers })
  return { status: statusCode, body: body === '' ? null : JSON.parse(body), headers: sent }
}

describe('a body', () => {
  test.each(['{', '\u0000', '{"__proto__":{"x":1}}'])('that is %j is not valid JSON', async text => {
    const { status, body } = await send('PATCH', `/api/talents/${id}`, text)
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'The request body is not valid JSON' },
    })
  })

  test.each([undefined, '', ' ', '[]', 'null', '7', '"text"', 'true', '[{"name":"x"}]'])(
    'that is %j is not a JSON object',
    async text => {
      for (const [method, url] of [
        ['PATCH', `/api/talents/${id}`],
        ['PATCH', `/api/talents/${id}/status`],
        ['POST', '/api/talents'],
        ['POST', '/api/auth/login'],
        ['POST', `/api/talents/${id}/comments`],
      ] as const) {
        const { status, body } = await send(method, url, text)
        expect({ status, body }).toEqual({
          status: 400,
          body: { code: 'INVALID_INPUT', message: 'The request body must be a JSON object' },
        })
      }
    },
  )

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', ''])(
    'of the type %j is not supported',
    async type => {
      const { status, body } = await send('PATCH', `/api/talents/${id}`, '{"name":"x"}', type)
      expect(status).toBe(415)
      expect(body).toEqual({ code: 'UNSUPPORTED', message: 'The media type of the request body is not supported' })
    },
  )

  test('may name a character set, and may be empty if the call requires none', async () => {
    const type = 'application/json; charset=utf-8'
    expect((await send('PATCH', `/api/talents/${id}`, '{"name":"Ada L"}', type)).status).toBe(200)
    expect((await send('POST', `/api/talents/${id}/generate-shareable-id`, '')).status).toBe(200)
    const { id: gone } = await make.talent()
    expect((await send('DELETE', `/api/talents/${gone}`, '')).status).toBe(200)
  })

  test('may have at most a million bytes', async () => {
    const { status, body } = await send('POST', '/api/talents', JSON.stringify({ summary: 'a'.repeat(1_000_000) }))
    expect({ status, body }).toEqual({
      status: 413,
      body: { code: 'TOO_LARGE', message: 'The request body is too large' },
    })
  })

  test.each([
    ['emial', "'emial' is not a field of this call; did you mean 'email'?"],
    ['tech_stack', "'tech_stack' is not a field of this call; did you mean 'techStack'?"],
    ['constructor', "'constructor' is not a field of this call"],
    ['x'.repeat(5_000), `'${'x'.repeat(60)}…' is not a field of this call`],
  ])('may not hold the unknown field %s', async (name, message) => {
    const { status, body } = await send('PATCH', `/api/talents/${id}`, JSON.stringify({ name: 'Eve', [name]: 'x' }))
    const place = name.length > 60 ? `${name.slice(0, 60)}…` : name
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { [place]: message } },
    })
    expect((await send('GET', `/api/talents/${id}`)).body.name).not.toBe('Eve')
  })

  test('with an unknown field in a nested object is refused', async () => {
    const sent = JSON.stringify({ previousCompanies: [{ company: 'Looms', titel: 'Engineer' }] })
    const { status, body } = await send('PATCH', `/api/talents/${id}`, sent)
    const message = "'titel' is not a field of this call; did you mean 'title'?"
    expect([status, body.errors]).toEqual([400, { 'previousCompanies.0.titel': message }])
  })
})

describe('a parameter of a query', () => {
  test.each([
    ['/api/talents.csv?serach=ada', "'serach' is not a parameter of this call; did you mean 'search'?"],
    ['/api/talents?limit=1', "'limit' is not a parameter of this call"],
    ['/api/companies/1?x=', "'x' is not a parameter of this call"],
  ])('that %s does not have is refused', async (url, message) => {
    expect(await send('GET', url)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } })
  })

  test('may be anything in a public link to a file', async () => {
    expect((await send('GET', '/api/talents/shareable/none/portfolio.pdf?utm_source=mail')).status).toBe(404)
  })
})

describe('requests by staff', () => {
  test.each(['/api', '/api/', '/api/talent', '/api/talents/1/2/3', '/api/auth', '/api/%2F', '/api/TALENTS'])(
    'to the unknown path %s get 404',
    async url => {
      expect(await send('GET', url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } })
      expect(await send('POST', url, '{')).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Not found' },
      })
    },
  )

  test.each([
    ['PUT', '/api/talents/1', 'GET, PATCH, DELETE, HEAD'],
    ['DELETE', '/api/talents', 'GET, POST, HEAD'],
    ['GET', '/api/auth/logout', 'POST'],
    ['OPTIONS', '/api/talents/1/comments', 'GET, POST, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['DELETE', '/api/files/abc', 'GET, HEAD'],
    ['POST', '/api/talents/shareable/abc', 'GET, HEAD'],
  ])('with %s to %s get 405 with the allowed methods %s', async (method, url, allowed) => {
    const { status, body, headers } = await send(method, url)
    expect({ status, body }).toEqual({
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed' },
    })
    expect(headers.allow).toBe(allowed)
  })

  test("that end in an unexpected fault get 500 with the request's id and a general message", async () => {
    await world.db.$executeRaw`ALTER TABLE "TalentComment" RENAME TO "Hidden"`
    try {
      for (const [method, text] of [
        ['GET', undefined],
        ['POST', '{"comment":"x"}'],
      ] as const) {
        const { status, body } = await send(method, `/api/talents/${id}/comments`, text)
        expect(status).toBe(500)
        expect(body).toEqual({
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again.',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        })
      }
    } finally {
      await world.db.$executeRaw`ALTER TABLE "Hidden" RENAME TO "TalentComment"`
    }
  })
})
