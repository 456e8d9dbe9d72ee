import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { place } from '../billing/test/place.ts'
import { phone } from './browser.ts'
import { recruiterAt } from './person.ts'

openApp({}, { listen: true })

/** A long name without a space. */
const LONG = 'Donaudampfschifffahrt'.repeat(6).slice(0, 120)

const ids = { company: 0, deal: 0 }

beforeAll(async () => {
  ids.company = (await make.company({ name: LONG, mainStakeholder: LONG, notes: LONG, billing: LONG })).id
  const talent = { name: LONG, role: LONG, techStack: [LONG.slice(0, 90), LONG.slice(1, 90)] }
  const texts = { notes: LONG, offerDetails: LONG, jobDescription: LONG.repeat(3) }
  ids.deal = (await make.deal({ title: LONG, companyId: ids.company, ...texts })).id
  const { id: talentId } = await make.talent(talent)
  await make.candidate({ dealId: ids.deal, talentId, status: 'INTERVIEWED', notes: LONG })
  await world.db.deal.update({ where: { id: ids.deal }, data: { selectedTalentId: talentId } })
  await make.application(ids.deal, { name: `Z${LONG}`, role: LONG, coverLetter: LONG })
  await place(
    { title: LONG, companyId: ids.company },
    { ...talent, linkedinUrl: 'linkedin.com/in/other' },
    { notes: LONG },
  )
})

/** Expects that neither the page nor an open dialog overflows its width. */
async function fits(page: Page, what: string) {
  const beyond = await page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
    return parts
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter(part => !['visible', 'hidden', 'clip'].includes(getComputedStyle(part).overflowX) || part.matches('html'))
      .map(part => `${part.tagName} ${part.className} ${part.scrollWidth} in ${part.clientWidth}`)
  })
  expect(beyond, what).toEqual([])
}

async function opensAndFits(page: Page, opener: Locator, title: string | RegExp) {
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title }).first()
  await dialog.waitFor()
  await fits(page, `${title}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test("long names fit into a deal's page and its dialogs", async () => {
  const { page } = await recruiterAt(`/deals/${ids.deal}`, phone)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await button('Add Candidate').waitFor()
  await fits(page, 'the page')
  await opensAndFits(page, button('Add Candidate'), 'Add Candidate')
  for (const [action, title] of [
    ['Update Status', 'Update Status'],
    ['Edit', 'Edit Deal'],
  ] as const) {
    await button('More actions').click()
    await opensAndFits(page, page.getByRole('menuitem', { name: action }), title)
  }
  await opensAndFits(page, button(/^Application limit/), 'External applications limit')
  await opensAndFits(page, button(`Notes on Z${LONG}`), /^Application of/)
  await opensAndFits(page, button(`Notes on ${LONG}`), /^Notes on/)
})

test('long names fit into the list of deals, on a desktop beside the actions, and the dialog to add one', async () => {
  const { page, areApart } = await recruiterAt('/deals?sort=title', phone)
  await page.getByText(LONG).first().waitFor()
  await fits(page, 'the list')
  await opensAndFits(page, page.getByRole('button', { name: 'Add Deal' }), 'Add Deal')
  await page.setViewportSize({ width: 1440, height: 900 })
  const actions = page.getByRole('columnheader', { name: 'Actions' })
  await actions.waitFor()
  expect(await areApart(page.getByRole('columnheader', { name: 'Selected Candidate' }), actions)).toBe(true)
})

test('long names fit into the list of companies, a company and its billing', async () => {
  const { page, goes } = await recruiterAt('/companies', phone)
  await page.getByText(LONG).first().waitFor()
  await fits(page, 'the list')
  await opensAndFits(page, page.getByRole('button', { name: 'Add Company' }), 'Add Company')
  await goes(`/companies/${ids.company}`)
  const update = page.getByRole('button', { name: 'Update Billing' })
  await update.waitFor()
  await fits(page, 'the company')
  await opensAndFits(page, page.getByRole('button', { name: 'Edit Company' }), 'Edit Company')
  await opensAndFits(page, update, 'Update Billing')
})
