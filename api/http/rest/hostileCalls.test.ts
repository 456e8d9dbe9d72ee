import { beforeAll, expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import type { Call } from '../../rest/call.ts'
import { type Caller, inPerson, openApp } from '../../test/harness.ts'
import { hostileJson, hostileValues, tablesHoldingMarks } from '../../test/hostile.ts'
import { make, PASSWORD, plausibleTalent } from '../../test/make.ts'
import { describeApi } from '../openapi/openapi.ts'

openApp()

let staff: Caller
let ids: Record<string, number>
let bodies: Record<string, Record<string, unknown>>

beforeAll(async () => {
  staff = inPerson(await make.admin())
  const { dealId, talentId, id: candidate } = await make.candidate()
  const { id: companyId } = await make.company()
  const application = (await make.application(dealId)).id
  ids = { dealId, talentId, companyId, talents: talentId, deals: dealId, companies: companyId, application, candidate }
  const name = { name: 'Analytical Engines', mainStakeholder: 'Charles Babbage' }
  const deal = { title: 'Engineer', companyId, companyBudget: '$1', candidateBudget: '$1', weeklyHours: 40 }
  const user = { email: 'new@example.com', password: PASSWORD, firstName: 'New', lastName: 'User', role: 'user' }
  const money = { newCompanyBudget: '$1', newCandidateBudget: '$1' }
  bodies = {
    'POST /api/talents': { ...plausibleTalent, area: 'Tech' },
    'POST /api/companies': name,
    'POST /api/deals': { ...deal, jobDescription: 'Builds programs that weave patterns.' },
    'POST /api/auth/register': user,
    'POST /api/user-views': { viewName: 'Mine', tableName: 'deals' },
    'POST /api/billing-history/update': {
      ...{ dealId, talentId, ...money, changeReason: 'Promotion', effectiveDate: '2026-11-21' },
    },
  }
})

const lineOf = ({ method, path }: Call) => `${method} ${path}`

type Schema = { type?: string | string[]; items?: object; properties?: Record<string, Schema> }

/** The fields of a call's body, as the OpenAPI document describes them. */
function fieldsOf({ method, path }: Call): [string, Schema][] {
  const operation = describeApi('session').paths[path]?.[method.toLowerCase()]
  const { requestBody } = operation as { requestBody: { content: { 'application/json': { schema: Schema } } } }
  return Object.entries(requestBody.content['application/json'].schema.properties ?? {})
}

test.each(calls.filter(({ body }) => body).map(call => ({ line: lineOf(call), call })))(
  '$line never ends in a fault, whatever the body',
  async ({ line, call }) => {
    const faults: string[] = []
    for (const [turn, [name, schema]] of fieldsOf(call).entries()) {
      for (const value of valuesFor(schema, turn + line.length)) {
        const status = await send(call, { ...bodies[line], [name]: value })
        if (status >= 500) faults.push(`${name} = ${JSON.stringify(value)?.slice(0, 60)}`)
      }
    }
    for (const body of [[], 'text', 1, null, [{}], { __proto__: null }, { constructor: { prototype: {} } }]) {
      if ((await send(call, body)) >= 500) faults.push(`the body ${JSON.stringify(body)}`)
    }
    expect(faults).toEqual([])
  },
)

test('no text is stored in a changed form', async () => {
  expect(await tablesHoldingMarks()).toEqual([])
})

/** Hostile values for a field, also wrapped in the shapes of a list or an object of texts. */
function valuesFor({ type, items, properties }: Schema, turn: number): unknown[] {
  const all = hostileValues(type?.includes('integer') ? 'Int' : 'String', turn)
  if (items) return [...all, ...all.map(value => [value]), ...all.map(value => [{ company: value, title: value }])]
  const names = Object.keys(properties ?? {})
  return [...all, ...names.flatMap(name => all.flatMap(value => [{ [name]: value }, { [name]: [value] }]))]
}

async function send({ method, path }: Call, body: unknown): Promise<number> {
  const url = path.replace(/\{(\w+)\}/g, (_, name) =>
    String(ids[path.split('/')[2] ?? ''] ?? ids[name] ?? ids.candidate),
  )
  const headers = { 'content-type': 'application/json' }
  return (await staff.fetch({ method, url, headers, payload: hostileJson(body) })).statusCode
}
