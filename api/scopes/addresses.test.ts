import { beforeAll, expect, test } from 'vitest'
import { share } from '../shares/test/sharing.ts'
import { as, inPerson, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import type { TokenScope } from './words.ts'

openApp()

let admin: Person
let talentId: number
let dealId: number
let shareId: number

beforeAll(async () => {
  admin = await make.admin()
  ;({ talentId, dealId } = await make.candidate())
  ;({ databaseId: shareId } = await share(admin, { dealId, talents: [{ talentId }] }))
})

const withScopes = (...scopes: TokenScope[]) => as(admin, scopes)

test('the link with which a client answers needs shares:write in every field that shows it', async () => {
  const { token } = await world.db.share.findUniqueOrThrow({ where: { id: shareId } })
  const SHARE = `query ($id: Int!, $node: ID!) { share(id: $id) { url } node(id: $node) { ...on Share { url } } }`
  const OTHERS = `query ($deal: Int!) { deal(id: $deal) { shares { edges { node { url items { answer { share { url } } } } } } } }`
  const own = { id: shareId, node: btoa(`Share:${shareId}`) }
  for (const reader of [as(admin, 'READ'), withScopes('shares:read', 'deals:read')]) {
    expect(await reader.run(SHARE, own)).toEqual({ share: { url: null }, node: { url: null } })
    expect(JSON.stringify(await reader.run(OTHERS, { deal: dealId }))).not.toContain(token)
  }
  for (const writer of [withScopes('shares:write'), as(admin), inPerson(admin)]) {
    expect(await writer.run(SHARE, own)).toMatchObject({ share: { url: expect.stringContaining(token) } })
  }
})

test("a webhook's address may contain a secret, so a read-only token gets only its origin", async () => {
  const data = {
    ownerId: admin.id,
    url: 'https://hooks.example.com/T0/B0/secret?key=k',
    secret: 'whsec_x',
    position: 0,
  }
  await world.db.webhook.create({ data })
  const LIST = '{ webhooks { url } }'
  for (const reader of [as(admin, 'READ'), withScopes('webhooks:read')]) {
    expect(await reader.run(LIST)).toEqual({ webhooks: [{ url: 'https://hooks.example.com/…' }] })
  }
  for (const writer of [withScopes('webhooks:write'), as(admin), inPerson(admin)]) {
    expect(await writer.run(LIST)).toEqual({ webhooks: [{ url: data.url }] })
  }
})

const INPUT = '(input: { talents: [{ talentId: $talentId }], recipientName: "Carla", recipientCompany: "Streamhaus" })'

test.each<[act: string, own: TokenScope, document: string]>([
  ['sharePreview', 'shares:read', `query ($talentId: Int!) { sharePreview${INPUT} { content { profiles { name } } } }`],
  ['createShare', 'shares:write', `mutation ($talentId: Int!) { createShare${INPUT} { share { databaseId } } }`],
  ['renewShare', 'shares:write', 'mutation { renewShare(input: { id: $shareId }) { share { databaseId } } }'],
  [
    'shareTalent',
    'shares:write',
    'mutation ($talentId: Int!) { shareTalent(input: { id: $talentId }) { __typename } }',
  ],
])('%s shows the profile, and therefore needs talents:read', async (_act, own, document) => {
  const query = document.replace('$shareId', `${shareId}`)
  expect(await withScopes(own).refusal(query, { talentId })).toMatchObject({ code: 'FORBIDDEN', scope: 'talents:read' })
  await withScopes(own, 'talents:read', 'deals:read').run(query, { talentId })
})

test("the title and company of a share's deal need their scopes", async () => {
  const PREVIEW = `query ($input: SharePreviewInput!) { sharePreview(input: $input) { content { position recipientCompany } } }`
  const input = { dealId, talents: [{ talentId }] }
  const shares: TokenScope[] = ['shares:write', 'talents:read']
  expect(await withScopes(...shares).refusal(PREVIEW, { input })).toMatchObject({ scope: 'deals:read' })
  expect(await withScopes(...shares, 'deals:read').refusal(PREVIEW, { input })).toMatchObject({
    scope: 'companies:read',
  })
  await withScopes(...shares, 'deals:read').run(PREVIEW, { input: { ...input, recipientCompany: 'Streamhaus' } })
  await withScopes(...shares, 'deals:read', 'companies:read').run(PREVIEW, { input })
  const renew = `mutation { renewShare(input: { id: ${shareId} }) { share { position } } }`
  expect(await withScopes(...shares).refusal(renew)).toMatchObject({ scope: 'deals:read' })
})
