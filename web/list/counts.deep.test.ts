import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiter } from '../test/person.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  await make.talent({ name: 'Ada One' })
  await make.talent({ name: 'Bob Two' })
})

/** Opens a recruiter's window that holds back requests for the number of talents until `count.release`. */
async function openTalents() {
  const ada = await recruiter()
  const count = await ada.holds('TalentsPageCountQuery')
  const summary = ada.page.getByRole('search').getByRole('status')
  return { ...ada, count, said: () => summary.textContent() }
}

test('the rows are counted only after they are loaded', async () => {
  const ada = await openTalents()
  const rows = await ada.holds('TalentsPageQuery')
  await ada.goes('/')
  await ada.findsHeading('Talent Database')
  await ada.page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
  expect(ada.requests('TalentsPageCountQuery')).toEqual([])
  rows.release()
  await ada.reads('Bob Two')
  expect(await ada.said()).toBe('')
  ada.count.release()
  await expect.poll(ada.said).toBe('2 of 2 talents')
})

test('the list works when counting fails', async () => {
  const ada = await recruiter()
  await ada.refuses('TalentsPageCountQuery')
  await ada.goes('/?search=ada')
  await ada.reads('Ada One')
  await expect.poll(() => ada.requests('TalentsPageCountQuery').length).toBe(1)
  expect(await ada.page.getByRole('search').getByRole('status').textContent()).toBe('')
})
