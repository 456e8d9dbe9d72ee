import { expect, test } from 'vitest'
import { openTalents, talent, talentBase } from '../talents/list/test/talentBase.ts'
import { Refusal } from '../test/fakeApi.ts'

/** Enough for those above to be released from the cache, too. */
const TALENTS = 1_000
const name = (number: number) => `Talent ${number}.`
const many = () => talentBase([...Array(TALENTS).keys()].map(index => talent(index + 1, { name: name(index + 1) })))

test('a long scroll shows every row once, in order, and keeps few of them in the document', async () => {
  const base = many()
  const ada = await openTalents(base)
  await ada.counts('1,000 of 1,000 talents')
  const { seen, most } = await ada.page.evaluate(async talents => {
    const table = document.querySelector('table[aria-label]')
    const part = table?.parentElement
    const seen: string[] = []
    let most = 0
    for (let still = 0; part && seen.length < talents && still < 300; ) {
      const before = part.scrollTop
      part.scrollBy(0, 400)
      await new Promise(requestAnimationFrame)
      still = part.scrollTop === before ? still + 1 : 0
      const rows = [...part.querySelectorAll('th[scope=row] a')].map(({ textContent }) => textContent ?? '')
      most = Math.max(most, rows.length)
      seen.push(...rows.filter(row => !seen.includes(row)))
    }
    return { seen, most }
  }, TALENTS)
  expect(seen).toEqual(base.talents.map(each => each.name))
  expect(most).toBeLessThan(60)
  expect(await ada.page.getByRole('row').last().getAttribute('aria-rowindex')).toBe(`${TALENTS + 1}`)
  // Pages far above were released: they are loaded again by their own cursors.
  base.asked.length = 0
  await ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTo(0, 44 * 120))
  await ada.reads(name(125))
  expect(base.asked.map(({ after }) => after)).toContain('99')
})

test('a row with the focus stays in the document when it is scrolled out of view', async () => {
  const ada = await openTalents(many())
  const link = ada.page.getByRole('link', { name: name(3) })
  await link.focus()
  await ada.scrollsTo(name(200))
  await ada.isIn(name(3))
  await ada.page.keyboard.press('Enter')
  await ada.isAt('/talent/3')
})

test('rows take the room of skeletons on a slow network; those that cannot be loaded are told, and retried', async () => {
  const base = many()
  const ada = await openTalents(base)
  await ada.reads(name(1))
  let letGo = () => {}
  base.first = () => new Promise(resolve => (letGo = resolve))
  await ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTo(0, 44 * 49))
  const next = ada.page.locator('tr[aria-rowindex]', { hasText: name(50) }).locator('xpath=following-sibling::tr[1]')
  expect(await next.getByRole('link').count()).toBe(0)
  const before = await next.boundingBox()
  base.first = () => {}
  letGo()
  await ada.reads(name(51))
  expect(await next.boundingBox()).toEqual(before)

  // Below the others.
  base.first = () => {
    throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: '7' })
  }
  await ada.scrollsTo(name(100))
  await ada.page.getByRole('alert').waitFor()
  await ada.findsNoBarrier()
  base.first = () => {}
  await ada.presses('Try again')
  await ada.scrollsTo(name(120))
  expect(await ada.page.getByRole('alert').count()).toBe(0)
})

test('on a phone the cards go on, too, and Back returns to the one that was left', async () => {
  const base = many()
  base.answers.TalentPageQuery = () => ({ talent: null })
  const ada = await openTalents(base, { window: { width: 390, height: 844, touch: true } })
  await ada.reads(name(1))
  await ada.scrollsTo(name(80))
  expect(await ada.page.getByRole('listitem').count()).toBeLessThan(60)
  const top = await ada.page.evaluate(() => scrollY)
  await ada.page.getByText(name(80), { exact: true }).click()
  await ada.isAt('/talent/80')
  await ada.page.goBack()
  await ada.reads(name(80))
  expect(Math.abs((await ada.page.evaluate(() => scrollY)) - top)).toBeLessThan(300)
})

test('the number follows the rows, stays while the list is loaded again, and the list works without it', async () => {
  const base = talentBase([talent(1, { name: 'Ada One' }), talent(2, { name: 'Bob Two' })])
  const { TalentsPageCountQuery: count } = base.answers
  let letGo = () => {}
  const hold = () => new Promise<void>(resolve => (letGo = resolve))
  let held = hold()
  let counts = 0
  let refused = 0
  let isRefused = false
  base.answers.TalentsPageCountQuery = async variables => {
    counts += 1
    await held
    if (!isRefused) return count?.(variables)
    refused += 1
    throw new Refusal('INTERNAL', 'Too slow')
  }
  let showRows = () => {}
  const rowsShown = new Promise<void>(resolve => (showRows = resolve))
  base.first = () => rowsShown
  const ada = await openTalents(base)
  await ada.page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
  expect(counts).toBe(0)
  showRows()
  const summary = ada.page.getByRole('search').getByRole('status')
  await ada.reads('Bob Two')
  expect(await summary.textContent()).toBe('')
  letGo()
  await ada.counts('2 of 2 talents')

  held = hold()
  await ada.deletes('Bob Two')
  await expect.poll(() => ada.names()).toEqual(['Ada One'])
  expect(await summary.textContent()).toBe('2 of 2 talents')
  letGo()
  await ada.counts('1 of 1 talents')

  isRefused = true
  await ada.page.getByPlaceholder('Search talents...').fill('ada')
  await expect.poll(() => refused).toBe(1)
  expect(await summary.textContent()).toBe('')
  expect(await ada.names()).toEqual(['Ada One'])
})
