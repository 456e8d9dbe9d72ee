import { beforeAll, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, plausibleDeal } from '../test/make.ts'
import { readPasted } from './jobs.ts'

openApp()

let staff: Caller
let companyId: number

beforeAll(async () => {
  staff = as(await make.user())
  companyId = (await make.company()).id
})

const PASTED = '<p>You&nbsp;bring</p><ul><li>5+ years of Go</li><li>List&lt;String&gt;</li></ul>'
const LINES = 'You bring\n- 5+ years of Go\n- List<String>'

test('a description pasted as HTML is stored as plain lines by each call, and applicants see the lines', async () => {
  const input = { ...plausibleDeal, companyId, jobDescription: PASTED, notes: '\uf0b7 urgent', offerDetails: 'A<br>B' }
  const { createDeal } = await staff.run<{ createDeal: { deal: { databaseId: number } } }>(
    'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { databaseId } } }',
    { input },
  )
  const id = createDeal.deal.databaseId
  const stored = () => world.db.deal.findUniqueOrThrow({ where: { id } })
  expect(await stored()).toMatchObject({ jobDescription: LINES, notes: '- urgent', offerDetails: 'A\nB' })
  const changed = await call(staff, `PUT /api/deals/${id}`, { jobDescription: `${PASTED}<p>More` })
  expect(changed.body).toMatchObject({ jobDescription: `${LINES}\n\nMore` })
  const { body } = await call(staff, `POST /api/deals/${id}/shareable-link`, {})
  const token = String((body as { shareableUrl: string }).shareableUrl)
    .split('/')
    .at(-1)
  const form = await visitor.fetch({ method: 'GET', url: `/api/public/deals/${token}` })
  expect(form.json()).toMatchObject({ jobDescription: `${LINES}\n\nMore` })
  // The minimum length applies to the text without tags.
  const short = await call(staff, `PUT /api/deals/${id}`, { jobDescription: '<p class="description">Short</p>' })
  expect(short.status).toBe(400)
})

test('matching converts HTML to the same lines, too', async () => {
  const READ = `mutation ($input: ReadRequirementsInput!) { readRequirements(input: $input) { requirements { label } } }`
  const read = (jobDescription: string) => staff.run(READ, { input: { jobDescription } })
  expect(await read('<ul><li>5+&nbsp;years of Kotlin</li></ul>')).toEqual(await read('- 5+ years of Kotlin'))
})

test('stored descriptions are converted in batches, unclear texts remain, and a rerun changes nothing', async () => {
  const [html, plain, unsure] = [await make.deal(), await make.deal(), await make.deal()]
  const write = (id: number, jobDescription: string) =>
    world.db.deal.update({ where: { id }, data: { jobDescription } })
  await write(html.id, PASTED)
  await write(plain.id, 'Knows List<String>, and a < b')
  await write(unsure.id, 'I use <div> a lot')
  const attempt = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
  const texts = async () =>
    (await world.db.deal.findMany({ where: { id: { gte: html.id } }, orderBy: { id: 'asc' } })).map(
      ({ jobDescription }) => jobDescription,
    )
  for (const _ of [1, 2]) {
    await readPasted.perform({ ...world, ...attempt }, { after: html.id - 1 })
    expect(await texts()).toEqual([LINES, 'Knows List<String>, and a < b', 'I use <div> a lot'])
  }
})
