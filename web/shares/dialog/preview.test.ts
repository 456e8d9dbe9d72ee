import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { dialogAnswers, openDialog, openForDeal } from './test/dialog.ts'
import { adds, people } from './test/people.ts'
import { mail, previewAnswers, type World } from './test/preview.ts'

test('is reached and left by keys alone; a key or a click keeps what was removed, and the focus stays on it', async () => {
  const ada = await openDialog()
  await ada.preview.getByText('3 details hidden · 0 shown').waitFor()
  await ada.dialog.getByRole('combobox', { name: 'Deal' }).focus()
  const passed: string[] = []
  for (let steps = 0; steps < 12 && !passed.includes('Create link'); steps++) {
    await ada.page.keyboard.press('Tab')
    passed.push(await ada.page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(passed.filter(Boolean)).toEqual([
    ...['Go to your answer', 'Priya Raman', 'p@example.com', 'https://priya.dev', '3 details hidden · 0 shown'],
    ...['Cancel', 'Create link'],
  ])
  await ada.page.keyboard.press('Escape')
  await expect.poll(() => ada.dialog.count()).toBe(0)
  await ada.isIn('Share with a client')

  await ada.page.keyboard.press('Enter')
  const { preview } = ada
  const piece = (original: string) => preview.getByRole('button', { name: `Show ${original}` })
  await preview.getByRole('heading', { name: 'Priya R.' }).waitFor()
  await expect.poll(() => piece('Priya Raman').getAttribute('aria-pressed')).toBe('false')
  await preview.getByText('3 details hidden · 0 shown').waitFor()

  await piece('p@example.com').focus()
  await ada.page.keyboard.press('Enter')
  await expect.poll(() => piece('p@example.com').getAttribute('aria-pressed')).toBe('true')
  await ada.isIn('p@example.com')
  await piece('https://priya.dev').click()
  await expect.poll(() => piece('https://priya.dev').getAttribute('aria-pressed')).toBe('true')
  await ada.isIn('https://priya.dev')
  await preview.getByText('1 detail hidden · 2 shown').click()
  await preview.getByRole('checkbox', { name: 'https://priya.dev link' }).click()
  await preview.getByText('2 details hidden · 1 shown').waitFor()

  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('Northwind')
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(ada.sent[0]).toMatchObject({
    talents: [{ talentId: 7, line: null, kept: [mail.key], version: 9 }],
    basis: 'basis-1',
  })
})

test("is the client's page: the agency, the letter, the line, the profile, answers that nobody can give", async () => {
  const ada = await openDialog()
  const { preview } = ada
  await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('Anywhere Ltd')
  await ada.dialog.getByLabel('Note to the client').fill('As discussed: Priya Raman.')
  await ada.dialog.getByLabel('Why Priya Raman').fill('Priya Raman can start in May.')
  await preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
  await preview.getByRole('status').getByText('2 details hidden in the note or the lines').waitFor()
  expect(await preview.locator('del').allTextContents()).toEqual(['Hidden: Priya Raman', 'Hidden: Priya Raman'])
  const text = (await preview.innerText()).replace(/\s+/g, ' ')
  for (const words of [
    ...['Northwind Talent', 'Torstraße 1, Berlin', 'As discussed: Hidden: Priya Raman Priya R..'],
    ...['Priya R. can start in May.', 'Available until Dec 21, 2026', 'This is a limited profile.', 'Your answer'],
  ]) {
    expect(text).toContain(words)
  }
  for (const name of ['Interested: Priya R.', 'Ask for an interview: Priya R.', 'Download PDF']) {
    expect(await preview.getByRole('button', { name }).isDisabled()).toBe(true)
  }
  await ada.findsNoBarrierAnywhere()
})

test('a shortlist is compared in its order, and a profile is read once it is opened', async () => {
  const asked: string[] = []
  const ada = await openForDeal({ ...previewAnswers({}, asked), ...people() })
  const { preview, dialog } = ada
  for (const name of ['Mara Olsen', 'Ben Adeyemi']) await adds(ada, name)
  const rows = preview.getByRole('rowheader')
  await expect.poll(() => rows.allTextContents()).toEqual(['Mara O.', 'Ben A.'])
  await preview.getByRole('heading', { name: 'Fleet Engineer' }).waitFor()
  await dialog.getByLabel('Why Ben Adeyemi').press('Alt+ArrowUp')
  await expect.poll(() => rows.allTextContents()).toEqual(['Ben A.', 'Mara O.'])
  const before = asked.filter(what => what !== 'letter').length

  const address = ada.page.url()
  await preview.getByRole('link', { name: 'Mara O.' }).click()
  await preview.getByText('3 details hidden · 0 shown').waitFor()
  await ada.isIn('Mara O.')
  expect(ada.page.url()).toBe(address)
  expect(asked.filter(what => what !== 'letter').slice(before)).toEqual(['profile 1'])
  await dialog.getByLabel('Note to the client').pressSequentially('Mara Olsen, as discussed.')
  await preview.getByText('Mara O., as discussed.').waitFor()
  expect(asked.filter(what => what !== 'letter')).toHaveLength(before + 1)
  await preview.getByRole('button', { name: 'Show p@example.com' }).click()
  await preview.getByText('2 details hidden · 1 shown').waitFor()
  await preview.getByRole('button', { name: 'Open all' }).click()
  await preview.getByText('3 details hidden · 0 shown').waitFor()
  await ada.findsNoBarrierAnywhere()
})

test('what was changed meanwhile is refused; the preview is read again, and what was typed stays', async () => {
  const world: World = { versions: { 7: 9 }, basis: 'before' }
  const message = 'The deal or a rule of the agency was changed meanwhile. Please look at the preview again.'
  const asked: string[] = []
  const { all, sent } = dialogAnswers()
  const { ShareDialogMutation: make = () => ({}) } = all
  for (const window of [{}, { width: 390, height: 844 }]) {
    sent.length = 0
    Object.assign(world, { basis: 'before' })
    const ada = await openDialog(
      {
        ...previewAnswers(world, asked),
        ShareDialogMutation(variables) {
          const made = make(variables)
          if (sent.at(-1)?.basis !== world.basis) throw new Refusal('CONFLICT', message)
          return made
        },
      },
      window,
    )
    await ada.dialog.getByLabel('Send to').fill('Jo Fleet')
    await ada.dialog.getByRole('combobox', { name: 'Company' }).fill('Anywhere Ltd')
    await ada.page.keyboard.press('Escape')
    if (window.width) await ada.page.getByRole('tab', { name: 'Preview as client' }).click()
    await ada.preview.getByText('3 details hidden · 0 shown').waitFor()
    await ada.preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
    Object.assign(world, { basis: 'after' })
    const read = asked.length
    await ada.presses('Create link')
    await ada.dialog.getByRole('alert').getByText(message).waitFor()
    // On a phone, too, the preview comes into view.
    await ada.preview.getByText('For Jo Fleet, Anywhere Ltd').waitFor()
    await expect.poll(() => asked.slice(read).toSorted()).toEqual(['letter', 'profile 7'])
    await expect.poll(() => ada.preview.locator('[aria-busy=true]').count()).toBe(0)
    await ada.preview.getByText('3 details hidden · 0 shown').waitFor()
    await ada.presses('Create link')
    await ada.reads('The link is in your clipboard.')
    expect(sent.map(({ basis }) => basis)).toEqual(['before', 'after'])
  }
})
