import { beforeAll, expect, test } from 'vitest'
import { openApplications, openDeal, sendForm } from '../applications/test/applying.ts'
import { answer, profilesOf, shortlist } from '../shares/test/sharing.ts'
import { as, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApplications()

let ann: Person
let owner: Person
beforeAll(async () => {
  ann = await make.user()
  owner = await make.user()
})

const MINE = `{ notifications(first: 9) { edges { node {
  kind detail deal { databaseId } talent { databaseId } application { databaseId } share { databaseId } } } } }`
type Mine = { notifications: { edges: { node: { kind: string } }[] } }
const newsOf = async (person: Person) => (await as(person).run<Mine>(MINE)).notifications.edges.map(({ node }) => node)
const kindsOf = async (person: Person) => (await newsOf(person)).map(({ kind }) => kind)

test('the owner of a deal is notified once of an application, and of an unreadable resume', async () => {
  const { id, token } = await openDeal({ ownerId: owner.id })
  const form = { file: Buffer.from('%PDF-1.7 nothing'), email: 'olga@example.com', phone: '+351 911 222 333' }
  for (let time = 0; time < 2; time++) await sendForm(`/api/public/deals/${token}/apply`, form)
  await expect.poll(() => kindsOf(owner), { timeout: 30_000 }).toEqual(['READING_FAILED', 'APPLICATION'])
  const { id: applicationId } = await world.db.externalApplication.findFirstOrThrow({ where: { dealId: id } })
  const about = { deal: { databaseId: id }, application: { databaseId: applicationId } }
  expect(await newsOf(owner)).toMatchObject([about, about])
  expect(await kindsOf(ann)).toEqual([])
})

test("the sharer and the deal's owner are notified of a client's answer, and again when it changes", async () => {
  const sender = await make.user()
  const { token, databaseId, deal, talents } = await shortlist(sender, ['Ada One'])
  await world.db.deal.update({ where: { id: deal.id }, data: { ownerId: ann.id } })
  const [profile] = await profilesOf(token)
  const first = await answer({ token, profile: profile?.key, answer: 'INTERESTED' })
  for (const person of [sender, ann]) {
    expect(await newsOf(person)).toEqual([
      {
        ...{ kind: 'CLIENT_ANSWER', detail: 'Carla Client', application: null, share: { databaseId } },
        ...{ deal: { databaseId: deal.id }, talent: { databaseId: talents[0]?.id } },
      },
    ])
  }
  await answer({ token, profile: profile?.key, answer: 'INTERESTED', version: first.answer?.version })
  expect(await kindsOf(ann)).toHaveLength(1)
  await answer({ token, profile: profile?.key, answer: 'NOT_THIS_ONE', version: first.answer?.version })
  expect(await kindsOf(ann)).toHaveLength(2)
})
