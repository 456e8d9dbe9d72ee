import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { openTalents, talent, talentBase } from './test/talentBase.ts'

const two = () => talentBase([talent(1, { name: 'Priya Raman' }), talent(2, { name: 'Bence Toth' })])

test('a status changes at once, is rolled back when refused, and the list is refetched', async () => {
  const base = two()
  const ada = await openTalents(base, { path: '/?status=backlog' })
  await ada.counts('2 of 2 talents')
  const moves = async (to: string) => {
    await ada.presses('Status of Priya Raman: Backlog')
    await ada.page.getByRole('menuitemradio', { name: to }).click()
  }
  base.first = ({ status }) => {
    if (status) throw new Refusal('UNAVAILABLE', 'Stopping')
  }
  await moves('Dropped')
  await ada.hears('Error', 'Failed to update talent status. Please try again.')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Backlog' }).waitFor()

  const gate = held(undefined)
  base.first = ({ status }) => (status ? gate.answer() : undefined)
  await moves('Vetted')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Vetted' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  gate.release()
  await ada.hears('Status updated', 'Talent status has been updated to Vetted.')
  await ada.counts('1 of 2 talents')
  await ada.page.getByText('Priya Raman').waitFor({ state: 'detached' })
})

test("a talent is deleted after a question; a refusal shows the server's reason, a fault the page's", async () => {
  const base = two()
  let code = 'CONFLICT'
  base.first = ({ id }) => {
    if (id) throw new Refusal(code, 'Priya is a candidate for Staff Engineer.')
  }
  const ada = await openTalents(base)
  await ada.deletes('Priya Raman')
  await ada.hears('Cannot Delete Talent', 'Priya is a candidate for Staff Engineer.')
  code = 'INTERNAL'
  await ada.deletes('Priya Raman')
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')
  await ada.counts('2 of 2 talents')
  base.first = () => {}
  await ada.deletes('Priya Raman')
  await ada.hears('Talent deleted', 'The talent has been successfully removed from the database.')
  await ada.counts('1 of 1 talents')
  await expect.poll(() => ada.rows.getByRole('link').allTextContents()).toEqual(['Bence Toth'])

  await ada.page.getByRole('row', { name: 'Bence Toth' }).hover()
  await ada.presses('Actions for Bence Toth')
  await ada.page.getByRole('menuitem', { name: 'Open profile' }).click()
  await ada.isAt('/talent/2')
})
