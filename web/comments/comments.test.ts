import { expect, test } from 'vitest'
import { held, openProfile } from '../talents/profile/test/openProfile.ts'
import { ada as author, comment, connection, profileAnswers, withActivity } from '../talents/profile/test/priya.ts'
import { Refusal } from '../test/fakeApi.ts'

test('comments show author and lines; a new one needs a text, appears at once, and is kept on failure', async () => {
  let sent: unknown
  let refusal: Refusal | null = new Refusal('NOT_FOUND', 'This talent is gone')
  const saved = held(() => ({
    addComment: {
      comment: comment(13, 'Offer on Monday', { user: author, viewerCanDelete: true }),
      talent: { ...withActivity('comment.added'), commentCount: { totalCount: 3 } },
    },
  }))
  const ada = await openProfile({
    CommentFormMutation({ input }) {
      if (refusal) throw refusal
      sent = input
      return saved.answer()
    },
  })
  const card = ada.page.getByRole('region', { name: 'Internal Comments' })
  const texts = card.getByRole('listitem')
  await texts.first().waitFor()
  const [first, second] = await texts.allTextContents()
  expect(first).toMatch(/Ada OkaforNov 5, 2026 at \d+:05 [AP]MFirst line\nsecond line/)
  expect(second).toMatch(/sam@example.comNov 5, 2026 at/)
  expect(await card.getByText('First line').evaluate(text => getComputedStyle(text).whiteSpace)).toContain('pre')
  // Only comments that Ada may delete have the button.
  expect(await card.getByRole('button', { name: 'Delete comment' }).count()).toBe(1)

  const field = ada.page.getByLabel('Add a comment')
  await field.fill('   ')
  await ada.presses('Add comment')
  await ada.reads('Comment cannot be empty')
  await field.fill('  Offer on Monday ')
  await ada.presses('Add comment')
  await ada.hears('Error', 'This talent is gone')
  await expect.poll(() => field.inputValue()).toBe('Offer on Monday')
  await texts.getByText('Offer on Monday').waitFor({ state: 'detached' })
  refusal = new Refusal('INTERNAL', 'Unexpected fault')
  await ada.presses('Add comment')
  await ada.hears('Error', 'Failed to add comment')
  await expect.poll(() => field.inputValue()).toBe('Offer on Monday')

  await ada.page.route('**/graphql', route => route.fulfill({ status: 502, body: '<html>nginx</html>' }), { times: 1 })
  await ada.presses('Add comment')
  await ada.hears('Error', 'HTTP 502')
  await expect.poll(() => field.inputValue()).toBe('Offer on Monday')
  await ada.page.route('**/graphql', route => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await ada.presses('Add comment')
  await ada.hears('Error', 'Unknown error')
  await expect.poll(() => field.inputValue()).toBe('Offer on Monday')

  refusal = null
  await field.fill('  Offer on Monday ')
  await field.press('Control+Enter')
  await texts.getByText('Offer on Monday').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await ada.page.getByRole('button', { name: 'Adding...' }).waitFor()
  saved.release()
  await ada.hears('Comment added')
  expect(sent).toEqual({ talentId: 7, comment: 'Offer on Monday' })
  await card.getByText('3', { exact: true }).waitFor()
  expect(await card.getByText('Offer on Monday').count()).toBe(1)
  await ada.page.getByText('Ada Okafor commented').waitFor()
  await ada.findsNoBarrier()
  // No draft is left behind.
  await ada.page.reload()
  await ada.findsHeading('Priya Raman')
  expect(await field.inputValue()).toBe('')
})

test('earlier comments are loaded by a button; one is deleted after a question, and reappears when that fails', async () => {
  let broken = true
  let asked: unknown
  const mine = comment(12, 'First line', { user: author, viewerCanDelete: true })
  const ada = await openProfile({
    ...profileAnswers({ comments: connection([mine], 'twelve') }),
    CommentsCardTalentQuery(variables) {
      asked = variables.cursor
      const comments = connection([comment(3, 'The oldest')])
      const talent = { id: 'VGFsZW50Ojc=', databaseId: 7, commentCount: { totalCount: 2 }, comments }
      return { node: { __typename: 'Talent', ...talent } }
    },
    CommentItemMutation() {
      if (broken) throw new Refusal('FORBIDDEN', 'Only its author or an admin may delete a comment')
      const talent = { ...withActivity('comment.deleted'), commentCount: { totalCount: 1 } }
      return { deleteComment: { deletedCommentId: 'comment-12', talent } }
    },
  })
  await ada.presses('Show earlier comments')
  await ada.reads('The oldest')
  await ada.reads('First line')
  expect(asked).toBe('twelve')
  await ada.page.getByRole('button', { name: 'Show earlier comments' }).waitFor({ state: 'detached' })

  const remove = async () => {
    await ada.presses('Delete comment')
    await ada.reads('Are you sure you want to delete this comment?')
    await ada.presses('Delete')
  }
  await remove()
  await ada.hears('Error', 'Only its author or an admin may delete a comment')
  await ada.page.getByText('First line').waitFor()
  broken = false
  await remove()
  await ada.hears('Comment deleted')
  await ada.page.getByText('First line').waitFor({ state: 'detached' })
  await ada.page.getByText('Ada Okafor deleted a comment').waitFor()
})

test('a draft survives navigation and reload, and is cleared by logging out', async () => {
  const ada = await openProfile()
  const field = ada.page.getByLabel('Add a comment')
  await field.fill('Ask for the notice')
  await ada.follows('User Management')
  await ada.isAt('/users')
  await ada.page.goBack()
  await expect.poll(() => field.inputValue()).toBe('Ask for the notice')
  await field.fill('Ask for the notice period')
  await ada.page.reload()
  await expect.poll(() => field.inputValue()).toBe('Ask for the notice period')
  await ada.presses('Logout')
  await ada.findsHeading('Sign in to Talentdesk')
  expect(await ada.page.evaluate(() => Object.keys(sessionStorage).filter(name => /draft/.test(name)))).toEqual([])
})
