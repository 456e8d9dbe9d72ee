import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, plausibleCompany, plausibleDeal, plausibleTalent } from '../test/make.ts'
import { sweepKeys } from './once.ts'

openApp()

let staff: Caller
let colleague: Caller
let inputs: Record<string, object>

beforeAll(async () => {
  staff = as(await make.user())
  colleague = as(await make.user())
  const { dealId, talentId } = await make.candidate()
  const money = { newCompanyBudget: '$9,000', newCandidateBudget: '$7,000' }
  inputs = {
    createTalent: plausibleTalent,
    createCompany: plausibleCompany,
    createDeal: { ...plausibleDeal, companyId: (await make.company()).id },
    duplicateDeal: { id: dealId },
    addCandidate: { dealId, talentId: (await make.talent()).id },
    addComment: { talentId, comment: 'Friendly.' },
    updateBilling: { dealId, talentId, ...money, changeReason: 'Promotion', effectiveDate: '2026-11-21' },
    createView: { viewName: 'Mine', tableName: 'deals' },
  }
})

/** The selection of the created row for each mutation. */
const SELECTIONS: Record<string, string> = {
  createTalent: 'talent { id }',
  createCompany: 'company { id }',
  createDeal: 'deal { id }',
  duplicateDeal: 'deal { id }',
  addCandidate: 'candidate { id }',
  addComment: 'comment { id } talent { id }',
  updateBilling: 'billingChange { id } deal { id }',
  createView: 'view { id }',
}

const documentOf = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${SELECTIONS[name]} } }`

const run = (name: string, key: string | null, who = staff) =>
  who.run(documentOf(name), { input: { ...inputs[name], idempotencyKey: key } })

const rows = async () => ({
  talents: await world.db.talent.count(),
  companies: await world.db.company.count(),
  deals: await world.db.deal.count(),
  candidates: await world.db.dealCandidate.count(),
  comments: await world.db.talentComment.count(),
  billing: await world.db.billingChange.count(),
  views: await world.db.savedView.count(),
  activity: await world.db.activity.count(),
})

describe.each(Object.keys(SELECTIONS))('%s', name => {
  test('repeated with its key runs once and returns the same result', async () => {
    const first = await run(name, `again ${name}`)
    const before = await rows()
    expect(await run(name, `again ${name}`)).toEqual(first)
    expect(await rows()).toEqual(before)
  })

  test('with a repeated key and different content is a CONFLICT', async () => {
    const refused = await staff.refusal(documentOf('createCompany'), {
      input: { ...plausibleCompany, name: 'Other Engines', idempotencyKey: `again ${name}` },
    })
    expect(refused.code).toBe('CONFLICT')
  })
})

test('ten concurrent repetitions create one row', async () => {
  const before = await world.db.company.count()
  const answers = await Promise.all(Array.from({ length: 10 }, () => run('createCompany', 'ten at once')))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await world.db.company.count()).toBe(before + 1)
})

test('keys belong to one person, and requests without a key are not stored', async () => {
  const first = await run('createCompany', 'mine')
  expect(await run('createCompany', 'mine', colleague)).not.toEqual(first)
  expect(await run('createCompany', null)).not.toEqual(await run('createCompany', null))
})

test('a failed request does not use up its key', async () => {
  const input = { ...inputs.addComment, talentId: 2_000_000_000, idempotencyKey: 'failed' }
  expect((await staff.refusal(documentOf('addComment'), { input })).code).toBe('NOT_FOUND')
  await expect(run('addComment', 'failed')).resolves.toBeDefined()
})

test('a repetition may have its fields in another order', async () => {
  const first = await run('createCompany', 'order')
  const turned = Object.fromEntries(Object.entries({ ...plausibleCompany, idempotencyKey: 'order' }).reverse())
  expect(await staff.run(documentOf('createCompany'), { input: turned })).toEqual(first)
})

test.each(['', 'x'.repeat(256), 'a\nb', 'é', '\u0000'])('refuses the key %j', async key => {
  const input = { ...plausibleCompany, idempotencyKey: key }
  expect(await staff.refusal(documentOf('createCompany'), { input })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { idempotencyKey: 'The idempotency key must have 1 to 255 printable characters' },
  })
})

test('a repetition answers NOT_FOUND if the created row was deleted', async () => {
  const { addComment } = await staff.run<{ addComment: { comment: { id: string } } }>(documentOf('addComment'), {
    input: { ...inputs.addComment, idempotencyKey: 'gone' },
  })
  const [, id] = Buffer.from(addComment.comment.id, 'base64').toString().split(':')
  await world.db.talentComment.delete({ where: { id: Number(id) } })
  const input = { ...inputs.addComment, idempotencyKey: 'gone' }
  expect((await staff.refusal(documentOf('addComment'), { input })).code).toBe('NOT_FOUND')
})

test('a key can be used again after a day', async () => {
  const first = await run('createCompany', 'yesterday')
  await world.db.idempotencyKey.updateMany({
    where: { key: 'yesterday' },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  })
  await sweepKeys(world)
  expect(await run('createCompany', 'yesterday')).not.toEqual(first)
  expect(await world.db.idempotencyKey.count({ where: { key: 'mine' } })).toBe(2)
})

test('accepts the key in a header, and prefers the key in the input', async () => {
  const send = (input: object, headers: Record<string, string> = { 'idempotency-key': 'in the header' }) =>
    staff
      .fetch({
        ...{ method: 'POST', url: '/graphql', headers },
        payload: { query: documentOf('createCompany'), variables: { input: { ...plausibleCompany, ...input } } },
      })
      .then(response => response.json())
      // The id of the request is different each time.
      .then(({ extensions: _, ...answer }) => answer)
  const first = await send({})
  expect(await send({})).toEqual(first)
  expect(await send({ idempotencyKey: 'in the header' }, {})).toEqual(first)
  expect(await send({ idempotencyKey: 'in the input' })).not.toEqual(first)
  expect(await send({ name: 'Other Engines' })).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] })
})

/** A body for each REST call that accepts a key. */
const bodies = async () => ({
  'POST /api/talents': { ...plausibleTalent, area: 'Tech' },
  'POST /api/companies': plausibleCompany,
  'POST /api/deals': { ...inputs.createDeal, dealType: 'managed' },
  'POST /api/deal-candidates': { ...inputs.addCandidate, talentId: (await make.talent()).id },
  'POST /api/talents/{id}/comments': { comment: 'Friendly, over REST.' },
  'POST /api/billing-history/update': inputs.updateBilling,
  'POST /api/user-views': { ...inputs.createView, viewName: 'Mine, over REST' },
})

test('a REST call repeated with its key creates one row and returns the same answer', async () => {
  const taking = calls.filter(({ once, form }) => once && !form).map(({ method, path }) => `${method} ${path}`)
  const bodyOf = await bodies()
  expect(taking.sort()).toEqual(Object.keys(bodyOf).sort())
  const { id } = await make.talent()
  for (const [line, payload] of Object.entries(bodyOf)) {
    const asked = `POST /api/${line.replace('POST /api/', '').replace('{id}', String(id))}` as const
    const sent = { headers: { 'idempotency-key': line }, payload }
    const first = await call(staff, asked, sent)
    expect({ line, status: first.status }).toEqual({ line, status: 201 })
    const before = await rows()
    expect(await call(staff, asked, sent)).toMatchObject({ status: 201, body: first.body })
    expect(await rows()).toEqual(before)
  }
})

test('a REST call refuses a key with different content, and a malformed key', async () => {
  const send = (key: string, payload: object) =>
    call(staff, 'POST /api/companies', { headers: { 'idempotency-key': key }, payload })
  await send('company 7', plausibleCompany)
  expect((await send('company 7', { ...plausibleCompany, name: 'Other Engines' })).status).toBe(409)
  expect((await send('é', plausibleCompany)).status).toBe(400)
})
