import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { type Opening, recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

/** A recruiter at the profile of a new talent. */
async function atPriya(opening: Opening = {}) {
  const talent = await make.talent({ name: 'Priya Raman' })
  const ada = await recruiterAt(`/talent/${talent.id}`, opening)
  await ada.findsHeading('Priya Raman')
  return { ...ada, talent, stored: () => world.db.talent.findUnique({ where: { id: talent.id } }) }
}

test('a status changes at once, as does the timeline, and is rolled back when it fails', async () => {
  const ada = await atPriya()
  const move = async () => {
    await ada.presses('Status of Priya Raman: Backlog')
    await ada.page.getByRole('menuitemradio', { name: 'Assigned' }).click()
  }
  const failure = await ada.refuses('ProfileHeaderStatusMutation')
  await move()
  await ada.hears('Error', 'Failed to update talent status. Please try again.')
  await failure.release()
  const refusal = await ada.refuses('ProfileHeaderStatusMutation', { code: 'CONFLICT', message: 'She is placed' })
  await move()
  await ada.hears('Error', 'She is placed')
  await refusal.release()
  const answer = await ada.holds('ProfileHeaderStatusMutation')
  await move()
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Assigned' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  answer.release()
  await ada.hears('Status updated', 'Talent status has been updated to Assigned.')
  await ada.page.getByText('changed the status from Backlog to Assigned').waitFor()
})

test('sharing makes a link once and copies it; revoking asks first', { tags: ['deep'] }, async () => {
  const ada = await atPriya()
  const failure = await ada.refuses('ProfileHeaderMutation')
  await ada.presses('Share Profile')
  await ada.hears('Failed to generate shareable link')
  await failure.release()
  const answer = await ada.holds('ProfileHeaderMutation')
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Generating...' }).waitFor()
  answer.release()
  await ada.hears('Link copied!')
  await ada.page.getByText('made a public link').waitFor()
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/share/${(await ada.stored())?.shareableId}$`))
  expect(await ada.page.getByRole('link', { name: 'Open public page' }).getAttribute('href')).toBe(link)

  await ada.presses('Revoke link')
  await ada.presses('Cancel')
  expect((await ada.stored())?.shareableId).not.toBeNull()
  await ada.presses('Revoke link')
  await ada.presses('Revoke')
  await ada.hears('Link revoked')
  await ada.page.getByText('revoked the public link').waitFor()
  await ada.page.getByText('Public profile').waitFor({ state: 'detached' })
})

test('without the clipboard API, which needs https, the link is still copied, and a failure is reported', {
  tags: ['deep'],
}, async () => {
  const ada = await atPriya()
  await ada.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Copied!' }).waitFor()
  await ada.isIn('Copied!')
  await ada.page.getByLabel('Add a comment').focus()
  await ada.page.keyboard.press('Control+V')
  await expect.poll(() => ada.page.getByLabel('Add a comment').inputValue()).toMatch(/\/share\//)
  await ada.page.evaluate(() => {
    document.execCommand = () => false
  })
  await ada.page.getByRole('button', { name: /^(Share Profile|Copied!)$/ }).click()
  await ada.hears('Failed to copy link to clipboard')
})

test('a profile is downloaded with and without the name', { tags: ['deep'] }, async () => {
  const ada = await atPriya()
  for (const [item, address] of [
    ['Download PDF', /\/profile\.pdf$/],
    ['Download PDF with name', /\/profile\.pdf\?names=1$/],
  ] as const) {
    await ada.presses('More actions')
    const download = ada.page.context().waitForEvent('request', request => address.test(request.url()))
    await ada.page.getByRole('menuitem', { name: item, exact: true }).click()
    await download
  }
})

test('a talent is deleted after a confirmation, and a refusal shows its reason', { tags: ['deep'] }, async () => {
  const ada = await atPriya()
  const { dealId } = await make.candidate({ talentId: ada.talent.id })
  const remove = async () => {
    await ada.picks('Delete talent')
    await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
    await ada.presses('Delete')
  }
  await remove()
  await ada.page
    .locator('.fui-Toast')
    .getByText(/is a candidate for 'Backend Engineer'/)
    .waitFor()
  await world.db.deal.delete({ where: { id: dealId } })
  const failure = await ada.refuses('useDeleteTalentMutation')
  await remove()
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')
  await failure.release()
  await remove()
  await ada.hears('Talent deleted', 'The talent has been successfully removed from the database.')
  await ada.isAt('/')
  expect(await ada.stored()).toBeNull()
})
