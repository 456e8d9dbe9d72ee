import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { share } from '../../../api/shares/test/sharing.ts'
import { openApp, world } from '../../../api/test/harness.ts'
import { type Person as Colleague, make } from '../../../api/test/make.ts'
import { readCsv } from '../../../api/test/readCsv.ts'
import { phone, type Window } from '../../test/browser.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

let colleague: Colleague
let dealId: number

beforeAll(async () => {
  colleague = await make.user({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  dealId = (await make.deal({ title: 'Fleet Engineer' })).id
  const talents = []
  for (const name of ['Ines Carvalho', 'Zoë "Zo" Adeyemi', 'Mara Olsen']) {
    talents.push(await make.talent({ name, phone: '+49 89 1234567' }))
  }
  await share(colleague, {
    recipientName: 'Jo Fleet',
    dealId,
    talents: talents.map(({ id: talentId }) => ({ talentId })),
  })
})

/** Opens a path with Rita signed in. */
async function rita(path: string, heading: string, window: Window = {}) {
  const opened = await recruiterAt(path, { user: colleague, ...window })
  await opened.findsHeading(heading)
  const { page } = opened
  return {
    ...opened,
    choose: (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check(),
    /** Runs an action that downloads a file; resolves to the file's name and rows. */
    async downloads(act: () => Promise<void>) {
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      return { name: download.suggestedFilename(), rows: readCsv(await readFile(await download.path(), 'utf8')) }
    },
  }
}

test.each([
  ['the mouse', {}],
  ['a finger', phone],
])('selected talents are downloaded by %s', { tags: ['deep'] }, async (_by, size) => {
  const desk = await rita('/', 'Talent Database', size)
  await desk.choose('Zoë "Zo" Adeyemi')
  await desk.choose('Mara Olsen')
  const link = desk.page.getByRole('link', { name: 'Download CSV' })
  const { name, rows } = await desk.downloads(() => ('touch' in size ? link.tap() : link.click()))
  expect(name).toMatch(/^talents-\d{4}-\d\d-\d\d\.csv$/)
  expect(rows.map(row => row.Name)).toEqual(['Mara Olsen', 'Zoë "Zo" Adeyemi'])
  expect(rows[0]?.Phone).toBe("'+49 89 1234567")
  expect(desk.faults).toEqual([])
})

test('selected talents are downloaded by keyboard', { tags: ['deep'] }, async () => {
  const desk = await rita('/', 'Talent Database')
  await desk.choose('Ines Carvalho')
  await desk.page.getByRole('button', { name: 'Share 1 selected' }).focus()
  for (const _ of ['Add to deal', 'Download Excel', 'Download CSV']) await desk.page.keyboard.press('Tab')
  const { rows } = await desk.downloads(() => desk.page.keyboard.press('Enter'))
  expect(rows.map(row => row.Name)).toEqual(['Ines Carvalho'])
})

test('the table of a shortlist is downloaded from its menu, and the timeline shows the download', async () => {
  const desk = await rita(`/deals/${dealId}`, 'Fleet Engineer')
  const menu = desk.page.getByRole('button', { name: 'Actions for the share with Jo Fleet' })
  const item = desk.page.getByRole('menuitem', { name: 'Table as CSV' })
  await menu.click()
  const clicked = await desk.downloads(() => item.click())
  expect(clicked.name).toMatch(/^shortlist-\d{4}-\d\d-\d\d\.csv$/)
  expect(clicked.rows.map(row => row.Name)).toEqual(['Ines C.', 'Zoë A.', 'Mara O.'])
  expect(JSON.stringify(clicked.rows)).not.toMatch(/Carvalho|Adeyemi|Olsen|1234567/)
  await menu.focus()
  await desk.page.keyboard.press('Enter')
  await item.focus()
  const pressed = await desk.downloads(() => desk.page.keyboard.press('Enter'))
  expect(pressed.rows).toEqual(clicked.rows)
  await expect.poll(() => world.db.activity.count({ where: { kind: 'share.exported', dealId } })).toBe(2)
  await desk.page.reload()
  await desk.page.getByText('downloaded the table of the share with Jo Fleet').first().waitFor()
  expect(desk.faults).toEqual([])
})
