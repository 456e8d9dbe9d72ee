import { expect, test } from 'vitest'
import { countEffort } from './effort.ts'
import { openWindow } from './openWindow.ts'

test('counts what a hand would do, and what a test does without one', async () => {
  const page = await openWindow({})
  const body = `
    <button onclick="document.getElementById('name').focus()">Rename</button>
    <input id="name" aria-label="Name"><input aria-label="Role"><label><input type="checkbox">Assigned</label>
    <select aria-label="Status"><option>Open<option>Filled</select>`
  await page.route('http://localhost/form', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://localhost/form')
  const effort = await countEffort(page)
  await page.getByRole('button').click()
  await page.getByLabel('Name').fill('Ines')
  expect(await effort(), 'a button that leads into a field').toEqual({ clicks: 1, keys: 0 })
  await page.getByLabel('Role').fill('Engineer')
  expect(await effort(), 'a field that nothing led into').toEqual({ clicks: 2, keys: 0 })
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Enter')
  expect(await effort(), 'a text and a shortcut').toEqual({ clicks: 2, keys: 1 })
  await page.getByText('Assigned').click()
  await page.getByLabel('Status').selectOption('Filled')
  expect(await effort(), 'a label once, a select twice').toEqual({ clicks: 5, keys: 1 })
  await page.reload()
  await page.mouse.click(5, 5)
  expect(await effort(), 'after a reload').toEqual({ clicks: 6, keys: 1 })
})
