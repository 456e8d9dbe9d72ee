import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openDeal } from '../../api/applications/test/applying.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { dayOf, inDays } from './days.ts'
import { person } from './person.ts'

openApp({}, { listen: true })

const BUDGET = '€95,000 to €110,000 per year'
const EMAIL = 'rita@example.com'
let paths: { visitor: string[]; staff: string[] }

beforeAll(async () => {
  const rita = await make.user({ email: EMAIL, firstName: 'Rita', lastName: 'Recruiter' })
  const due = dayOf(inDays(1))
  const {
    id: dealId,
    companyId,
    token,
  } = await openDeal({
    ...{ title: 'Senior Backend Engineer for Payments and Ledgers', ownerId: rita.id, deadline: due },
    ...{ companyBudget: BUDGET, status: 'CANDIDATE_IN_INTERVIEW' },
  })
  const talent = await make.talent({ name: 'Maximiliane Oberhuber-Lindqvist', status: 'INTERVIEWED' })
  await make.candidate({ dealId, talentId: talent.id, status: 'SENT' })
  await make.application(dealId)
  await world.db.talent.createMany({
    data: [...Array(1_200).keys()].map(index => ({
      ...{ name: `Konstantin Papadopoulos ${index}`, role: 'Lead Site Reliability Engineer', area: 'TECH' as const },
      ...{ seniority: 'Senior', status: 'ASSIGNED' as const, techStack: ['Kubernetes', 'Terraform', 'Prometheus'] },
    })),
  })
  await world.db.notification.createMany({
    data: ['1', '2', '3'].map(cause => ({ userId: rita.id, kind: 'APPLICATION' as const, cause, dealId })),
  })
  paths = {
    visitor: ['/login', `/apply/${token}`],
    staff: [
      ...['/', '/deals', '/companies', '/today', `/talent/${talent.id}`, `/deals/${dealId}`],
      ...[`/companies/${companyId}`, '/job-matching', '/revenue'],
    ],
  }
})

test.each([
  [1440, 900],
  [390, 844],
])('no page shifts while it loads or when the counts in the frame appear, %i pixels wide', async (width, height) => {
  const rita = await person({ width, height, alone: true })
  const moved: Record<string, unknown> = {}
  const looksAt = async (path: string, ms = SETTLED_MS) => {
    await rita.goes(path)
    await rita.page.getByRole('heading', { level: 1 }).first().waitFor()
    const unread = rita.page.getByRole('button', { name: 'Notifications: 3 unread' }).filter({ visible: true })
    if (paths.staff.includes(path)) await unread.waitFor()
    await expect.poll(() => rita.page.locator('main [aria-busy=true]').count()).toBe(0)
    await rita.page.waitForTimeout(ms)
    await rita.shows(`${width}${path.replaceAll('/', '-')}`)
    const { shift, sources } = await shiftOf(rita.page)
    if (shift > LIMIT) moved[path] = { shift, sources }
  }
  for (const path of paths.visitor) await looksAt(path)
  await rita.goes('/')
  await rita.signsIn(EMAIL, PASSWORD)
  await rita.findsHeading('Talent Database')
  // Waits for the content that is loaded two seconds after the notifications.
  await looksAt('/', 3_000)
  for (const path of paths.staff.slice(1)) await looksAt(path)
  expect(moved).toEqual({})
  expect(rita.faults).toEqual([])
})

test('brand, entries, statuses, badges and amounts are not cut off at any width, even in a wide font', async () => {
  const { page, goes, signsIn, findsHeading, shows } = await person()
  await goes('/')
  await signsIn(EMAIL, PASSWORD)
  const cut: string[] = []
  const looksFor = async (title: string, texts: string[]) => {
    await findsHeading(title)
    await page.addStyleTag({ content: WIDE_FONT })
    for (const width of [1440, 1280, 1024, 390]) {
      for (const font of ['usual', 'wide']) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(name => document.documentElement.setAttribute('data-font', name), font)
        await page.waitForTimeout(100)
        await shows(`${title} ${width} ${font}`)
        for (const text of texts) if (!(await isWhole(page, text))) cut.push(`${title}, ${width}, ${font}: ${text}`)
      }
    }
  }
  await looksFor('Talent Database', ['Talentdesk', 'Assigned', 'Internal'])
  await goes('/deals')
  await looksFor('Talent Pipeline', ['Talentdesk', 'Candidate in interview', BUDGET])
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const entry of [
    'Senior Backend Engineer for Payments and Ledgers',
    'Today',
    'Talents',
    'Companies',
    'Job Matching',
    'User Management',
  ]) {
    if (!(await isWhole(page, entry))) cut.push(entry)
  }
  expect(cut).toEqual([])
})

/** Whether the text is visible, and no line of its first visible element is cut off or covered. */
function isWhole(page: Page, text: string) {
  return page.evaluate(wanted => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node
      if (node.textContent !== wanted || !parentElement) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      if (lines.length === 0) continue
      return lines.every(({ left, right, top, height }) =>
        [left + 1, right - 1].every(x => parentElement.contains(document.elementFromPoint(x, top + height / 2))),
      )
    }
    return false
  }, text)
}

/** Simulates a machine on which the font cannot be loaded and a wider font is shown. */
const WIDE_FONT = '[data-font=wide] * { font-family: sans-serif !important; letter-spacing: 0.08em !important }'

/** The maximum sum of a page's layout shifts. */
const LIMIT = 0.02

/** Milliseconds to wait after the heading is shown, until late content is loaded. */
const SETTLED_MS = 700

/** The sum of layout shifts since the page was opened, and the elements that moved. */
function shiftOf(page: Page) {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const entries = await new Promise<PerformanceEntryList>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve([]), 100) // Without a layout shift there are no entries.
    })
    const shifts = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
    const name = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent)
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      sources: shifts.flatMap(({ value, sources }) => sources.map(({ node }) => `${value}: ${name(node)}`)),
    }
  })
}
