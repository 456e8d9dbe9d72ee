import { beforeAll, describe, expect, test } from 'vitest'
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

/** What each of the mutations answers of the row that it made. */
const MADE: Record<string, string> = {
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
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${MADE[name]} } }`

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

describe.each(Object.keys(MADE))('%s', name => {
  test('sent again with its key, is done once and answers the same', async () => {
    const first = await run(name, `again ${name}`)
    const before = await rows()
    expect(await run(name, `again ${name}`)).toEqual(first)
    expect(await rows()).toEqual(before)
  })

  test('its key with other content is a conflict', async () => {
    const refused = await staff.refusal(documentOf('createCompany'), {
      input: { ...plausibleCompany, name: 'Other Engines', idempotencyKey: `again ${name}` },
    })
    expect(refused.code).toBe('CONFLICT')
  })
})

test('ten at once make one row', async () => {
  const before = await world.db.company.count()
  const answers = await Promise.all(Array.from({ length: 10 }, () => run('createCompany', 'ten at once')))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await world.db.company.count()).toBe(before + 1)
})

test('another person may have the same key, and without one nothing is remembered', async () => {
  const first = await run('createCompany', 'mine')
  expect(await run('createCompany', 'mine', colleague)).not.toEqual(first)
  expect(await run('createCompany', null)).not.toEqual(await run('createCompany', null))
})

test('what failed leaves no key', async () => {
  const input = { ...inputs.addComment, talentId: 2_000_000_000, idempotencyKey: 'failed' }
  expect((await staff.refusal(documentOf('addComment'), { input })).code).toBe('NOT_FOUND')
  await expect(run('addComment', 'failed')).resolves.toBeDefined()
})

test('the order of the fields does not matter', async () => {
  const first = await run('createCompany', 'order')
  const turned = Object.fromEntries(Object.entries({ ...plausibleCompany, idempotencyKey: 'order' }).reverse())
  expect(await staff.run(documentOf('createCompany'), { input: turned })).toEqual(first)
})

test.each(['', 'x'.repeat(256), 'a\nb', 'é', '\u0000'])('the key %j is refused', async key => {
  const input = { ...plausibleCompany, idempotencyKey: key }
  expect(await staff.refusal(documentOf('createCompany'), { input })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { idempotencyKey: 'The idempotency key must have 1 to 255 printable characters' },
  })
})

test('a repetition tells when what it made is gone', async () => {
  const { addComment } = await staff.run<{ addComment: { comment: { id: string } } }>(documentOf('addComment'), {
    input: { ...inputs.addComment, idempotencyKey: 'gone' },
  })
  const [, id] = Buffer.from(addComment.comment.id, 'base64').toString().split(':')
  await world.db.talentComment.delete({ where: { id: Number(id) } })
  const input = { ...inputs.addComment, idempotencyKey: 'gone' }
  expect((await staff.refusal(documentOf('addComment'), { input })).code).toBe('NOT_FOUND')
})

test('after a day the key is free', async () => {
  const first = await run('createCompany', 'yesterday')
  await world.db.idempotencyKey.updateMany({
    where: { key: 'yesterday' },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  })
  await sweepKeys(world)
  expect(await run('createCompany', 'yesterday')).not.toEqual(first)
  expect(await world.db.idempotencyKey.count({ where: { key: 'mine' } })).toBe(2)
})

test('the key may be in the header of a GraphQL request, and one in the input comes before it', async () => {
  const send = (input: object, headers: Record<string, string> = { 'idempotency-key': 'in the header' }) =>
    staff
      .fetch({
        ...{ method: 'POST', url: '/graphql', headers },
        payload: { query: documentOf('createCompany'), variables: { input: { ...plausibleCompany, ...input } } },
      })
      .then(response => response.json())
  const first = await send({})
  expect(await send({})).toEqual(first)
  expect(await send({ idempotencyKey: 'in the header' }, {})).toEqual(first)
  expect(await send({ idempotencyKey: 'in the input' })).not.toEqual(first)
  expect(await send({ name: 'Other Engines' })).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] })
})

test('a lost answer of a REST call does not bill twice', async () => {
  const sent = { headers: { 'idempotency-key': 'billing 7' }, payload: inputs.updateBilling }
  const first = await call(staff, 'POST /api/billing-history/update', sent)
  const again = await call(staff, 'POST /api/billing-history/update', sent)
  expect(again).toMatchObject({ status: 201, body: first.body })
  const other = { ...sent, payload: { ...inputs.updateBilling, newCompanyBudget: '$1' } }
  expect((await call(staff, 'POST /api/billing-history/update', other)).status).toBe(409)
  const wrong = await call(staff, 'POST /api/companies', {
    headers: { 'idempotency-key': 'é' },
    payload: plausibleCompany,
  })
  expect(wrong.status).toBe(400)
})
