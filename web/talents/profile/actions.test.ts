import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held, openProfile } from './test/openProfile.ts'
import { priya, withActivity } from './test/priya.ts'

const shareUrl = 'https://talentdesk.example.com/share/abc'
const shared = { shareableId: 'abc', shareUrl }

test("a status changes at once, as does the timeline; a refusal shows the server's message or the page's", async () => {
  const change = { field: 'status', before: 'Vetted', after: 'Assigned' }
  let refusal: Refusal | null = new Refusal('CONFLICT', 'Placed talents cannot be moved')
  const saved = held({
    setTalentStatus: {
      talent: { ...withActivity('talent.statusChanged', [change]), status: 'ASSIGNED', version: 4, updatedAt: 'now' },
    },
  })
  const ada = await openProfile({
    ProfileHeaderStatusMutation() {
      if (refusal) throw refusal
      return saved.answer()
    },
  })
  const move = async () => {
    await ada.presses('Status of Priya Raman: Vetted')
    await ada.page.getByRole('menuitemradio', { name: 'Assigned' }).click()
  }
  await move()
  await ada.hears('Error', 'Placed talents cannot be moved')
  refusal = new Refusal('INTERNAL', 'Unexpected fault')
  await move()
  await ada.hears('Error', 'Failed to update talent status. Please try again.')
  refusal = null
  await move()
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Assigned' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  saved.release()
  await ada.hears('Status updated', 'Talent status has been updated to Assigned.')
  await ada.page.getByText('changed the status from Vetted to Assigned').waitFor()
})

test('sharing makes a link once, copies it and reports each failure; revoking asks first', async () => {
  let made = 0
  let refused = true
  const link = held(() => {
    made += 1
    return { shareTalent: { talent: { ...withActivity('talent.shared'), ...shared } } }
  })
  const ada = await openProfile({
    ProfileHeaderMutation() {
      if (refused) throw new Refusal('INTERNAL', 'Unexpected fault')
      return link.answer()
    },
    PublicProfileMutation: () => ({
      revokeTalentShare: { talent: { ...withActivity('talent.shareRevoked'), shareableId: null, shareUrl: null } },
    }),
  })
  await ada.presses('Share Profile')
  await ada.hears('Failed to generate shareable link')
  refused = false
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Generating...' }).waitFor()
  link.release()
  await ada.hears('Link copied!')
  await ada.page.getByText('Ada Okafor made a public link').waitFor()
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl)
  expect(await ada.page.getByRole('link', { name: 'Open public page' }).getAttribute('href')).toBe(shareUrl)

  // Without the clipboard API, which needs https, the fallback copies the link.
  await ada.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Copied!' }).waitFor()
  await ada.isIn('Copied!')
  await ada.page.getByLabel('Add a comment').focus()
  await ada.page.keyboard.press('Control+V')
  await expect.poll(() => ada.page.getByLabel('Add a comment').inputValue()).toBe(shareUrl)
  await ada.page.evaluate(() => {
    document.execCommand = () => false
  })
  await ada.page.getByRole('button', { name: /^(Share Profile|Copied!)$/ }).click()
  await ada.hears('Failed to copy link to clipboard')
  expect(made).toBe(1)

  await ada.presses('Revoke link')
  await ada.presses('Cancel')
  await ada.presses('Revoke link')
  await ada.presses('Revoke')
  await ada.hears('Link revoked')
  await ada.page.getByText('Ada Okafor revoked the public link').waitFor()
  await ada.page.getByText('Public profile').waitFor({ state: 'detached' })
})

test('a profile is downloaded with and without the name, edited, which the timeline shows, and deleted after a question', async () => {
  const reason = "This talent is a candidate for 'Backend' and cannot be deleted"
  let refusal: Refusal | null = new Refusal('CONFLICT', reason)
  const ada = await openProfile({
    ProfileHeaderQuery: () => ({ talent: { ...withActivity('talent.updated'), updatedAt: priya.updatedAt } }),
    useDeleteTalentMutation() {
      if (refusal) throw refusal
      return { deleteTalent: { deletedTalentId: priya.id } }
    },
  })
  for (const [item, address] of [
    ['Download PDF', /\/profile\.pdf$/],
    ['Download PDF with name', /\/profile\.pdf\?names=1$/],
  ] as const) {
    await ada.presses('More actions')
    const asked = ada.page.context().waitForEvent('request', request => address.test(request.url()))
    await ada.page.getByRole('menuitem', { name: item, exact: true }).click()
    await asked
  }

  await ada.presses('Edit Profile')
  const form = ada.page.getByRole('dialog', { name: 'Edit Profile' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => ada.page.getByText('Ada Okafor edited the profile').count()).toBe(2)

  const remove = async () => {
    await ada.presses('More actions')
    await ada.page.getByRole('menuitem', { name: 'Delete talent' }).click()
    await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
    await ada.presses('Delete')
  }
  await remove()
  await ada.hears('Cannot Delete Talent', reason)
  refusal = new Refusal('INTERNAL', 'Unexpected fault')
  await remove()
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')
  refusal = null
  await remove()
  await ada.hears('Talent deleted', 'The talent has been successfully removed from the database.')
  await ada.isAt('/')
})
