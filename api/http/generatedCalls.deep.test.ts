import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { PROBLEM_STATUS } from '../problems.ts'
import { TOKEN_SCOPES } from '../scopes/bundles.ts'
import { demandedByField } from '../scopes/demanded.ts'
import type { TokenScope } from '../scopes/words.ts'
import { documentOf, fields } from '../test/calls/documents.ts'
import { contract, type Operation, operations, restCall } from '../test/calls/restCalls.ts'
import { chance, type Ids, pick } from '../test/calls/values.ts'
import { as, type Caller, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { tablesHoldingMarks } from '../test/hostile.ts'
import { make } from '../test/make.ts'
import { seeded } from '../test/random.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const LONG = { timeout: 3_600_000 }

/** The number of calls. `CALLS=2600` sends more calls; another `SEED` sends different calls. */
const CALLS = Number(process.env.CALLS ?? 1_000)
const SEED = Number(process.env.SEED ?? 4_711)

/** Callers and records are created anew after this many calls, as calls also end sessions and delete records. */
const RENEWED = 40

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'api')

test(`${CALLS} generated REST calls get a documented answer, a third of them succeed`, LONG, async () => {
  const statuses: Record<number, number> = {}
  const faults = await repeat(async ({ callerFor, ids, random, turn }) => {
    const made = operations[turn % operations.length]
    if (!made) return null
    const call = restCall(made, ids, random)
    const caller = callerFor(made.operation['x-token-scopes'] ?? [])
    const answer = await caller.fetch(call as Parameters<Caller['fetch']>[0])
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    const asked = contract.paths[made.path]?.[call.method.toLowerCase()] as Operation | undefined
    const place = `paths/${pointer(made.path)}/${call.method.toLowerCase()}`
    const fault = faultOf(asked, place, answer)
    return (
      fault && `${call.method} ${call.url} ${String('payload' in call ? call.payload : '').slice(0, 200)}: ${fault}`
    )
  })
  report('REST', statuses)
  expect(faults, `seed ${SEED}`).toEqual([])
  const good = Object.entries(statuses).map(([status, count]) => (status < '300' ? count : 0))
  expect(good.reduce((sum, count) => sum + count)).toBeGreaterThan(CALLS / 3)
})

test(`${CALLS} generated documents get data or coded problems, a third get no problem`, LONG, async () => {
  const codes: Record<string, number> = {}
  const faults = await repeat(async ({ callerFor, ids, random, turn }) => {
    const asked = fields[turn % fields.length]
    if (!asked) return null
    const payload = documentOf(asked, ids, random)
    const caller = callerFor(scopesOf(asked))
    if (asked.operation === 'subscription') {
      codes.streams = (codes.streams ?? 0) + 1
      return streamFault(caller, payload)
    }
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const answer = await caller.fetch({ method: 'POST', url: '/graphql', payload: JSON.stringify(payload), headers })
    const body = JSON.parse(answer.body)
    const told: { message: string; extensions?: { code?: string } }[] = body.errors ?? []
    const wrong = told.filter(
      ({ extensions }) => !(extensions?.code && extensions.code in PROBLEM_STATUS) || extensions.code === 'INTERNAL',
    )
    for (const code of told.length > 0 ? told.map(({ extensions }) => String(extensions?.code)) : ['data'])
      codes[code] = (codes[code] ?? 0) + 1
    const isNamed = body.extensions?.requestId === answer.headers['x-request-id']
    if (answer.statusCode < 500 && wrong.length === 0 && isNamed) return null
    return `${JSON.stringify(payload).slice(0, 700)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
  })
  report('GraphQL', codes)
  expect(faults, `seed ${SEED}`).toEqual([])
  expect(codes.data).toBeGreaterThan((CALLS - (codes.streams ?? 0)) / 3)
})

test('no text is changed when it is stored', async () => {
  expect(await tablesHoldingMarks()).toEqual([])
})

type CallerFor = (demanded: readonly TokenScope[] | null) => Caller

type Turn = { callerFor: CallerFor; ids: Ids; random: () => number; turn: number }

/** Runs the function CALLS times, and returns the first 20 faults. */
async function repeat(run: (turn: Turn) => Promise<string | null>): Promise<string[]> {
  const random = seeded(SEED)
  const faults: string[] = []
  let made = await renew(random)
  for (let turn = 0; turn < CALLS && faults.length < 20; turn++) {
    if (turn % RENEWED === RENEWED - 1) made = await renew(random)
    const fault = await run({ ...made, random, turn })
    if (fault) faults.push(`call ${turn} ${fault}`)
  }
  return faults
}

/** Callers of each kind, and the ids of existing records. */
async function renew(random: () => number) {
  // Undoes blocking, by which an earlier call may have blocked talents who have already been introduced.
  await world.db.agency.updateMany({ data: { blocking: [] } })
  const [admin, user] = [await make.admin(), await make.user()]
  const { dealId, talentId, id: candidate } = await make.candidate()
  const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
  const [staff, person] = [as(admin), inPerson(admin)]
  const { shareTalent } = await staff.run<{ shareTalent: { talent: { shareableId: string } } }>(
    `mutation { shareTalent(input: { id: ${talentId} }) { talent { shareableId } } }`,
  )
  const link = await staff.fetch({ method: 'POST', url: `/api/deals/${dealId}/shareable-link` })
  const view = await staff.fetch({
    ...{ method: 'POST', url: '/api/user-views' },
    payload: { viewName: 'Mine', tableName: 'deals', filters: {} },
  })
  const known: Record<string, number | string> = {
    ...{ shareable: shareTalent.talent.shareableId, token: link.json().shareableUrl.split('/').at(-1) },
    ...{
      application: (await make.application(dealId)).id,
      candidate,
      comment: (await make.comment(user, talentId)).id,
    },
    ...{ view: view.json().id ?? 1, compan: companyId, talent: talentId, deal: dealId, user: user.id },
  }
  const ids: Ids = (name, path) => {
    if (chance(random, 0.03)) return 999_999
    // The parameter's name, or else the path segment before it, shows which record the id belongs to.
    const before =
      path
        .slice(0, path.indexOf(`{${name}}`) + 1 || undefined)
        .split('/')
        .at(-2) ?? path
    const noun = [name, before].map(nounOf).find(found => found !== undefined)
    return known[noun ?? ''] ?? 1
  }
  const nounOf = (text: string) => Object.keys(known).find(noun => text.toLowerCase().includes(noun))
  const others = [visitor, inPerson(user), as(user), as(user, 'READ'), as(admin, 'READ'), person]
  const callerFor: CallerFor = demanded => {
    if (demanded?.length && chance(random, 0.15)) return as(admin, [...demanded])
    if (chance(random, 0.75)) return demanded?.length ? staff : pick([staff, person, person], random)
    return chance(random, 0.6) ? as(admin, [pick(TOKEN_SCOPES, random)]) : pick(others, random)
  }
  return { callerFor, ids }
}

/** The scopes that a token needs for a root field. */
function scopesOf({ operation, field }: (typeof fields)[number]) {
  const root = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}`
  return demandedByField(root, field)
}

/** Reads a subscription until its first bytes, or for a short time. */
async function streamFault(caller: Caller, payload: object): Promise<string | null> {
  const { headers } = (await caller.fetch({ method: 'GET', url: '/api/auth/me' })).raw.req
  const ends = new AbortController()
  const timer = setTimeout(() => ends.abort(), 150)
  const given = Object.entries(headers).filter(([name]) =>
    ['authorization', 'cookie', 'x-requested-with'].includes(name),
  )
  const response = await fetch(`${world.address}/graphql`, {
    ...{ method: 'POST', body: JSON.stringify(payload), signal: ends.signal },
    headers: { ...Object.fromEntries(given), 'content-type': 'application/json', accept: 'text/event-stream' },
  }).catch(() => null)
  clearTimeout(timer)
  ends.abort()
  const type = response?.headers.get('content-type') ?? ''
  const isStream = response?.status === 200 && type.startsWith('text/event-stream')
  const isRefused = response && response.status >= 400 && response.status < 500 && response.headers.has('x-request-id')
  return !response || isStream || isRefused ? null : `${JSON.stringify(payload)}: ${response.status} ${type}`
}

type Answered = Awaited<ReturnType<Caller['fetch']>>

/** The fault of an answer; null for none. */
function faultOf(
  asked: Operation | undefined,
  place: string,
  { statusCode, headers, body, raw }: Answered,
): string | null {
  if (!headers['x-request-id']) return 'no x-request-id'
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  if (statusCode >= 400) {
    const { code, message } = JSON.parse(body)
    if (PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS] !== statusCode || !message)
      return `${statusCode} ${body.slice(0, 200)}`
    if (statusCode === 401 && !String(headers['www-authenticate']).startsWith('Bearer realm=')) return 'no challenge'
    if (statusCode === 405 && !headers.allow) return 'no Allow'
    if (statusCode >= 500 && statusCode !== 503) return body.slice(0, 200)
  }
  if (!asked) return [401, 404, 405].includes(statusCode) ? null : `${statusCode} for a method that is not documented`
  const documented = asked.responses[statusCode]
  if (!documented) return `${statusCode} is not documented: ${body.slice(0, 200)}`
  const missing = Object.keys(documented.headers ?? {}).filter(
    name => !(name.toLowerCase() in headers) && isDue(name, raw.req),
  )
  if (missing.length > 0) return `${statusCode} without ${missing}`
  if (documented.content && !(type in documented.content)) return `${statusCode} is ${type}`
  if (type !== 'application/json') return null
  const validate = ajv.getSchema(`api#/${place}/responses/${statusCode}/content/application~1json/schema`)
  if (!validate) return `there is no schema of ${statusCode}`
  return validate(JSON.parse(body)) ? null : `${statusCode} ${ajv.errorsText(validate.errors)} ${body.slice(0, 200)}`
}

/** Whether an answer must have the documented header: some headers depend on the request and the caller. */
function isDue(name: string, { headers, url = '', method }: Answered['raw']['req']): boolean {
  if (name.startsWith('RateLimit')) return headers.authorization !== undefined
  if (name === 'Next-Updated-Since') return url.includes('updatedSince=')
  return name !== 'ETag' || (method === 'GET' && !/[?&](updatedSince|order)=/.test(url))
}

const pointer = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Prints the number of answers of each kind, if CALLS is set. */
function report(what: string, counts: Record<string, number>) {
  if (process.env.CALLS) process.stdout.write(`${what}: ${JSON.stringify(counts)}, seed ${SEED}\n`)
}
