import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { recruiterAtList } from '../test/recruiterAtList.ts'

openApp({}, { listen: true })

test('the owner filter offers colleagues and former colleagues, and is stored in the address and views', {
  tags: ['deep'],
}, async () => {
  const user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  const bob = await make.user({ firstName: 'Bob', lastName: 'Okafor' })
  const gwen = await make.user({ firstName: 'Gwen', lastName: 'Okafor' })
  const hugo = await make.user({ firstName: 'Hugo', lastName: 'Okafor' })
  await make.deal({ title: 'Mine', ownerId: user.id })
  await make.deal({ title: 'Of Bob', ownerId: bob.id })
  await make.deal({ title: 'Of Gwen', ownerId: gwen.id })
  await make.talent({ ownerId: hugo.id })
  await world.db.user.updateMany({ where: { id: { in: [gwen.id, hugo.id] } }, data: { disabledAt: new Date() } })
  const ada = await recruiterAtList({ path: '/deals?sort=title', heading: 'Talent Pipeline', user })
  await ada.presses('Owner: All owners')
  await ada.page.getByRole('menuitemradio', { name: 'Mine' }).click()
  await ada.isAt('/deals?owner=me')
  await expect.poll(ada.names).toEqual(['Mine'])
  await ada.page.getByRole('button', { name: 'Owner: Mine' }).focus()
  await ada.page.keyboard.press('ArrowDown')
  await ada.page.getByRole('menuitemradio', { name: 'Bob Okafor' }).focus()
  await ada.page.keyboard.press('Enter')
  await ada.isAt(`/deals?owner=${bob.id}+Bob+Okafor`)
  await expect.poll(ada.names).toEqual(['Of Bob'])
  // Only former colleagues who still own deals are offered, with the number of their deals.
  await ada.presses('Owner: Bob Okafor')
  const former = ada.page.getByRole('group', { name: 'Former colleagues' }).getByRole('menuitemradio')
  expect(await former.allTextContents()).toEqual(['Gwen Okafor (1)'])
  await former.click()
  await expect.poll(ada.names).toEqual(['Of Gwen'])
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.fills('View name', "Gwen's")
  await ada.presses('Save view')
  await ada.hears('View saved')
  const [view] = await world.db.savedView.findMany()
  expect(view?.filters).toMatchObject({ moreFilter: [`owner=${gwen.id} Gwen Okafor`] })
  await ada.presses('Clear filters')
  await ada.isAt('/deals?sort=title')
})
