import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { ApiTokenScope } from '../generated/prisma/enums.ts'
import { PROBLEM_STATUS } from '../problems.ts'
import { documentOf, fields } from '../test/calls/documents.ts'
import { contract, type Operation, operations, restCall } from '../test/calls/restCalls.ts'
import { type Ids, pick } from '../test/calls/values.ts'
import { as, type Caller, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { tablesHoldingMarks } from '../test/hostile.ts'
import { make } from '../test/make.ts'
import { seeded } from '../test/random.ts'

openApp()

/** `npm run bench:calls` sends more. Another seed, other calls. */
const CALLS = Number(process.env.CALLS ?? 200)
const SEED = Number(process.env.SEED ?? 4_711)

/** After so many calls there are new callers and records, as calls also end sessions and delete records. */
const RENEWED = 100

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'api')

test(`${CALLS} generated calls by REST get a documented answer`, { timeout: 3_600_000 }, async () => {
  const statuses: Record<number, number> = {}
  const faults = await repeat(async ({ caller, ids, random, turn }) => {
    const made = operations[turn % operations.length]
    if (!made) return null
    const call = restCall(made, ids, random)
    const answer = await caller.fetch(call as Parameters<Caller['fetch']>[0])
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    const asked = contract.paths[made.path]?.[call.method.toLowerCase()] as Operation | undefined
    const fault = faultOf(asked, `paths/${pointer(made.path)}/${call.method.toLowerCase()}`, answer)
    return (
      fault && `${call.method} ${call.url} ${String('payload' in call ? call.payload : '').slice(0, 200)}: ${fault}`
    )
  })
  report('REST', statuses)
  expect(faults, `seed ${SEED}`).toEqual([])
})

test(`${CALLS} generated documents get data or problems with codes`, { timeout: 3_600_000 }, async () => {
  const codes: Record<string, number> = {}
  const faults = await repeat(async ({ caller, ids, random, turn }) => {
    const asked = fields[turn % fields.length]
    if (!asked) return null
    const payload = documentOf(asked, ids, random)
    // A subscription that may not stream is refused; one that may would not end.
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
})

test('no text is stored in a changed form', async () => {
  expect(await tablesHoldingMarks()).toEqual([])
})

type Turn = { caller: Caller; ids: Ids; random: () => number; turn: number }

/** Runs it for each call; returns the first faults. */
async function repeat(run: (turn: Turn) => Promise<string | null>): Promise<string[]> {
  const random = seeded(SEED)
  const faults: string[] = []
  let made = await renew(random)
  for (let turn = 0; turn < CALLS && faults.length < 20; turn++) {
    if (turn % RENEWED === RENEWED - 1) made = await renew(random)
    const fault = await run({ ...made, caller: pick(made.callers, random), random, turn })
    if (fault) faults.push(`call ${turn} ${fault}`)
  }
  return faults
}

/** Callers of each kind, and the ids of records that are there. */
async function renew(random: () => number) {
  const [admin, user] = [await make.admin(), await make.user()]
  const { dealId, talentId, id: candidate } = await make.candidate()
  const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
  const application = (await make.application(dealId)).id
  const comment = (await make.comment(user, talentId)).id
  const tokens = [admin, user].flatMap(person => Object.values(ApiTokenScope).map(scope => as(person, scope)))
  const callers = [visitor, inPerson(admin), inPerson(user), ...tokens]
  const known = Object.entries({
    talent: talentId,
    compan: companyId,
    candidate,
    deal: dealId,
    application,
    comment,
    user: user.id,
  })
  const ids: Ids = (name, path) => {
    const place = `${name} ${path}`.toLowerCase()
    const found =
      known.find(([noun]) => name.toLowerCase().startsWith(noun)) ?? known.find(([noun]) => place.includes(noun))
    if (/token|key|shareable|view/i.test(name)) return 'unknown'
    return random() < 0.1 ? 999_999 : (found?.[1] ?? 1)
  }
  return { callers, ids }
}

type Answered = Awaited<ReturnType<Caller['fetch']>>

/** What is wrong with an answer. Null for nothing. */
function faultOf(asked: Operation | undefined, place: string, { statusCode, headers, body }: Answered): string | null {
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
  if (documented.content && !(type in documented.content)) return `${statusCode} is ${type}`
  if (type !== 'application/json') return null
  const validate = ajv.getSchema(`api#/${place}/responses/${statusCode}/content/application~1json/schema`)
  if (!validate) return `there is no schema of ${statusCode}`
  return validate(JSON.parse(body)) ? null : `${statusCode} ${ajv.errorsText(validate.errors)} ${body.slice(0, 200)}`
}

const pointer = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Only for the command, which shows how many of each there were. */
function report(what: string, counts: Record<string, number>) {
  if (process.env.CALLS) process.stdout.write(`${what}: ${JSON.stringify(counts)}, seed ${SEED}\n`)
}
