import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

const IN_SPRING = new Date('2026-03-05T14:05:00.000Z')

/** A recruiter at a profile with these comments: the first is by Ada, the others by a colleague without a name. */
async function atComments(...texts: string[]) {
  const user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  const colleague = await make.user({ firstName: '', lastName: '' })
  const { id: talentId } = await make.talent({ name: 'Priya Raman' })
  for (const [number, text] of texts.entries()) {
    const { id } = await make.comment(number === 0 ? user : colleague, talentId, text)
    const createdAt = new Date(IN_SPRING.getTime() - number * 60_000)
    await world.db.talentComment.update({ where: { id }, data: { createdAt } })
  }
  const ada = await recruiterAt(`/talent/${talentId}`, { user })
  const card = ada.page.getByRole('region', { name: 'Internal Comments' })
  return {
    ...ada,
    ...{ card, talentId, colleague, texts: card.getByRole('listitem'), field: ada.page.getByLabel('Add a comment') },
  }
}

test('comments show author, time and line breaks, and only their authors can delete them', async () => {
  const ada = await atComments('First line\nsecond line', 'She prefers mornings.')
  await ada.texts.first().waitFor()
  const [first, second] = (await ada.texts.allTextContents()).sort((one, other) => other.length - one.length)
  const words = `${first}${second}`
  expect(words).toMatch(/Ada OkaforMar 5, 2026 at \d+:05 [AP]MFirst line\nsecond line/)
  expect(words).toContain(ada.colleague.email)
  expect(await ada.card.getByText('First line').evaluate(text => getComputedStyle(text).whiteSpace)).toContain('pre')
  expect(await ada.card.getByRole('button', { name: 'Delete comment' }).count()).toBe(1)
})

test('a new comment needs a text, and stays in the field if sending fails', { tags: ['deep'] }, async () => {
  const ada = await atComments()
  await ada.field.fill('   ')
  await ada.presses('Add comment')
  await ada.reads('Comment cannot be empty')
  await ada.field.fill('  Offer on Monday ')
  const refusal = await ada.refuses('CommentFormMutation', { code: 'NOT_FOUND', message: 'This talent is gone' })
  await ada.presses('Add comment')
  await ada.hears('Error', 'This talent is gone')
  await ada.texts.getByText('Offer on Monday').waitFor({ state: 'detached' })
  await refusal.release()
  for (const [answer, text] of [
    [{ status: 502, body: '<html>nginx</html>' }, 'HTTP 502'],
    [{ status: 500, json: {} }, 'Unknown error'],
  ] as const) {
    await ada.page.route('**/graphql', route => route.fulfill(answer), { times: 1 })
    await ada.presses('Add comment')
    await ada.hears('Error', text)
    await expect.poll(() => ada.field.inputValue()).toBe('Offer on Monday')
  }
})

test('a new comment appears at once, is counted, and leaves no draft behind', async () => {
  const ada = await atComments('First line')
  await ada.field.fill('  Offer on Monday ')
  const answer = await ada.holds('CommentFormMutation')
  await ada.field.press('Control+Enter')
  await ada.texts.getByText('Offer on Monday').waitFor()
  await expect.poll(() => ada.field.inputValue()).toBe('')
  await ada.page.getByRole('button', { name: 'Adding...' }).waitFor()
  answer.release()
  await ada.hears('Comment added')
  await ada.card.getByText('2', { exact: true }).waitFor()
  expect(await ada.card.getByText('Offer on Monday').count()).toBe(1)
  await ada.page.getByText('Ada Okafor commented').first().waitFor()
  await ada.page.reload()
  await ada.findsHeading('Priya Raman')
  expect(await ada.field.inputValue()).toBe('')
})

test('earlier comments are loaded by a button', { tags: ['deep'] }, async () => {
  const ada = await atComments(...Array.from({ length: 25 }, (_, number) => `Remark ${number + 1}.`))
  await ada.reads('Remark 1.')
  expect(await ada.page.getByText('Remark 25.', { exact: true }).count()).toBe(0)
  await ada.presses('Show earlier comments')
  await ada.reads('Remark 25.')
})

test('a comment is deleted after a confirmation, and reappears if deleting fails', { tags: ['deep'] }, async () => {
  const ada = await atComments('First line')
  const remove = async () => {
    await ada.presses('Delete comment')
    await ada.reads('Are you sure you want to delete this comment?')
    await ada.presses('Delete')
  }
  const message = 'Only its author or an admin may delete a comment'
  const refusal = await ada.refuses('CommentItemMutation', { code: 'FORBIDDEN', message })
  await remove()
  await ada.hears('Error', message)
  await ada.reads('First line')
  await refusal.release()
  await remove()
  await ada.hears('Comment deleted')
  await ada.texts.getByText('First line').waitFor({ state: 'detached' })
  await ada.page.getByText('Ada Okafor deleted a comment').waitFor()
})

test('a draft survives navigation and reload, and is cleared by logging out', { tags: ['deep'] }, async () => {
  const ada = await atComments()
  await ada.field.fill('Ask for the notice')
  await ada.follows('User Management')
  await ada.isAt('/users')
  await ada.page.goBack()
  await expect.poll(() => ada.field.inputValue()).toBe('Ask for the notice')
  await ada.field.fill('Ask for the notice period')
  await ada.page.reload()
  await expect.poll(() => ada.field.inputValue()).toBe('Ask for the notice period')
  await ada.presses('Logout')
  await ada.findsHeading('Sign in to Talentdesk')
  expect(await ada.page.evaluate(() => Object.keys(sessionStorage).filter(name => /draft/.test(name)))).toEqual([])
})
