import { expect, test } from 'vitest'
import { held } from '../../../talents/profile/test/openProfile.ts'
import { Refusal } from '../../../test/fakeApi.ts'
import { client, content, locked, omar, priya } from '../test/client.ts'

const own = { token: 't0ken', profile: 'priya' }

test('an answer is sent by keyboard, shown at once, and can be changed', async () => {
  const jane = await client({ content: content([priya, omar]) })
  await jane.goes('/shared/t0ken#profile-1')
  const inTable = jane.page.getByRole('table').getByRole('row').nth(1)
  await jane.page.getByRole('button', { name: 'Interested: Priya R.' }).press('Enter')
  await jane.fills('Comment (optional)', '  When can she start? ')
  await jane.page.getByRole('button', { name: 'Send answer' }).press('Enter')
  await jane.isIn('Your answer')
  await inTable.getByText('Interested', { exact: true }).waitFor()
  await jane.page.getByRole('status').getByText('When can she start?').waitFor()
  expect(jane.sent).toEqual([{ ...own, answer: 'INTERESTED', times: [], comment: 'When can she start?' }])

  await jane.presses('Change answer')
  await expect.poll(() => jane.page.getByLabel('Comment (optional)').inputValue()).toBe('When can she start?')
  await jane.presses('Not this one: Priya R.')
  await jane.fills('Why not (optional)', '')
  await jane.presses('Send answer')
  await inTable.getByText('Not this one', { exact: true }).waitFor()
  expect(jane.sent.at(-1)).toEqual({ ...own, version: 1, answer: 'NOT_THIS_ONE', times: [], comment: null })
  expect(await jane.page.getByText('When can she start?').count()).toBe(0)
})

test('of several closed profiles, each is answered with two clicks and stays closed', async () => {
  for (const window of [{}, { width: 390, height: 844, touch: true }]) {
    const jane = await client({ content: content([priya, omar]) }, window)
    await jane.goes('/shared/t0ken')
    const card = jane.page.getByRole('article').filter({ hasText: omar.name })
    const choices = card.getByRole('group', { name: 'Your answer' }).getByRole('button')
    await expect.poll(() => choices.allTextContents()).toEqual(['Interested', 'Interview', 'Not this one'])
    // In one row, whatever the width.
    expect(new Set(await choices.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))).size).toBe(1)
    await jane.presses('Interested: Omar K.')
    await jane.presses('Send answer')
    await card.getByRole('status').getByText('Interested').waitFor()
    expect(jane.sent).toEqual([{ ...own, profile: 'omar', answer: 'INTERESTED', times: [], comment: null }])
    expect(await jane.page.getByText('Moves slow systems.').isVisible()).toBe(false)
    await jane.presses('Change answer')
    await jane.presses('Ask for an interview: Omar K.')
    await jane.page.getByLabel('Time 1').waitFor()
    await jane.findsNoBarrier()
    // What was typed goes along when the profile is opened.
    await jane.fills('Comment (optional)', 'On site')
    await jane.presses('Omar K.')
    await jane.reads('Moves slow systems.')
    expect(await jane.page.getByLabel('Comment (optional)').inputValue()).toBe('On site')
  }
})

test("an interview is asked for with up to three times in the client's own time zone", async () => {
  const jane = await client({ content: content([priya]) }, { timeZone: 'Asia/Tokyo' })
  await jane.goes('/shared/t0ken')
  await jane.presses('Ask for an interview: Priya R.')
  await jane.reads('Times are in your time zone, Asia/Tokyo (GMT+9).')
  await jane.presses('Send answer')
  await jane.reads('Propose at least one time')
  await jane.isIn('time1')
  await jane.fills('Time 1', '2020-01-01T09:00')
  await jane.presses('Send answer')
  await jane.reads('Choose times in the future')
  await jane.fills('Time 1', '2099-03-02T09:00')
  for (let more = 0; more < 2; more++) await jane.presses('Add another time')
  expect(await jane.page.getByRole('button', { name: 'Add another time' }).count()).toBe(0)
  await jane.isIn('time3')
  await jane.presses('Remove time 2')
  await jane.isIn('time2')
  await jane.fills('Time 2', '2099-03-03T14:30')
  await jane.presses('Send answer')
  await jane.reads('Interview asked for')
  await jane.reads('Mar 2, 2099 at 9:00 AM')
  await jane.reads('Asia/Tokyo (GMT+9)')
  expect(jane.sent).toEqual([
    { ...own, answer: 'INTERVIEW', times: ['2099-03-02T00:00:00.000Z', '2099-03-03T05:30:00.000Z'], comment: null },
  ])
})

test('when somebody else has answered meanwhile, that is shown and nothing typed is lost', async () => {
  const shared = { content: content([priya]) }
  const jane = await client(shared)
  await jane.goes('/shared/t0ken')
  await jane.presses('Interested: Priya R.')
  await jane.fills('Comment (optional)', 'I like her')
  const accepts = jane.answers.AnswerMutation
  const theirs = { answer: 'NOT_THIS_ONE', times: [], comment: 'Too far away', answeredAt: '2026-11-22T09:12:00Z' }
  jane.answers.AnswerMutation = () => {
    shared.content = content([{ ...priya, answer: { ...theirs, version: 4 } }])
    throw new Refusal('CONFLICT', 'Somebody else has answered in the meantime.')
  }
  await jane.presses('Send answer')
  await jane.reads('Somebody else has answered in the meantime.')
  await jane.reads('Too far away')
  await jane.isIn('Send answer')
  if (accepts) jane.answers.AnswerMutation = accepts
  await jane.presses('Send answer')
  await jane.page.getByRole('status').getByText('I like her').waitFor()
  expect(jane.sent).toEqual([{ ...own, version: 4, answer: 'INTERESTED', times: [], comment: 'I like her' }])
})

test('an answer that was not sent says why and keeps what was typed', async () => {
  const jane = await client({ content: content([priya]) }, { width: 390, height: 844 })
  await jane.goes('/shared/t0ken')
  await jane.presses('Interested: Priya R.')
  await jane.fills('Comment (optional)', 'I like her')
  const accepts = jane.answers.AnswerMutation
  const refusals = {
    NOT_FOUND: 'This link is not valid anymore. Please ask whoever sent it to you for a new one.',
    TOO_MANY: 'Too many answers. Please wait a few minutes.',
    FORBIDDEN: 'You are signed in, and only the client answers here',
  }
  for (const [code, message] of Object.entries(refusals)) {
    jane.answers.AnswerMutation = () => {
      throw new Refusal(code, message)
    }
    await jane.presses('Send answer')
    await jane.page.getByRole('alert').getByText(message).waitFor()
    expect(await jane.page.getByLabel('Comment (optional)').inputValue()).toBe('I like her')
  }
  await jane.page.route('**/graphql', route => route.abort(), { times: 1 })
  await jane.presses('Send answer')
  await jane.page.getByRole('alert').getByText('Your entries are kept.').waitFor()

  const { answer, release } = held(true)
  jane.answers.AnswerMutation = async variables => (await answer()) && accepts?.(variables)
  await jane.presses('Send answer')
  await jane.reads('Sending...')
  await jane.reads('Interested')
  release()
  await jane.presses('Change answer')
})

test('without a connection the form does not come, says why, and comes once the connection is back', async () => {
  const jane = await client({ content: content([priya]) }, { alone: true })
  await jane.goes('/shared/t0ken')
  const interested = jane.page.getByRole('button', { name: 'Interested: Priya R.' })
  await interested.waitFor()
  await jane.page.context().setOffline(true)
  await interested.click()
  await jane.page.getByRole('alert').getByText('You are offline.').waitFor()
  await jane.page.context().setOffline(false)
  await interested.click()
  await jane.fills('Comment (optional)', 'I like her')
  expect(await jane.page.getByRole('alert').count()).toBe(0)
})

test('a passcode that has changed is asked for again, and what was typed is still there', async () => {
  const jane = await locked('sesame', content([priya]))
  await jane.goes('/shared/t0ken')
  await jane.fills('Passcode', 'sesame')
  await jane.presses('Open')
  await jane.presses('Interested: Priya R.')
  await jane.fills('Comment (optional)', 'I like her')
  const [opens, accepts] = [jane.answers.ClientPageQuery, jane.answers.AnswerMutation]
  jane.answers.ClientPageQuery = () => opens?.({ key: 'old' })
  jane.answers.AnswerMutation = () => {
    throw new Refusal('FORBIDDEN', 'Please enter the passcode first')
  }
  await jane.presses('Send answer')
  await jane.findsHeading('Enter the passcode')
  expect(await jane.page.getByText('Priya').count()).toBe(0)
  Object.assign(jane.answers, { ClientPageQuery: opens, AnswerMutation: accepts })
  await jane.fills('Passcode', 'sesame')
  await jane.presses('Open')
  await jane.presses('Send answer')
  await jane.page.getByRole('status').getByText('I like her').waitFor()
  expect(jane.sent).toEqual([{ ...own, key: 'the-key', answer: 'INTERESTED', times: [], comment: 'I like her' }])
})

test('coming back to the page shows what others answered, what is gone, and the notice once the link has ended', async () => {
  const shared: Parameters<typeof client>[0] = { content: content([priya]) }
  const jane = await client(shared)
  await jane.goes('/shared/t0ken')
  await jane.findsHeading('Priya R.')
  const comesBack = () =>
    jane.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const answer = { answer: 'INTERESTED', times: [], comment: 'Yes!', answeredAt: '2026-11-22T09:12:00Z', version: 1 }
  shared.content = content([{ ...priya, answer }])
  await comesBack()
  await jane.reads('Yes!')
  shared.content = content([{ ...priya, name: '', isAvailable: false }])
  await comesBack()
  await jane.reads('This profile is no longer available.')
  await jane.findsNoBarrierAnywhere()
  jane.answers.ClientPageQuery = () => ({ product: { brandName: 'Talentdesk Ltd' }, clientShare: null })
  await comesBack()
  await jane.findsHeading('Link not available')
  expect(await jane.page.getByText('Priya').count()).toBe(0)
  await jane.findsNoBarrierAnywhere()
})
