import { expect, test } from 'vitest'
import { hashToken, randomToken } from '../secrets.ts'
import { follow } from '../test/follow.ts'
import { as, openApp, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { answer, COUNT, profilesOf, shortlist } from './test/sharing.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const FOLLOW = `subscription ($dealId: Int, $talentId: Int) { sharesChanged(dealId: $dealId, talentId: $talentId) {
  deal { candidates { clientAnswer { answer } } } talent { shares { edges { node { openCount } } } } } }`

test('openings and answers reach those who follow the deal or the talent, and no others', async () => {
  const person = await make.user()
  const secret = randomToken()
  await world.db.apiToken.create({
    data: { userId: person.id, name: 'live', scope: 'READ', tokenHash: hashToken(secret) },
  })
  const who = { authorization: `Bearer ${secret}` }
  const [{ token, deal, talents }, elsewhere] = [
    await shortlist(person, ['Ada One']),
    await shortlist(person, ['Bea Two']),
  ]
  const ofDeal = await follow({ query: FOLLOW, variables: { dealId: deal.id } }, who)
  const ofTalent = await follow({ query: FOLLOW, variables: { talentId: talents[0]?.id } }, who)
  const ofOther = await follow({ query: FOLLOW, variables: { dealId: elsewhere.deal.id } }, who)
  for (const { next } of [ofDeal, ofTalent, ofOther]) expect(await next()).not.toBeNull()
  await visitorsPage.run(COUNT, { input: { token } })
  await expect.poll(ofTalent.next).toMatchObject({
    data: { sharesChanged: { deal: null, talent: { shares: { edges: [{ node: { openCount: 1 } }] } } } },
  })
  const [profile] = await profilesOf(token)
  await answer({ token, profile: profile?.key, answer: 'INTERESTED' })
  await expect.poll(ofDeal.next).toMatchObject({
    data: { sharesChanged: { deal: { candidates: [{ clientAnswer: { answer: 'INTERESTED' } }] }, talent: null } },
  })
  await visitorsPage.run(COUNT, { input: { token: elsewhere.token } })
  expect(await ofOther.next()).toMatchObject({
    data: { sharesChanged: { deal: { candidates: [{ clientAnswer: null }] } } },
  })
  for (const { leave } of [ofDeal, ofTalent, ofOther]) leave()
})

test.each([{}, { dealId: 1, talentId: 1 }])('%j names not just one thing to follow', async variables => {
  const refused = await as(await make.user()).refusal(FOLLOW, variables)
  expect(refused).toMatchObject({ message: 'Please name either a deal or a talent' })
})
