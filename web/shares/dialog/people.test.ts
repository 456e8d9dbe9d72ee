import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { openDialog } from './test/dialog.ts'

openApp({}, { listen: true })

const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const name of ['Priya Raman', 'Mara Olsen', 'Ben Adeyemi']) ids[name] = (await make.talent({ name })).id
})

const latest = () =>
  world.db.share.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { items: { orderBy: { id: 'asc' } } } })

test("a share that begins on a company's page has no talents at first, and accepts each talent only once", {
  tags: ['deep'],
}, async () => {
  const { id } = await make.company({ name: 'Northwind' })
  const ada = await openDialog(`/companies/${id}`, 'Share talents')
  expect(await ada.company.inputValue()).toBe('Northwind')
  await ada.preview.getByText('Add a talent to see the page that the client gets.').waitFor()
  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.presses('Create link')
  await ada.dialog.getByText('Choose at least one talent').waitFor()
  await ada.isIn('talents')
  await ada.adds('Priya Raman')
  await expect.poll(() => ada.dialog.getByText('Choose at least one talent').count()).toBe(0)
  await ada.preview.getByRole('heading', { name: 'Priya R.' }).waitFor()
  await ada.dialog.getByRole('combobox', { name: 'Add a talent' }).fill('Priya')
  await ada.page.getByRole('option', { name: 'Already added' }).waitFor()
  await ada.page.keyboard.press('Escape')
  await ada.adds('Mara Olsen')
  await ada.dialog.getByRole('heading', { name: 'Share 2 talents with a client' }).waitFor()
  await ada.presses('Remove Priya Raman')
  await ada.creates()
  expect(await latest()).toMatchObject({ companyId: id, dealId: null, items: [{ talentId: ids['Mara Olsen'] }] })
  await ada.dialog.getByRole('button', { name: 'Close' }).last().click()
  await ada.page.getByRole('region', { name: 'Shares' }).getByText('Jo Fleet').waitFor()
})

test('a share for a deal begins on its page, and is filled in by keyboard', { tags: ['deep'] }, async () => {
  const deal = await make.deal()
  const ada = await openDialog(`/deals/${deal.id}`, 'Share talents')
  await ada.isIn('recipientName')
  const { keyboard } = ada.page
  await keyboard.type('Jo Fleet')
  await keyboard.press('Tab')
  await ada.isIn('recipientCompany')
  // The first Tab moves the focus to the arrow of the field.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await ada.isIn('talents')
  for (const name of ['Mara', 'Ben']) {
    await keyboard.type(name)
    await ada.page.getByRole('option', { name }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await ada.dialog.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await ada.isIn('talents')
  }
  await keyboard.press('Shift+Tab')
  await keyboard.press('Alt+ArrowUp')
  await ada.creates()
  const { dealId, companyId, items } = await latest()
  expect({ dealId, companyId }).toEqual({ dealId: deal.id, companyId: deal.companyId })
  expect(items.map(({ talentId }) => talentId)).toEqual([ids['Ben Adeyemi'], ids['Mara Olsen']])
})
