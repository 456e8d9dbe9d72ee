import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { held, openProfile } from './test/openProfile.ts'
import { priya, profileAnswers, withActivity } from './test/priya.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shareUrl = 'https://talentdesk.example.com/share/abc'
const shared = { shareableId: 'abc', shareUrl }

test('a status shows at once, and the timeline tells of it', async () => {
  const change = { field: 'status', before: 'Vetted', after: 'Assigned' }
  const saved = held({
    setTalentStatus: {
      talent: { ...withActivity('talent.statusChanged', [change]), status: 'ASSIGNED', version: 4, updatedAt: 'now' },
    },
  })
  const ada = await openProfile(browser, { ProfileStatusMutation: saved.answer })
  await ada.presses('Status of Priya Raman: Vetted')
  await ada.page.getByRole('menuitemradio', { name: 'Assigned' }).click()
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Assigned' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  saved.release()
  await ada.reads('Talent status has been updated to Assigned.')
  await ada.page.getByText('changed the status from Vetted to Assigned').waitFor()
  await ada.leave()
})

test("a refused status goes back, with the server's words or else the page's", async () => {
  let code = 'CONFLICT'
  const ada = await openProfile(browser, {
    ProfileStatusMutation() {
      throw new Refusal(code, 'Placed talents cannot be moved')
    },
  })
  const drop = async () => {
    await ada.presses('Status of Priya Raman: Vetted')
    await ada.page.getByRole('menuitemradio', { name: 'Dropped' }).click()
  }
  await drop()
  await ada.reads('Placed talents cannot be moved')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Vetted' }).waitFor()
  code = 'INTERNAL'
  await drop()
  await ada.reads('Failed to update talent status. Please try again.')
  await ada.leave()
})

test('sharing makes a link once, copies it, and says so for three seconds', async () => {
  let made = 0
  const link = held(() => {
    made += 1
    return { shareTalent: { talent: { ...withActivity('talent.shared'), ...shared } } }
  })
  const ada = await openProfile(browser, { ShareProfileMutation: link.answer })
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Generating...' }).waitFor()
  link.release()
  await ada.page.getByRole('button', { name: 'Copied!' }).waitFor()
  await ada.reads('Link copied!')
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl)
  await ada.page.getByText('Ada Okafor made a public link').waitFor()
  expect(await ada.page.getByRole('link', { name: 'Open public page' }).getAttribute('href')).toBe(shareUrl)
  await ada.presses('Share Profile')
  await ada.page.getByRole('button', { name: 'Copied!' }).waitFor()
  expect(made).toBe(1)
  await ada.leave()
})

test('sharing says which half has failed', async () => {
  const ada = await openProfile(browser, {
    ShareProfileMutation() {
      throw new Refusal('INTERNAL', 'Unexpected fault')
    },
  })
  await ada.presses('Share Profile')
  await ada.reads('Failed to generate shareable link')
  await ada.leave()

  const unlucky = await openProfile(browser, profileAnswers(shared))
  await unlucky.findsHeading('Priya Raman')
  await unlucky.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await unlucky.presses('Share Profile')
  await unlucky.reads('Failed to copy link to clipboard')
  await unlucky.leave()
})

test('without the clipboard of https, the link is copied the old way', async () => {
  const ada = await openProfile(browser, profileAnswers(shared))
  await ada.findsHeading('Priya Raman')
  await ada.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await ada.presses('Share Profile')
  await ada.reads('Link copied!')
  await ada.isIn('Copied!')
  await ada.page.getByLabel('Add a comment').focus()
  await ada.page.keyboard.press('Control+V')
  expect(await ada.page.getByLabel('Add a comment').inputValue()).toBe(shareUrl)
  await ada.leave()
})

test('editing opens the form, and leaving it brings the timeline up to date', async () => {
  const later = () => ({ talent: { ...withActivity('talent.updated'), updatedAt: priya.updatedAt } })
  const ada = await openProfile(browser, { EditProfileQuery: later })
  await ada.presses('Edit Profile')
  const form = ada.page.getByRole('dialog', { name: 'Edit Profile' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => ada.page.getByText('Ada Okafor edited the profile').count()).toBe(2)
  await ada.leave()
})

test('a link is revoked after a question', async () => {
  const ada = await openProfile(browser, {
    ...profileAnswers(shared),
    useRevokeShareMutation: () => ({
      revokeTalentShare: { talent: { ...withActivity('talent.shareRevoked'), shareableId: null, shareUrl: null } },
    }),
  })
  await ada.presses('Revoke link')
  await ada.presses('Cancel')
  await ada.presses('Revoke link')
  await ada.presses('Revoke')
  await ada.reads('Link revoked')
  await ada.page.getByText('Ada Okafor revoked the public link').waitFor()
  expect(await ada.page.getByText('Public Profile').count()).toBe(0)
  await ada.leave()
})

test('deleting asks first, says why it is refused, and leads back to the list', async () => {
  const reason = "This talent is a candidate for 'Backend' and cannot be deleted"
  let refused = true
  const ada = await openProfile(browser, {
    useDeleteProfileMutation() {
      if (refused) throw new Refusal('CONFLICT', reason)
      return { deleteTalent: { deletedTalentId: priya.id } }
    },
  })
  const remove = async () => {
    await ada.presses('More actions')
    await ada.page.getByRole('menuitem', { name: 'Delete talent' }).click()
    await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
    await ada.presses('Delete')
  }
  await remove()
  await ada.reads('Cannot Delete Talent')
  await ada.reads(reason)
  refused = false
  await remove()
  await ada.reads('The talent has been successfully removed from the database.')
  await ada.isAt('/')
  await ada.leave()
})
