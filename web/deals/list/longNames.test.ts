import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company, companyBase, openCompanies } from '../../companies/list/test/companyBase.ts'
import { northwind, openCompany, selected, showing } from '../../companies/profile/test/openCompany.ts'
import { application, candidate, dealAnswers } from '../profile/test/fleet.ts'
import { openDeal } from '../profile/test/openDeal.ts'
import { deal, dealBase, openDeals } from './test/dealBase.ts'

/** A long name without a space. */
const LONG = 'Donaudampfschifffahrt'.repeat(6).slice(0, 120)
const phone = { width: 390, height: 844, touch: true }

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

const long = { id: 'company-2', databaseId: 2, name: LONG }

test("long names fit into a deal's page and its dialogs", async () => {
  const talent = { ...candidate(1, LONG).talent, name: LONG, role: LONG, techStack: [LONG, LONG.slice(1)] }
  const winner = candidate(1, LONG, { talent, status: 'INTERVIEWED', notes: LONG })
  const sent = application(1, LONG, { role: LONG, email: `${LONG.slice(0, 60)}@example.com`, coverLetter: LONG })
  const told = { title: LONG, company: long, notes: LONG, offerDetails: LONG, jobDescription: LONG.repeat(3) }
  const entry = { __typename: 'Activity', id: 'a1', kind: 'candidate.updated', at: '2026-11-20T09:00:00Z', actor: null }
  const changes = [{ field: 'status', before: 'Sent', after: 'Interviewed' }]
  const activity = {
    edges: [{ cursor: '1', node: { ...entry, changes, deal: null, talent } }],
    pageInfo: { endCursor: null, hasNextPage: false },
  }
  const { page } = await openDeal(dealAnswers({ ...told, activity, candidates: [winner], applications: [sent] }), phone)
  await page.getByText(`moved ${LONG} to Interviewed`).waitFor()
  await fits(page, 'the page')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await opensAndFits(page, button('Add Candidate'), 'Add Candidate')
  for (const [action, title] of [
    ['Update Status', 'Update Status'],
    ['Edit', 'Edit Deal'],
  ] as const) {
    await button('More actions').click()
    await opensAndFits(page, page.getByRole('menuitem', { name: action }), title)
  }
  await opensAndFits(page, button(/^Application limit/), 'External applications limit')
  const notes = page.getByRole('button', { name: `Notes on ${LONG}` })
  await opensAndFits(page, notes.first(), /^Application of/)
  await opensAndFits(page, notes.last(), /^Notes on/)
})

test('long names fit into the list of deals, on a desk beside their actions, and the dialog that adds one', async () => {
  const named = (id: number, name: string) =>
    deal(id, { title: name, company: long, selectedCandidate: { id: `t${id}`, databaseId: id, name } })
  const rows = [named(1, LONG), named(2, 'Dmytro Kovalenko-Shevchenko')]
  const { page, areApart } = await openDeals(dealBase(rows), { window: phone })
  await page.getByText(LONG).first().waitFor()
  await fits(page, 'the list')
  await opensAndFits(page, page.getByRole('button', { name: 'Add Deal' }), 'Add Deal')
  await page.setViewportSize({ width: 1440, height: 900 })
  const actions = page.getByRole('columnheader', { name: 'Actions' })
  await actions.waitFor()
  expect(await areApart(page.getByRole('columnheader', { name: 'Selected Candidate' }), actions)).toBe(true)
})

test('long names fit into the list of companies, a company and its billing', async () => {
  const base = companyBase([company(1, { name: LONG, mainStakeholder: LONG, billing: `$${'9'.repeat(40)}` })])
  const list = await openCompanies(base, { window: phone })
  await list.page.getByText(LONG).first().waitFor()
  await fits(list.page, 'the list')
  await opensAndFits(list.page, list.page.getByRole('button', { name: 'Add Company' }), 'Add Company')

  const itsDeal = { ...selected.deal, title: LONG, company: { id: 'company-3', name: LONG } }
  const itsOwn = {
    ...selected,
    notes: LONG,
    deal: itsDeal,
    talent: { ...selected.talent, name: LONG, techStack: [LONG] },
  }
  const told = { name: LONG, mainStakeholder: LONG, notes: LONG, billing: LONG, deals: [itsDeal] }
  const { page } = await openCompany(
    showing({ ...northwind, ...told, selectedCandidates: [{ candidate: itsOwn }] }),
    phone,
  )
  const update = page.getByRole('button', { name: 'Update Billing' })
  await update.waitFor()
  await fits(page, 'the company')
  await opensAndFits(page, update, 'Update Billing')
  await opensAndFits(page, page.getByRole('button', { name: 'Edit Company' }), 'Edit Company')
})
