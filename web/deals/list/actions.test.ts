import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { deal, dealBase, openDeals } from './test/dealBase.ts'

const two = () => dealBase([deal(1, { title: 'Data Engineer' }), deal(2, { title: 'Accountant' })])

test('the row menu copies the link, sets the limit, duplicates, edits, deletes and views; what fails changes nothing', async () => {
  const base = two()
  base.first = name => {
    if (name.endsWith('Mutation')) throw new Refusal('INTERNAL', 'Unexpected fault')
  }
  const ada = await openDeals(base)
  await ada.chooses('Copy shareable link', 'Data Engineer')
  await ada.hears('Error', 'Could not generate shareable link. Please try again.')
  await ada.chooses('Duplicate without candidates', 'Data Engineer')
  await ada.hears('Failed to duplicate deal', 'Please try again')
  await ada.chooses('Delete', 'Data Engineer')
  await ada.presses('Delete')
  await ada.hears('Error', 'Failed to delete the deal. Please try again.')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])

  base.first = () => {}
  await ada.chooses('Copy shareable link', 'Data Engineer')
  await ada.hears('Link copied!')
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe('https://desk.example.com/apply/token-1')
  await ada.page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no'))
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    document.execCommand = () => false
  })
  await ada.chooses('Copy shareable link', 'Data Engineer')
  await ada.hears('Failed to copy link', 'https://desk.example.com/apply/token-1')

  base.sent.length = 0
  await ada.chooses('Application limit', 'Data Engineer')
  await ada.reads('4 applications')
  await ada.page.getByRole('switch', { name: 'Limit external applications' }).click()
  await ada.presses('Save limit')
  await ada.hears('Application limit updated')
  expect(base.sent).toEqual([{ name: 'LimitDialogMutation', input: { id: 1, limit: 50 } }])

  base.sent.length = 0
  await ada.chooses('Duplicate without candidates', 'Data Engineer')
  await ada.hears('Deal duplicated')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer', 'Data Engineer (Copy)'])
  expect(base.sent).toEqual([{ name: 'useDealActionsDuplicateMutation', input: { id: 1 } }])

  await ada.chooses('Edit', 'Accountant')
  await ada.page.getByRole('textbox', { name: 'Job title' }).fill('Analyst')
  await ada.presses('Save changes')
  await ada.hears('Deal updated')
  await expect.poll(ada.names).toEqual(['Analyst', 'Data Engineer', 'Data Engineer (Copy)'])

  base.sent.length = 0
  await ada.chooses('Delete', 'Analyst')
  await ada.reads('Delete Analyst?')
  await ada.presses('Cancel')
  await ada.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(base.sent).toEqual([])
  await ada.chooses('Delete', 'Analyst')
  await ada.presses('Delete')
  await ada.hears('Deal deleted', 'The deal has been successfully deleted.')
  await expect.poll(ada.names).toEqual(['Data Engineer', 'Data Engineer (Copy)'])

  await ada.chooses('View', 'Data Engineer (Copy)')
  await ada.isAt('/deals/91')
})
