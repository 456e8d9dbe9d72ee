import { beforeAll, expect, test } from 'vitest'
import { share } from '../../api/shares/test/sharing.ts'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { type Desk, seedDesk } from './desk.ts'
import { person, recruiter } from './person.ts'
import { fitsAnywhere, isWalkedByTab } from './reach.ts'

openApp({}, { listen: true })

/** A word that is longer than a line of any page. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

let desk: Desk
const links = { one: '', several: '' }

beforeAll(async () => {
  desk = await seedDesk()
  const talents = []
  for (const name of ['Priya Raman', 'Omar Khan']) {
    const { id } = await make.talent({ name, role: WORD, summary: `${WORD} `.repeat(3) })
    talents.push({ talentId: id, line: WORD })
  }
  const pathOf = async (chosen: object[]) => new URL((await share(desk.user, { talents: chosen })).url).pathname
  links.one = await pathOf(talents.slice(0, 1))
  links.several = await pathOf(talents)
})

test.each(['one', 'several'] as const)('a page of %s profile(s) is walked by Tab and fits any width', async which => {
  const jane = await person()
  await jane.goes(links[which])
  await jane.page.locator('h1').first().waitFor()
  expect((await isWalkedByTab(jane.page)).length).toBeGreaterThan(3)
  await fitsAnywhere(jane.page)
})

test('pages of records are walked by Tab and fit any width', async () => {
  const rita = await recruiter({ user: desk.user })
  for (const path of [desk.talent, desk.deal, '/agency']) {
    await rita.goes(path)
    await rita.page.locator('main h1').waitFor()
    await isWalkedByTab(rita.page)
    await fitsAnywhere(rita.page)
  }
})
