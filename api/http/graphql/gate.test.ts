import { connect } from 'node:net'
import { serverAudits } from 'graphql-http'
import { beforeAll, describe, expect, test } from 'vitest'
import { addApiToken } from '../../auth/apiTokens.ts'
import { as, openApp, visitor, world } from '../../test/harness.ts'
import { make, staffOf } from '../../test/make.ts'

openApp({}, { listen: true })

let secret: string

beforeAll(async () => {
  secret = (await addApiToken(staffOf(await make.user()), { name: 'Audit', scope: 'READ_WRITE' })).secret
})

describe('GraphQL over HTTP with an API token', () => {
  test.each(serverAudits({ url: () => `${world.address}/graphql`, fetchFn }))('$id $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})

test.each(['/api/talents', '/graphql', '/healthz', '/'])('refuses a second Host header at %s', async path => {
  const { hostname, port } = new URL(world.address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: desk.example.com\r\nhOst: other.example.com\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const text of socket) answer += text
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('The request has more than one Host header')
})

describe('a GraphQL form', () => {
  const BUILT_INS = () => [Object.prototype.hasOwnProperty.call, ''.toString.call, ''.replace.call]

  test.each([
    ['{}', 'hasOwnProperty.call'],
    ['{}', 'toString.call'],
    ['{"a":"b"}', 'a.replace.call'],
  ])('with operations %s and a file at %s is refused, and changes nothing in the process', async (...form) => {
    const before = BUILT_INS()
    const staff = as(await make.user())
    expect((await visitor.fetch(formOf(...form))).statusCode).toBe(401)
    expect((await staff.fetch(formOf(...form))).statusCode).toBe(400)
    expect(BUILT_INS().map((value, index) => value === before[index])).toEqual([true, true, true])
    expect((await visitor.fetch({ method: 'GET', url: '/api/public/deals/unknown' })).statusCode).toBe(404)
  })

  test('is read only up to its operations when its document is closed to visitors', async () => {
    const secretly = { id: 'unknown', variables: { file: null } }
    const { statusCode, body } = await visitor.fetch(formOf(JSON.stringify(secretly), 'variables.file'))
    expect([statusCode, JSON.parse(body).message]).toEqual([401, 'Not authenticated'])
  })
})

function formOf(operations: string, path: string) {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const payload = `${field('operations', operations)}${field('map', JSON.stringify({ 0: [path] }))}--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return { method: 'POST' as const, url: '/graphql', headers, payload }
}

const fetchFn = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...(headers as Record<string, string>), authorization: `Bearer ${secret}` } })
