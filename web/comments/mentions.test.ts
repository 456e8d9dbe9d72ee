import { beforeAll, expect, test } from 'vitest'
import { addComment } from '../../api/comments/comments.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, type Person, staffOf } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { type Opening, recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let user: Person
let bea: Person
let zoeId: number
let dealId: number

beforeAll(async () => {
  user = await make.user({ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' })
  bea = await make.user({ firstName: 'Bea', lastName: 'Braun', email: 'bea@example.com' })
  await make.user({ firstName: 'Bo', lastName: 'Xu', email: 'bo@example.com' })
  zoeId = (await make.talent({ name: 'Zoë Null', role: 'React Engineer' })).id
  dealId = (await make.deal({ title: 'Fleet Engineer' })).id
})

async function atDeal(opening: Opening = {}) {
  const ada = await recruiterAt(`/deals/${dealId}`, { user, ...opening })
  return { ...ada, field: ada.page.getByLabel('Add a comment'), options: ada.page.getByRole('option') }
}

test("'@' offers all colleagues but not the viewer, and keys move through them", async () => {
  const ada = await atDeal()
  const both = ['Bea Braunbea@example.com', 'Bo Xubo@example.com']
  await ada.field.pressSequentially('@')
  await expect.poll(() => ada.options.allTextContents()).toEqual(both)
  await ada.field.pressSequentially('b')
  expect(await ada.field.getAttribute('aria-controls')).toBe(await ada.page.getByRole('listbox').getAttribute('id'))
  await ada.field.press('ArrowDown')
  await expect.poll(() => ada.options.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(await ada.field.getAttribute('aria-activedescendant')).toBe(await ada.options.nth(1).getAttribute('id'))
  await ada.field.press('Escape')
  await ada.options.first().waitFor({ state: 'detached' })
  expect(await ada.field.inputValue()).toBe('@b')
})

test("'#' offers records; a draft keeps the chosen record, and the comment links to it", {
  tags: ['deep'],
}, async () => {
  const ada = await atDeal()
  await ada.field.pressSequentially('@b')
  await ada.options.first().waitFor()
  // Delays frames, so that the text after the name is typed before the frame with the name is drawn.
  await ada.page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = callback => frame(() => setTimeout(() => callback(performance.now()), 300))
  })
  await ada.field.press('Enter')
  await ada.field.pressSequentially('see #zo', { delay: 50 })
  await expect.poll(() => ada.field.inputValue()).toBe('@Bea Braun see #zo')
  await ada.options.getByText('Zoë Null').click()
  await expect.poll(() => ada.field.inputValue()).toBe('@Bea Braun see #Zoë Null ')
  await ada.page.reload()
  await expect.poll(() => ada.field.inputValue()).toBe('@Bea Braun see #Zoë Null ')
  await ada.field.press('Control+Enter')
  await ada.hears('Comment added')
  const link = ada.page.getByRole('list', { name: 'Comments' }).getByRole('link', { name: 'Zoë Null' })
  expect(await link.getAttribute('href')).toBe(`/talent/${zoeId}`)
  expect(await world.db.mention.count({ where: { userId: bea.id } })).toBe(1)
})

test('authors edit their comment in place, also on a phone', { tags: ['deep'] }, async () => {
  const { id } = await addComment(staffOf(user), { dealId, comment: `Call @[${bea.id}]` })
  const ada = await atDeal(phone)
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: 'Call @Bea' })
    .getByRole('button', { name: 'Edit comment' })
    .click()
  const field = ada.page.getByRole('textbox', { name: 'Edit comment' })
  await expect.poll(() => field.inputValue()).toBe('Call @Bea Braun')
  await field.fill('Write @Bea Braun')
  await ada.presses('Save')
  await ada.hears('Comment changed')
  await ada.page.getByText(/^edited /).waitFor()
  expect(ada.requests('CommentItemEditCommentMutation')).toMatchObject([
    { input: { id, comment: `Write @[${bea.id}]` } },
  ])
})
