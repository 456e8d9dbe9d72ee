import { expect, test } from 'vitest'
import { hashToken, randomToken } from '../../secrets.ts'
import { follow } from '../../test/follow.ts'
import { as, openApp, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { answer, COUNT, profilesOf, shortlist } from '../test/sharing.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const ADD_BAN = `mutation ($input: AddContactBanInput!) { addContactBan(input: $input) { contactBan { databaseId } } }`
const FOLLOW = `subscription ($dealId: Int, $talentId: Int) { sharesChanged(dealId: $dealId, talentId: $talentId) {
  deal { candidates { clientAnswer { answer } } } talent { shares { edges { node { openCount } } } } } }`

test('openings and answers reach those who follow the deal or the talent, and no others', async () => {
  const person = await make.user()
  const who = await bearer(person)
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

test('a consent that is answered reaches the deal, a do-not-contact entry the talent', async () => {
  const person = await make.user()
  const { dealId, talentId } = await make.candidate()
  const ofDeal = await follow({ query: CONSENTS, variables: { dealId } }, await bearer(person))
  const ofTalent = await follow({ query: CONSENTS, variables: { talentId } }, await bearer(person))
  for (const { next } of [ofDeal, ofTalent]) expect(await next()).not.toBeNull()
  const { requestConsent } = await as(person).run<{ requestConsent: { consent: { url: string } } }>(
    'mutation ($input: RequestConsentInput!) { requestConsent(input: $input) { consent { url } } }',
    { input: { dealId, talentId } },
  )
  const stands = (state: string) => ({
    data: { sharesChanged: { deal: { candidates: [{ consent: { state } }] } } },
  })
  await expect.poll(ofDeal.next).toMatchObject(stands('ASKED'))
  await visitorsPage.run(
    'mutation ($input: AnswerConsentInput!) { answerConsent(input: $input) { consent { state } } }',
    {
      input: { token: requestConsent.consent.url.split('/').at(-1), agrees: true },
    },
  )
  await expect.poll(ofDeal.next).toMatchObject(stands('GIVEN'))
  const { id: companyId } = await make.company({ name: 'Northwind' })
  await as(person).run(ADD_BAN, { input: { companyId, talentId, askedBy: 'CLIENT' } })
  await expect
    .poll(ofTalent.next)
    .toMatchObject({ data: { sharesChanged: { talent: { contactBans: [{ company: { name: 'Northwind' } }] } } } })
  for (const { leave } of [ofDeal, ofTalent]) leave()
})

const CONSENTS = `subscription ($dealId: Int, $talentId: Int) { sharesChanged(dealId: $dealId, talentId: $talentId) {
  deal { candidates { consent { state } } } talent { contactBans { company { name } } } } }`

/** The headers of somebody's token, which may only read. */
async function bearer(person: Person) {
  const secret = randomToken()
  await world.db.apiToken.create({
    data: { userId: person.id, name: 'live', scope: 'READ', tokenHash: hashToken(secret) },
  })
  return { authorization: `Bearer ${secret}` }
}

test.each([{}, { dealId: 1, talentId: 1 }])('%j names not just one thing to follow', async variables => {
  const refused = await as(await make.user()).refusal(FOLLOW, variables)
  expect(refused).toMatchObject({ message: 'Please name either a deal or a talent' })
})
