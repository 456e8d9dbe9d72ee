import { expect, test } from 'vitest'
import { openTalents, talent, talentBase } from '../../talents/list/test/talentBase.ts'

const many = (count = 60) =>
  talentBase([...Array(count).keys()].map(index => talent(index + 1, { name: `Talent ${index + 1}.` })))

test('rows stay chosen while others are filtered and loaded, and can be shared or cleared; the head chooses fifty', async () => {
  const ada = await openTalents(many())
  const box = (name: string) => ada.page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  const says = (text: string) => ada.page.getByRole('status').getByText(text, { exact: true }).waitFor()
  await box('Talent 2.').focus()
  await ada.page.keyboard.press('Space')
  await says('1 talent selected')
  await box('Talent 1.').check()
  await says('2 talents selected')
  expect(await ada.page.getByRole('columnheader', { name: 'Name', exact: true }).count()).toBe(1)
  expect(await ada.page.getByRole('rowheader', { name: 'Talent 1.', exact: true }).count()).toBe(1)

  await ada.page.getByPlaceholder('Search talents...').fill('Talent 3.')
  await ada.counts('1 of 60 talents')
  await says('2 talents selected')
  await box('Talent 3.').check()
  await ada.presses('Share 3 selected')
  const { dialog } = ada
  await dialog.getByRole('heading', { name: 'Share 3 talents with a client' }).waitFor()
  const order = () => dialog.getByRole('list').first().locator('bdi').allTextContents()
  await expect.poll(order).toEqual(['Talent 2.', 'Talent 1.', 'Talent 3.'])
  await dialog.getByRole('button', { name: 'Move Talent 3. up' }).click()
  await dialog.getByLabel('Why Talent 2.').focus()
  await ada.page.keyboard.press('Alt+ArrowDown')
  await ada.page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['Talent 3.', 'Talent 1.', 'Talent 2.'])
  await dialog.getByRole('button', { name: 'Remove Talent 1.' }).click()
  await expect.poll(order).toEqual(['Talent 3.', 'Talent 2.'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await ada.presses('Discard')

  await ada.presses('Clear')
  expect(await ada.page.getByRole('button', { name: /selected$/ }).count()).toBe(0)
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')

  await ada.page.getByPlaceholder('Search talents...').fill('')
  const head = ada.page.getByRole('checkbox', { name: 'Select the 50 loaded rows' })
  await head.check()
  await says('50 talents selected')
  await ada.page.getByRole('button', { name: 'Share 50 selected' }).waitFor()
  await ada.page.locator('main div:has(> table)').evaluate(part => part.scrollTo({ top: part.scrollHeight }))
  await box('Talent 60.').check()
  await ada.reads('A shortlist holds at most 50 talents.')
  const loaded = ada.page.getByRole('checkbox', { name: /^Select the \d+ loaded rows$/ })
  expect(await loaded.evaluate(box => (box as HTMLInputElement).indeterminate)).toBe(true)
})

test('Shift with a click or the space bar takes the rows between, in either direction', async () => {
  const ada = await openTalents(many(12))
  const box = (number: number) => ada.page.getByRole('checkbox', { name: `Select Talent ${number}.`, exact: true })
  const chosen = async () => {
    const labels = await ada.page
      .locator('tbody input:checked')
      .evaluateAll(boxes => boxes.map(each => each.getAttribute('aria-label')))
    return labels.map(label => Number(label?.match(/\d+/)?.[0])).sort((one, other) => one - other)
  }
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)
  const shift: { modifiers: ['Shift'] } = { modifiers: ['Shift'] }
  // Without a row that was clicked before, it is this one alone.
  await box(3).click(shift)
  await expect.poll(chosen).toEqual([3])
  await box(7).click(shift)
  await expect.poll(chosen).toEqual(range(3, 7))
  expect(await box(7).evaluate(each => each === document.activeElement)).toBe(true)
  expect(await ada.page.evaluate(() => `${getSelection()}`)).toBe('')
  // From the last one that was clicked, upwards, and taken back the same way.
  await box(6).focus()
  await ada.page.keyboard.press('Space')
  await box(4).focus()
  await ada.page.keyboard.press('Shift+Space')
  await expect.poll(chosen).toEqual([3, 7])
  await box(10).click()
  await box(12).focus()
  await ada.page.keyboard.press('Shift+Space')
  await expect.poll(chosen).toEqual([3, 7, 10, 11, 12])
  // A row that is filtered away begins no range.
  await box(5).click()
  await ada.page.getByPlaceholder('Search talents...').fill('Talent 1')
  await ada.counts('4 of 12 talents')
  await box(1).click(shift)
  await ada.page.getByPlaceholder('Search talents...').fill('')
  await box(3).waitFor()
  await expect.poll(chosen).toEqual([1, 3, 5, 7, 10, 11, 12])
})

test('cards on a phone have checkboxes, and a deleted talent is not chosen any more', async () => {
  const ada = await openTalents(many(3), { window: { width: 390, height: 844, touch: true, dark: true } })
  await ada.page.getByRole('checkbox', { name: 'Select Talent 1.', exact: true }).check()
  await ada.page.getByRole('status').getByText('1 talent selected').waitFor()
  await ada.presses('Actions for Talent 1.')
  await ada.page.getByRole('menuitem', { name: 'Delete' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await ada.page.getByRole('button', { name: 'Share 1 selected' }).waitFor({ state: 'detached' })
})
