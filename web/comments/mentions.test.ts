import { expect, test } from 'vitest'
import { fleet } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { ada, comment, connection } from '../talents/profile/test/priya.ts'

const me = { ...ada, databaseId: 1 }
const bea = { id: 'VXNlcjo1', databaseId: 5, firstName: 'Bea', lastName: 'Braun', email: 'bea@example.com' }
const bo = { ...bea, id: 'VXNlcjo2', databaseId: 6, firstName: 'Bo', lastName: 'Xu', email: 'bo@example.com' }
const zoe = { id: 'talent-9', databaseId: 9, name: 'Zoë Null', role: 'React Engineer' }
const NONE = { user: null, talent: null, deal: null, company: null }
const deal = { ...fleet, commentCount: { totalCount: 1 } }

const answers = {
  SuggestionsPeopleQuery: () => ({ colleagues: [me, bea, bo], viewer: me }),
  SuggestionsRecordsQuery: ({ search }: { search?: unknown }) => ({
    find: { talents: String(search).startsWith('zo') ? [zoe] : [], deals: [], companies: [] },
  }),
}

test("'@' offers colleagues and '#' records, by keys and mouse; a draft keeps what it names", async () => {
  let sent: unknown
  const page = await openDeal({
    ...answers,
    CommentFormMutation({ input }) {
      sent = input
      const references = [
        { ...NONE, start: 0, length: 10, user: bea },
        { ...NONE, start: 15, length: 9, talent: zoe },
      ]
      const made = comment(13, '@Bea Braun see #Zoë Null', { user: ada, viewerCanEdit: true, references })
      return { addComment: { comment: made, talent: null, deal, company: null } }
    },
  })
  const field = page.page.getByLabel('Add a comment')
  const options = page.page.getByRole('option')
  await field.pressSequentially('@')
  // Oneself is not offered.
  await expect.poll(() => options.allTextContents()).toEqual(['Bea Braunbea@example.com', 'Bo Xubo@example.com'])
  await field.pressSequentially('b')
  await expect.poll(() => options.allTextContents()).toEqual(['Bea Braunbea@example.com', 'Bo Xubo@example.com'])
  expect(await field.getAttribute('aria-controls')).toBe(await page.page.getByRole('listbox').getAttribute('id'))
  await field.press('ArrowDown')
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
  await page.findsNoBarrier()
  await field.press('ArrowUp')
  // Somebody who types fast is in the middle of the text when the name's frame is drawn.
  await page.page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = callback => frame(() => setTimeout(() => callback(performance.now()), 300))
  })
  await field.press('Enter')
  await field.pressSequentially('see #zo', { delay: 50 })
  await expect.poll(() => field.inputValue()).toBe('@Bea Braun see #zo')
  await options.getByText('Zoë Null').click()
  await expect.poll(() => field.inputValue()).toBe('@Bea Braun see #Zoë Null ')
  await field.pressSequentially('@')
  await options.first().waitFor()
  await field.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  await field.press('Backspace')
  await page.page.reload()
  await expect.poll(() => field.inputValue()).toBe('@Bea Braun see #Zoë Null ')
  await field.press('Control+Enter')
  await page.hears('Comment added')
  expect(sent).toEqual({ dealId: 4, comment: '@[5] see #[talent:9]' })
  const link = page.page.getByRole('list', { name: 'Comments' }).getByRole('link', { name: 'Zoë Null' })
  expect(await link.getAttribute('href')).toBe('/talent/9')
})

test("one's own comment is edited in place, on a phone, too", async () => {
  let sent: unknown
  const references = [{ ...NONE, start: 5, length: 10, user: bea }]
  const mine = comment(12, 'Call @Bea Braun', { user: ada, viewerCanEdit: true, viewerCanDelete: true, references })
  const page = await openDeal(
    {
      ...answers,
      DealPageQuery: () => ({ deal: { ...deal, comments: connection([mine]) }, viewer: ada }),
      CommentItemEditCommentMutation({ input }) {
        sent = input
        const changed = { ...mine, comment: 'Write @Bea Braun', editedAt: '2026-11-05T15:00:00.000Z', references: [] }
        return { updateComment: { comment: changed, talent: null, deal, company: null } }
      },
    },
    { width: 390, height: 844 },
  )
  await page.presses('Edit comment')
  const field = page.page.getByRole('textbox', { name: 'Edit comment' })
  await expect.poll(() => field.inputValue()).toBe('Call @Bea Braun')
  await page.findsNoBarrier()
  await field.press('Escape')
  await page.presses('Edit comment')
  await field.fill('Write @Bea Braun')
  await page.presses('Save')
  await page.hears('Comment changed')
  expect(sent).toEqual({ id: 12, comment: 'Write @[5]' })
  await page.reads('Write @Bea Braun')
  await page.page.getByText(/^edited Nov 5, 2026/).waitFor()
})
