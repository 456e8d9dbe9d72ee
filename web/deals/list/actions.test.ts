import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { recruiterAtList } from '../../list/test/recruiterAtList.ts'

openApp({}, { listen: true })

/** A recruiter at the list of deals, which has a deal with this title. */
async function atDeal(title: string) {
  const deal = await make.deal({ title })
  const ada = await recruiterAtList({ path: '/deals?sort=title', heading: 'Talent Pipeline' })
  return { ...ada, deal, stored: () => world.db.deal.findUnique({ where: { id: deal.id } }) }
}

test('the apply link is copied from the menu of a row, or shown where copying is not allowed', {
  tags: ['deep'],
}, async () => {
  const ada = await atDeal('Shared')
  await ada.does('Copy shareable link', 'Shared')
  await ada.hears('Link copied!')
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/apply/${(await ada.stored())?.applyToken}`)
  await ada.page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no'))
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    document.execCommand = () => false
  })
  await ada.does('Copy shareable link', 'Shared')
  await ada.hears('Failed to copy link', link)
})

test('the menu of a row duplicates a deal without its candidates, edits it and opens it', {
  tags: ['deep'],
}, async () => {
  const ada = await atDeal('Welder')
  await make.candidate({ dealId: ada.deal.id })
  await ada.does('Duplicate without candidates', 'Welder')
  await ada.hears('Deal duplicated')
  const copy = await world.db.deal.findFirstOrThrow({
    where: { title: 'Welder (Copy)' },
    include: { candidates: true },
  })
  expect(copy).toMatchObject({ status: 'OPEN', candidates: [], selectedTalentId: null, startDate: null })
  await ada.does('Edit', 'Welder (Copy)')
  await ada.types('Job title', 'Analyst')
  await ada.presses('Save changes')
  await ada.hears('Deal updated')
  await expect.poll(ada.names).toContain('Analyst')
  await ada.does('View', 'Analyst')
  await ada.isAt(`/deals/${copy.id}`)
})

test('a deal is deleted after a confirmation', { tags: ['deep'] }, async () => {
  const ada = await atDeal('Gone Soon')
  await ada.does('Delete', 'Gone Soon')
  await ada.reads('Delete Gone Soon?')
  await ada.presses('Cancel')
  await ada.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await ada.stored()).not.toBeNull()
  await ada.does('Delete', 'Gone Soon')
  await ada.presses('Delete')
  await ada.hears('Deal deleted', 'The deal has been successfully deleted.')
  await expect.poll(ada.names).not.toContain('Gone Soon')
  expect(await ada.stored()).toBeNull()
})
