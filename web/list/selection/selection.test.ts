import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { phone } from '../../test/browser.ts'
import { type ListOpening, recruiterAtList } from '../test/recruiterAtList.ts'

openApp({}, { listen: true })

const name = (number: number) => `Talent ${String(number).padStart(2, '0')}`

beforeAll(async () => {
  await world.db.talent.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      ...{ name: name(index + 1), role: 'Engineer', area: 'TECH' as const, seniority: 'Senior' },
    })),
  })
})

async function openTalents(opening: ListOpening = {}) {
  const ada = await recruiterAtList({ path: '/?sort=name', heading: 'Talent Database', ...opening })
  return {
    ...ada,
    box: (number: number) => ada.page.getByRole('checkbox', { name: `Select ${name(number)}`, exact: true }),
    says: (text: string) => ada.page.getByRole('status').getByText(text, { exact: true }).waitFor(),
    /** The numbers in the names of the talents whose rows are rendered and selected. */
    async chosen() {
      const boxes = ada.page.locator('tbody input:checked')
      const labels = await boxes.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
      return labels.map(label => Number(label?.match(/\d+/)?.[0])).sort((one, other) => one - other)
    },
  }
}

test('rows stay selected while a filter hides them, and the selection can be cleared', async () => {
  const ada = await openTalents()
  await ada.box(2).focus()
  await ada.page.keyboard.press('Space')
  await ada.says('1 talent selected')
  await ada.box(1).check()
  await ada.search(name(3))
  await ada.counts('1 of 60 talents')
  await ada.says('2 talents selected')
  await ada.box(3).check()
  await ada.page.getByRole('button', { name: 'Share 3 selected' }).waitFor()
  await ada.presses('Clear')
  expect(await ada.page.getByRole('button', { name: /selected$/ }).count()).toBe(0)
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
})

test('selected talents can be reordered and removed in the share dialog', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  for (const number of [2, 1, 3]) await ada.box(number).check()
  await ada.presses('Share 3 selected')
  const order = () => ada.dialog.getByRole('list').first().locator('bdi').allTextContents()
  await expect.poll(order).toEqual([2, 1, 3].map(name))
  await ada.sends(`Move ${name(3)} up`)
  await ada.dialog.getByLabel(`Why ${name(2)}`).focus()
  await ada.page.keyboard.press('Alt+ArrowDown')
  await ada.page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([3, 1, 2].map(name))
  await ada.sends(`Remove ${name(1)}`)
  await expect.poll(order).toEqual([3, 2].map(name))
})

test('the checkbox in the head selects the loaded rows, and more than fifty cannot be shared', {
  tags: ['deep'],
}, async () => {
  const ada = await openTalents()
  await ada.page.getByRole('checkbox', { name: 'Select the 50 loaded rows' }).check()
  await ada.says('50 talents selected')
  await ada.page.getByRole('button', { name: 'Share 50 selected' }).waitFor()
  await ada.page.locator('main div:has(> table)').evaluate(part => part.scrollTo({ top: part.scrollHeight }))
  await ada.box(60).check()
  await ada.reads('A shortlist holds at most 50 talents.')
  const loaded = ada.page.getByRole('checkbox', { name: /^Select the \d+ loaded rows$/ })
  expect(await loaded.evaluate(box => (box as HTMLInputElement).indeterminate)).toBe(true)
})

const shift: { modifiers: ['Shift'] } = { modifiers: ['Shift'] }

test('a click or the space bar with Shift selects all rows from the last clicked row, in either direction', {
  tags: ['deep'],
}, async () => {
  const ada = await openTalents()
  // No row was clicked before, so only this row is selected.
  await ada.box(3).click(shift)
  await expect.poll(ada.chosen).toEqual([3])
  await ada.box(7).click(shift)
  await expect.poll(ada.chosen).toEqual([3, 4, 5, 6, 7])
  expect(await ada.page.evaluate(() => `${getSelection()}`)).toBe('')
  // Rows are deselected in the same way, here upwards from the last clicked row.
  await ada.box(6).focus()
  await ada.page.keyboard.press('Space')
  await ada.box(4).focus()
  await ada.page.keyboard.press('Shift+Space')
  await expect.poll(ada.chosen).toEqual([3, 7])
})

test('a range does not start at a row that a filter hides', { tags: ['deep'] }, async () => {
  const ada = await openTalents()
  await ada.box(5).click()
  await ada.search('Talent 1')
  await ada.counts('10 of 60 talents')
  await ada.box(12).click(shift)
  await ada.search('')
  await ada.box(3).waitFor()
  await expect.poll(ada.chosen).toEqual([5, 12])
})

test('a talent deleted on a phone is no longer selected', { tags: ['deep'] }, async () => {
  const ada = await openTalents({ path: `/?sort=name&search=${name(59)}`, ...phone })
  await ada.box(59).check()
  await ada.says('1 talent selected')
  await ada.presses(`Actions for ${name(59)}`)
  await ada.page.getByRole('menuitem', { name: 'Delete' }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await ada.page.getByRole('button', { name: 'Share 1 selected' }).waitFor({ state: 'detached' })
})
