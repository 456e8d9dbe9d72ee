import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * 8 writers make 10,000 changes while the receiver of a webhook often fails and the product is killed twice. Every
 * change must arrive, and the changes of a record must arrive in their order. Repeated deliveries have the same id.
 * `npm run bench:webhooks -- --changes=10000`
 */

const CHANGES = Number(process.argv.find(each => each.startsWith('--changes='))?.slice(10) ?? 10_000)
const WRITERS = 8
const TALENTS = 200
const PORT = Number(process.env.BENCH_PORT ?? 4_731)
const address = `http://127.0.0.1:${PORT}`
const dataDir = await mkdtemp(path.join(tmpdir(), 'talentdesk-webhooks-'))

type Arrival = { id: string; record: number; version: number; answered: string }
const arrivals: Arrival[] = []

/** Receives a delivery: 4 % fail, 2 % are reset, 3 % are slow, 0.2 % hang. */
function receive(body: { id: string; record: { id: number; version: number } | null }, answer: http.ServerResponse) {
  if (!body.record) return void answer.end('pong')
  const chance = Math.random()
  const answered =
    chance < 0.04 ? '500' : chance < 0.06 ? 'reset' : chance < 0.062 ? 'hang' : chance < 0.09 ? 'slow' : 'ok'
  arrivals.push({ id: body.id, record: body.record.id, version: body.record.version, answered })
  if (answered === '500') answer.writeHead(500).end()
  else if (answered === 'reset') answer.socket?.destroy()
  else if (answered === 'slow') setTimeout(() => answer.end('slow'), 300)
  else if (answered === 'ok') answer.end('ok')
}

const receiver = http.createServer(async (request, answer) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  receive(JSON.parse(Buffer.concat(parts).toString()), answer)
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')

function startProduct(): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: `${PORT}`, DATA_DIR: dataDir, DEMO_DATA: '0' }
  const own = { WEBHOOKS_TO_PRIVATE_ADDRESSES: '1', LOG_LEVEL: 'error' }
  return spawn(process.execPath, ['dist/api/main.js'], {
    env: { ...env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ready() {
  for (let tries = 0; tries < 1_200; tries++) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('The product does not become ready')
}

const json = { 'content-type': 'application/json' }
let authorization: Record<string, string> = {}

async function graphql(query: string, variables: object, headers: Record<string, string>) {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Signs in, creates a token and the webhook. */
async function prepare() {
  const [email = '', password = ''] = (await readFile(path.join(dataDir, 'first-admin'), 'utf8')).split('\n')
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const session = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-requested-with': 'graphiql' }
  const made = await graphql(
    'mutation { addApiToken(input: { name: "bench", scope: READ_WRITE }) { secret } }',
    {},
    session,
  )
  authorization = { authorization: `Bearer ${(made.addApiToken as { secret: string }).secret}` }
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const input = { url, kinds: ['talent.updated'] }
  await graphql(
    'mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { webhook { id } } }',
    { input },
    session,
  )
}

async function makeTalent(number: number): Promise<number> {
  const talent = {
    ...{ name: `Talent ${number}`, role: 'Engineer', area: 'Tech', seniority: 'Senior', companies: 'Streamhaus' },
    ...{ summary: 'Builds.', techStack: ['Go'], linkedinUrl: `https://linkedin.com/in/t${number}` },
    ...{ portfolioUrls: ['https://example.com/p'], keyHighlights: ['Built it'] },
  }
  const answer = await fetch(`${address}/api/talents`, {
    method: 'POST',
    headers: { ...json, ...authorization },
    body: JSON.stringify(talent),
  })
  const { id } = (await answer.json()) as { id?: number }
  if (!id) throw new Error(`A talent was not added: ${answer.status}`)
  return id
}

/** Changes a talent. Retries while the product is down. */
async function change(id: number, text: string) {
  for (;;) {
    const answer = await fetch(`${address}/api/talents/${id}`, {
      method: 'PATCH',
      headers: { ...json, ...authorization },
      body: JSON.stringify({ internalScoring: text }),
    }).catch(() => null)
    if (answer?.ok) return void (await answer.arrayBuffer())
    if (answer && answer.status < 500) throw new Error(`A change was refused: ${answer.status}`)
    await wait(200)
  }
}

async function restart(product: ChildProcess): Promise<ChildProcess> {
  product.kill('SIGKILL')
  await once(product, 'exit')
  const next = startProduct()
  await ready()
  return next
}

let product = startProduct()
try {
  await ready()
  await prepare()
  const talents: number[] = []
  for (let number = 0; number < TALENTS; number++) talents.push(await makeTalent(number))
  const began = Date.now()
  let made = 0
  const writing = Array.from({ length: WRITERS }, async () => {
    while (made < CHANGES) {
      const number = made++
      await change(talents[Math.floor(Math.random() * TALENTS)] ?? 0, `change ${number}`)
    }
  })
  for (const part of [1 / 3, 2 / 3]) {
    while (made < CHANGES * part) await wait(50)
    product = await restart(product)
    console.log(`Killed and started again after ${made} changes, ${arrivals.length} arrivals`)
  }
  await Promise.all(writing)
  const written = Date.now()
  const versions = new Map<number, number>()
  for (const id of talents) {
    const { talent } = await graphql('query ($id: Int!) { talent(id: $id) { version } }', { id }, authorization)
    versions.set(id, (talent as { version: number }).version)
  }
  const wanted = [...versions.values()].reduce((sum, version) => sum + version - 1, 0)
  const taken = () =>
    new Set(arrivals.filter(({ answered }) => answered === 'ok' || answered === 'slow').map(({ id }) => id))
  while (taken().size < wanted && Date.now() - written < 15 * 60_000) await wait(500)
  const ended = Date.now()

  let outOfOrder = 0
  for (const [id, version] of versions) {
    const first = [...new Set(arrivals.filter(({ record }) => record === id).map(each => each.version))]
    if (first.length !== version - 1 || first.some((each, index) => each !== index + 2)) outOfOrder++
  }
  const ids = new Map(arrivals.map(({ id, record, version }) => [`${record} ${version}`, id]))
  const otherIds = arrivals.filter(({ id, record, version }) => ids.get(`${record} ${version}`) !== id).length
  const count = (answered: string) => arrivals.filter(each => each.answered === answered).length
  console.log({
    ...{ changes: wanted, delivered: taken().size, missing: wanted - taken().size, recordsOutOfOrder: outOfOrder },
    ...{ changesWithTwoIds: otherIds, arrivals: arrivals.length, cameAgain: arrivals.length - ids.size },
    ...{ failed: count('500'), reset: count('reset'), hung: count('hang'), slow: count('slow') },
    ...{ secondsOfWriting: (written - began) / 1_000, secondsUntilAllArrived: (ended - began) / 1_000 },
  })
  if (wanted < CHANGES || taken().size !== wanted || outOfOrder > 0 || otherIds > 0) process.exitCode = 1
} finally {
  product.kill('SIGTERM')
  await once(product, 'exit')
  receiver.closeAllConnections()
  receiver.close()
  await rm(dataDir, { recursive: true, force: true })
}
