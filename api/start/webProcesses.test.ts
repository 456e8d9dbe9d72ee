import http from 'node:http'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashToken, randomToken } from '../secrets.ts'
import { openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { ended, openTwo, type Product, webProcessesOf } from '../test/process.ts'

/* Two web processes on one port. They are asked over connections that are not kept, which they get in turn. */

openApp()

let person: Person

beforeAll(async () => {
  person = await make.user()
})

const product = openTwo(() => world.databaseUrl)

async function signIn() {
  const id = await token()
  return { id, ask: askerOf(product, id.headers) }
}

/** An API token of the person. */
async function token() {
  const secret = randomToken()
  const data = { userId: person.id, name: 'processes', scope: 'READ_WRITE' as const, tokenHash: hashToken(secret) }
  const { id } = await world.db.apiToken.create({ data })
  return { id, headers: { authorization: `Bearer ${secret}` } }
}

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer }

/** Asks over a connection of its own. */
const askerOf =
  ({ address }: Product, authorization: Record<string, string>) =>
  (path: string, { method = 'GET', headers, body }: Sent = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const options = { method, agent: false, headers: { ...authorization, ...headers } }
      const request = http.request(address + path, options, answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', part => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode, body: text }))
        answer.on('error', reject)
      })
      request.on('error', reject)
      request.end(body)
    })

type Asker = ReturnType<typeof askerOf>

/** Their statuses when asked four times each. */
const statuses = async (ask: Asker, path: string) =>
  (await Promise.all(Array.from({ length: 8 }, () => ask(path)))).map(({ status }) => status)

test('both processes answer, refuse a revoked token at once, and count their requests together', async () => {
  const { id, ask } = await signIn()
  expect(await statuses(ask, '/api/deals')).toEqual(Array(8).fill(200))
  await world.db.apiToken.update({ where: { id: id.id }, data: { revokedAt: new Date() } })
  expect(await statuses(ask, '/api/deals')).toEqual(Array(8).fill(401))
  const { body } = await askerOf(product, {})('/metrics')
  // The main process tells of the product as a whole; the pools of all processes are summed up.
  expect(body.match(/^talentdesk_readings_running \d+$/gm)).toHaveLength(1)
  expect(body).toMatch(/^talentdesk_jobs_failed 0$/m)
  expect(body).toMatch(/^talentdesk_database_connections\{pool="reads",state="total"\} ([2-9]|\d\d)$/m)
  const counts = /http_request_duration_seconds_count\{.*"\/api\/deals",status="(\d+)"\} (\d+)/g
  expect([...body.matchAll(counts)].map(([, status, count]) => [status, count])).toEqual(
    expect.arrayContaining([
      ['200', '8'],
      ['401', '8'],
    ]),
  )
})

test('live news reach the followers of both processes', async () => {
  const { id, ask } = await signIn()
  const deal = await make.deal()
  const application = await make.application(deal.id)
  const followers = await Promise.all([follow(product, id.headers, deal.id), follow(product, id.headers, deal.id)])
  for (const next of followers) await next()
  const body = Buffer.from(JSON.stringify({ status: 'Sent' }))
  const headers = { 'content-type': 'application/json' }
  const changed = await ask(`/api/external-applications/${application.id}`, { method: 'PATCH', headers, body })
  expect(changed).toMatchObject({ status: 200 })
  for (const next of followers) await expect.poll(next).toContain('"status":"SENT"')
})

/** Follows a deal over a connection of its own. Returns the function that waits for the next news. */
async function follow({ address }: Product, headers: Record<string, string>, dealId: number) {
  const query = `subscription ($dealId: Int!) { applicationsChanged(dealId: $dealId) { application { status } } }`
  const options = {
    ...{ method: 'POST', agent: false as const },
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
  }
  const request = http.request(`${address}/graphql`, options)
  onTestFinished(() => void request.destroy())
  request.end(JSON.stringify({ query, variables: { dealId } }))
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  )
  const news = answer.setEncoding('utf8').iterator()
  return async () => {
    for (let { value } = await news.next(); value !== undefined; { value } = await news.next()) {
      if (String(value).includes('data: {')) return String(value)
    }
    return ''
  }
}

test('both processes search in one thread, which either of them prepares', async () => {
  const { ask } = await signIn()
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ query: 'mutation { prepareMatching { success } }' })),
  }
  for (const answer of [await ask('/graphql', sent), await ask('/graphql', sent)]) {
    expect(JSON.parse(answer.body)).toMatchObject({ data: { prepareMatching: { success: true } } })
  }
  const threads = await world.db.$queryRaw`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'talentdesk matching'`
  expect(threads).toHaveLength(1)
})

const BOUNDARY = 'processes'
const OPENING = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`
const CLOSING = `\r\n--${BOUNDARY}--\r\n`
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** An upload that never ends: 40 KB each second. Resolves with the status, or when its connection breaks. */
function drip({ address }: Product, headers: Record<string, string>): Promise<number | undefined> {
  const options = { method: 'POST', agent: false as const, headers: { ...headers, ...FORM } }
  const request = http.request(`${address}/api/upload-portfolio-pdf`, options)
  const timer = setInterval(() => request.write(Buffer.alloc(20_000)), 500)
  onTestFinished(() => {
    clearInterval(timer)
    request.destroy()
  })
  request.write(OPENING.replace('resume', 'portfolioPdf'))
  return new Promise(resolve => {
    request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(undefined))
  })
}

/** An upload is refused after it has waited for 10 seconds. */
const AN_UPLOAD_WAITS = { timeout: 60_000 }

test.runIf(process.platform === 'linux')(
  'an upload limit holds for both processes together; one that is killed gives its places back and is started again',
  async () => {
    const { id, ask } = await signIn()
    const [first = 0, second = 0] = webProcessesOf(product)
    const ends: (number | undefined)[] = []
    // The second process stands still until the first one holds all four places, and refuses a fifth upload.
    process.kill(second, 'SIGSTOP')
    for (let count = 0; count < 6; count++) void drip(product, id.headers).then(end => ends.push(end))
    await expect.poll(() => ends, AN_UPLOAD_WAITS).toEqual([429])
    process.kill(second, 'SIGCONT')
    await expect.poll(() => ends, AN_UPLOAD_WAITS).toEqual([429, 429])

    process.kill(first, 'SIGKILL')
    await expect.poll(() => ends).toEqual([429, 429, ...Array(4).fill(undefined)])
    const resume = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
    const body = Buffer.concat([Buffer.from(OPENING), resume, Buffer.from(CLOSING)])
    const { status, body: read } = await ask('/api/extract-resume', { method: 'POST', headers: FORM, body })
    expect({ status, name: JSON.parse(read).name }).toEqual({ status: 200, name: sampleResume.name })

    await expect.poll(() => webProcessesOf(product).length).toBe(2)
    expect(webProcessesOf(product)).toContain(second)
    await expect.poll(() => statuses(ask, '/api/deals')).toEqual(Array(8).fill(200))
    product.child.kill('SIGTERM')
    expect(await ended(product.child)).toBe(0)
  },
)
