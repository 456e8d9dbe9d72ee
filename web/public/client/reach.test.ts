import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAgency } from '../../agency/test/openAgency.ts'
import { candidate, dealAnswers } from '../../deals/profile/test/fleet.ts'
import { openDeal } from '../../deals/profile/test/openDeal.ts'
import { item, share, sharesOf, wish } from '../../shares/test/shares.ts'
import { openTalents, talent, talentBase } from '../../talents/list/test/talentBase.ts'
import { openProfile } from '../../talents/profile/test/openProfile.ts'
import { profileAnswers } from '../../talents/profile/test/priya.ts'
import type { Answers } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { fitsAnywhere, isWalkedByTab } from '../../test/reach.ts'
import { adasApi } from '../../test/staff.ts'
import { type Content, client, content, locked, omar, priya } from './test/client.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const product = { brandName: 'Talentdesk Ltd' }
const agency = { name: 'Northwind Talent', logoUrl: null, color: '#7a1fa2', footer: null }
const asked = { agency, wording: `${word}. `.repeat(3), state: 'ASKED', confirmedAt: null, withdrawnAt: null }
const ban = {
  ...{
    id: 'ban-5',
    databaseId: 5,
    askedBy: 'TALENT',
    reason: word,
    createdAt: '2026-11-12T09:00:00Z',
    createdBy: null,
  },
  ...{ company: { id: 'company-3', databaseId: 3, name: word }, talent: { id: 'x', databaseId: 7, name: 'Priya' } },
}
const answered = { ...share, recipientCompany: word, isOutdated: true, items: [item(1, word, wish)] }
const limited = { ...priya, role: word, portfolioUrls: [`https://${word}.example.com`], portfolioUrl: null }

type At = { page: Page }

async function visits(path: string, answers: Answers): Promise<At> {
  const there = await person(answers)
  await there.goes(path)
  return there
}

async function opens(share: Content | null): Promise<At> {
  const jane = await client(share && { content: share })
  await jane.goes('/shared/t0ken')
  return jane
}

const publicPages = {
  'the plain link': () =>
    visits('/share/abc', {
      SharePageQuery: () => ({ product, sharedTalent: { ...limited, portfolioPdfUrl: '/api/portfolio.pdf' } }),
    }),
  'one profile': () => opens(content([limited])),
  'a shortlist': () => opens(content([limited, { ...omar, name: word }, omar])),
}

const pages: Record<string, () => Promise<At>> = {
  'an ended link': () => opens(null),
  async 'a passcode'() {
    const jane = await locked('sesame', content([priya]))
    await jane.goes('/shared/t0ken')
    return jane
  },
  'a consent': () => visits('/consent/t0ken', { ConsentPageQuery: () => ({ product, consentRequest: asked }) }),
  'an application': () =>
    visits('/apply/t0ken', {
      ApplyPageQuery: () => ({
        product,
        applicationForm: {
          ...{ agency, token: 't0ken', title: word, jobDescription: 'Go.\n'.repeat(40), privacyUrl: null },
          ...{ isFull: false, hasWaitingList: false, questions: [], questionsVersion: 0 },
        },
      }),
    }),
  'the login': () => visits('/login', adasApi({ signedIn: false })),
  'the agency': () => openAgency('ADMIN'),
  'a deal': () =>
    openDeal(
      dealAnswers({
        shares: sharesOf(answered),
        candidates: [candidate(1, word, { status: 'SENT', clientAnswer: wish })],
      }),
    ),
  'a talent': () => openProfile({ ...profileAnswers({ shares: sharesOf(answered) as never, contactBans: [ban] }) }),
  async 'chosen talents'() {
    const ada = await openTalents(talentBase([talent(1, { name: word }), talent(2)]))
    await ada.page.getByRole('checkbox').nth(1).check()
    await ada.page.getByRole('button', { name: 'Share 1 selected' }).waitFor()
    return ada
  },
}

/** Resolves to the number of stops. */
async function isWalkedAndFits(page: Page) {
  await page.locator('h1').first().waitFor()
  const stops = await isWalkedByTab(page)
  await fitsAnywhere(page)
  return stops.length
}

test.each(Object.entries(pages))('%s is walked by Tab and fits into every window', async (name, open) => {
  const { page } = await open()
  expect((await isWalkedAndFits(page)) > 0).toBe(name !== 'an ended link')
})

test.each(Object.entries(publicPages))(
  '%s is walked by Tab, fits into every window, and is printed whole, with addresses to read and nothing to press',
  async (_, open) => {
    const { page } = await open()
    expect(await isWalkedAndFits(page)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1000 })
    for (const heading of await page.getByText('Portfolio', { exact: true }).all())
      expect(await heading.isVisible()).toBe(true)
    expect(await page.getByText(`${word}.example.com`).first().isVisible()).toBe(true)
    // The head of a profile is the button that opens it.
    expect(await page.locator(':is(button, input):visible:not(h2 *)').count()).toBe(0)
    expect(
      await page
        .getByText(/^(Download|Go to)/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    await fitsAnywhere(page)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
  },
)
