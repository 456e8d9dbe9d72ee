import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { type Body, bodiesOf } from './examples.ts'
import { callsOf, type OpenApi } from './openapi.ts'

openApp()

/** `EXAMPLES=1 npx vitest run scripts/contract/examples.test.ts` writes the product's answers into openapi.json. */
const isWriting = process.env.EXAMPLES === '1'

const document: OpenApi = JSON.parse(await readFile('openapi.json', 'utf8'))

/** Calls that this test cannot send: they need passwords, files, a careers site or an AI provider. */
const NOT_ASKED = [
  ...['POST /api/auth/login', 'POST /api/auth/logout', 'POST /api/auth/register', 'POST /api/auth/change-password'],
  ...['POST /api/extract-resume', 'POST /api/upload-profile-picture', 'POST /api/upload-portfolio-pdf'],
  ...['POST /api/applications', 'POST /api/public/deals/{token}/apply', 'POST /api/job-matching'],
]

/** The ids of created records, by the names of parameters and fields. */
const ids: Record<string, string | number> = { view: 'deals' }
let admin: Caller

beforeAll(async () => {
  admin = as(await make.admin({ email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper' }))
})

/** Calls that are sent first, as other calls need their records, with names for the ids in their answers. */
const MADE: Record<string, string> = {
  'POST /api/companies': 'companyId',
  'POST /api/talents': 'talentId',
  'POST /api/deals': 'dealId',
  'POST /api/deals/{id}/shareable-link': 'token',
  'GET /api/public/deals/{token}': 'publicDeal', // Must be sent while the deal is open.
  'POST /api/deal-candidates': 'candidateId',
  'POST /api/user-views': 'viewId',
}
const OTHERS = ['POST', 'PUT', 'PATCH', 'GET']

/** The meaning of `id` in a path, by the noun before it. */
const NOUNS: Record<string, string> = {
  talents: 'talentId',
  companies: 'companyId',
  deals: 'dealId',
  'deal-candidates': 'candidateId',
  'external-applications': 'applicationId',
  'user-views': 'viewId',
}

const APPLICANT = { email: 'bob@example.com', name: 'Bob Sample', source: 'Careers page' }

type ExampleCall = { line: string; method: string; path: string; sent?: Body; answer: Body }

const asked = [...callsOf(document)].flatMap(([line, call]): ExampleCall[] => {
  const [method = '', path = ''] = line.split(' ')
  const bodies = bodiesOf(line, call)
  const sent = bodies.find(({ part }) => part.endsWith(' body'))
  const answer = bodies.find(body => body !== sent)
  return answer && !NOT_ASKED.includes(line) ? [{ line, method, path, sent, answer }] : []
})
const inOrder = [
  ...Object.keys(MADE).flatMap(wanted => asked.filter(({ line }) => line === wanted)),
  ...OTHERS.flatMap(wanted => asked.filter(({ line, method }) => method === wanted && !(line in MADE))),
]

test('the product accepts each example request, and its answers have the shape of the examples', async () => {
  const wrong: object[] = []
  for (const { line, method, path, sent, answer } of inOrder) {
    const payload = withIds(sent?.content.example)
    const url = path.replace(
      /([\w-]*)\/\{(\w+)\}/g,
      (_, noun, name) => `${noun}/${ids[name === 'id' ? (NOUNS[noun] ?? noun) : name]}`,
    )
    const given = await admin.fetch({ method: method as 'GET', url, payload: payload as object })
    const answered = few(given.json())
    const shown = shapeOf(answer.content.example)
    if (given.statusCode >= 300) wrong.push({ line, payload, answered })
    else if (!isWriting) expect.soft(shown, `${line}: EXAMPLES=1 writes what is answered`).toEqual(shapeOf(answered))
    else if (!isDeepStrictEqual(shown, shapeOf(answered))) answer.content.example = answered
    await learn(line, given.json())
  }
  expect(wrong).toEqual([])
  if (isWriting) await writeFile('openapi.json', `${JSON.stringify(document, null, 2)}\n`)
})

/** Stores the ids of created records. */
async function learn(line: string, made: Record<string, string>) {
  const name = MADE[line] ?? line.replace(/^POST \/api\//, '')
  if (name && made.id) ids[name] = made.id
  if (name === 'dealId') ids.applicationId = (await make.application(Number(made.id), APPLICANT)).id
  if (made.shareableUrl) ids.token = made.shareableUrl.split('/').at(-1) ?? ''
  if (made.shareableId) ids.shareableId = made.shareableId
}

const withIds = (body: unknown) =>
  isObject(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, ids[name] ?? value]))
    : undefined

/** The answer with one record of each list, which is enough as an example. */
function few(answered: unknown): unknown {
  if (Array.isArray(answered)) return isObject(answered[0]) ? [few(answered[0])] : answered
  if (!isObject(answered)) return answered
  return Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, few(value)]))
}

/** The fields and types of a value, without its contents, as ids, times and links differ from run to run. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
  return value === null ? null : typeof value
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
