import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { countEffort } from '../../test/effort.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  await make.company({ name: 'Northwind' })
  const plain = { companies: 'Aviary', techStack: ['Vue'], summary: 'Quiet.', keyHighlights: [], previousCompanies: [] }
  await make.talent({ ...plain, name: 'Ann Brook', role: 'React Developer' })
  await make.talent({ ...plain, name: 'Ben Clay', role: 'Frontend Engineer', techStack: ['React', 'Next.js'] })
  await make.talent({ ...plain, name: 'Cat Dunn', role: 'Engineer', summary: 'Ten years of React and all that.' })
  await make.talent({ ...plain, name: 'Dan Egan', role: 'Falconer' })
})

test('three React people are found, chosen and sent as one shortlist in at most nine clicks', async () => {
  const rita = await recruiterAt('/')
  const { page } = rita
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(page)
  await page.getByPlaceholder('Search talents...').click()
  await page.keyboard.type('React')
  await page.getByText('1 of 4 talents', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Also in skills, companies, e-mail, summary: 2' }).click()
  for (const name of ['Ann Brook', 'Ben Clay', 'Cat Dunn']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Share 3 selected' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Share 3 talents with a client' }).waitFor()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.outerHTML)
  await expect.poll(focused).toBe('recipientName')
  await page.keyboard.type('Nora Berg')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Northw')
  await page.getByRole('option', { name: 'Northwind' }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByLabel('Link for the client').waitFor()
  const { clicks, keys } = await effort()
  expect(clicks + keys).toBeLessThanOrEqual(9)
  const [share] = await world.db.share.findMany({ include: { items: true } })
  expect(share?.items).toHaveLength(3)
})
