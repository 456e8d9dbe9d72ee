import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { openTalents } from './test/openTalents.ts'

openApp({}, { listen: true })

test('a status changes at once, is rolled back when refused, and the list is loaded again', async () => {
  await make.talent({ name: 'Priya Raman' })
  const ada = await openTalents({ path: '/?status=backlog' })
  const moves = async (to: string) => {
    await ada.presses('Status of Priya Raman: Backlog')
    await ada.page.getByRole('menuitemradio', { name: to }).click()
  }
  const failure = await ada.refuses('TalentRowStatusMutation')
  await moves('Dropped')
  await ada.hears('Error', 'Failed to update talent status. Please try again.')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Backlog' }).waitFor()
  await failure.release()
  const answer = await ada.holds('TalentRowStatusMutation')
  await moves('Vetted')
  await ada.page.getByRole('button', { name: 'Status of Priya Raman: Vetted' }).waitFor()
  expect(await ada.page.getByText('Status updated').count()).toBe(0)
  answer.release()
  await ada.hears('Status updated', 'Talent status has been updated to Vetted.')
  await ada.page.getByText('Priya Raman').waitFor({ state: 'detached' })
})

test('a talent is deleted after a confirmation; a refusal shows its reason', async () => {
  const talent = await make.talent({ name: 'Bence Toth' })
  const { dealId } = await make.candidate({ talentId: talent.id })
  const ada = await openTalents()
  await ada.deletes('Bence Toth')
  await ada.page
    .locator('.fui-Toast')
    .getByText(/Backend Engineer/)
    .waitFor()
  await world.db.deal.delete({ where: { id: dealId } })
  const failure = await ada.refuses('useDeleteTalentMutation')
  await ada.deletes('Bence Toth')
  await ada.hears('Cannot Delete Talent', 'Failed to delete the talent. Please try again.')
  await failure.release()
  const count = await ada.holds('TalentsPageCountQuery')
  await ada.deletes('Bence Toth')
  await ada.hears('Talent deleted', 'The talent has been successfully removed from the database.')
  await expect.poll(ada.names).toEqual(['Priya Raman'])
  // The number stays unchanged until the list is counted again.
  await ada.counts('2 of 2 talents')
  count.release()
  await ada.counts('1 of 1 talents')
})
