import { expect, test } from 'vitest'
import { followAs } from '../../test/follow.ts'
import { as, openApp, visitorsPage } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { answer, COUNT, profilesOf, shortlist } from '../test/sharing.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

const ADD_BAN = `mutation ($input: AddContactBanInput!) { addContactBan(input: $input) { contactBan { databaseId } } }`
const FOLLOW = `subscription ($dealId: Int, $talentId: Int) { sharesChanged(dealId: $dealId, talentId: $talentId) {
  deal { candidates { clientAnswer { answer } } } talent { shares { edges { node { openCount } } } } } }`

test('openings and answers are sent to followers of the deal or the talent, and to no others', async () => {
  const person = await make.user()
  const [{ token, deal, talents }, elsewhere] = [
    await shortlist(person, ['Ada One']),
    await shortlist(person, ['Bea Two']),
  ]
  const ofDeal = await followAs(person, FOLLOW, { dealId: deal.id })
  const ofTalent = await followAs(person, FOLLOW, { talentId: talents[0]?.id })
  const ofOther = await followAs(person, FOLLOW, { dealId: elsewhere.deal.id })
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

test('a consent answer is news of the deal; a do-not-contact entry is news of the talent', async () => {
  const person = await make.user()
  const { dealId, talentId } = await make.candidate()
  const ofDeal = await followAs(person, CONSENTS, { dealId })
  const ofTalent = await followAs(person, CONSENTS, { talentId })
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

test.each([{}, { dealId: 1, talentId: 1 }])(
  'a subscription to %j is refused, as it must name either a deal or a talent',
  async variables => {
    const refused = await as(await make.user()).refusal(FOLLOW, variables)
    expect(refused).toMatchObject({ message: 'Please name either a deal or a talent' })
  },
)
