import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { readPdf } from '../../api/test/readPdf.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

let rita: Awaited<ReturnType<typeof atWork>>
let colleague: Colleague
let dealId: number

beforeAll(async () => {
  colleague = await make.user({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  const northwind = await make.company({ name: 'Northwind' })
  dealId = (await make.deal({ title: 'Fleet Engineer', companyId: northwind.id })).id
  for (const [name, summary] of [
    [
      'Ines Carvalho',
      'Ines Carvalho moved a fleet (ines@carvalho.dev).\nThe mailbox dev@fleet.example was her work, too.',
    ],
    ['Ben Adeyemi', 'Keeps trucks on the road.'],
    ['Mara Olsen', 'Not for this client.'],
  ]) {
    const talent = await make.talent({ name, summary, keyHighlights: [], previousCompanies: [] })
    await make.candidate({ dealId, talentId: talent.id })
  }
})

/** Signs Rita in at the deal. */
async function atWork() {
  const window = await person()
  await window.goes(`/deals/${dealId}`)
  await window.signsIn(colleague.email, PASSWORD)
  await window.findsHeading('Fleet Engineer')
  const { page } = window
  const dialog = page.getByRole('dialog')
  return {
    ...window,
    dialog,
    /** Chooses candidates and opens the dialog to share them. */
    async sharesWith(recipient: string, ...names: string[]) {
      for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      await page.getByRole('button', { name: `Share ${names.length} selected` }).click()
      await dialog.getByRole('textbox', { name: /^Recipient/ }).fill(recipient)
    },
    /** Makes the link; resolves to its path. */
    async makesLink() {
      await dialog.getByRole('button', { name: 'Create link' }).click()
      const link = await dialog.getByLabel('Link for the client').inputValue()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      return new URL(link).pathname
    },
    async does(action: string, recipient: string) {
      await page.getByRole('button', { name: `Actions for the share with ${recipient}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
  }
}

const onThePhone = () => person({ width: 390, height: 844, touch: true })

test('a shortlist goes from a deal to a client’s phone, and the answer is on the open deal page within a second', async () => {
  rita = await atWork()
  await rita.sharesWith('Jo Fleet', 'Ben Adeyemi', 'Ines Carvalho')
  await rita.dialog.getByRole('button', { name: 'Move Ines Carvalho up' }).click()
  await rita.dialog.getByLabel('A line about Ines Carvalho').fill('Start with her.')

  const preview = rita.dialog.getByRole('region', { name: 'Preview as client' })
  await preview.getByRole('heading', { name: 'Ines C.' }).waitFor()
  const kept = preview.getByRole('button', { name: 'Show dev@fleet.example' })
  await kept.click()
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true')
  expect(await preview.getByRole('button', { name: 'Show ines@carvalho.dev' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
  const path = await rita.makesLink()

  const jo = await onThePhone()
  await jo.goes(path)
  await jo.findsHeading('Fleet Engineer')
  await jo.presses('Open all')
  await jo.page.getByText('Start with her.').first().waitFor()
  const shown = await jo.page.locator('body').innerText()
  expect(shown).toContain('dev@fleet.example')
  expect(shown).not.toMatch(/carvalho|adeyemi|olsen/i)
  expect(await jo.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await jo.presses('Interested: Ines C.')
  await jo.page.getByRole('textbox', { name: /optional/ }).fill('When can she start?')
  await jo.page.locator('form').getByRole('button', { name: /^Send/ }).click()
  const sentAt = Date.now()
  const answer = rita.page.getByRole('region', { name: "The client's answer" })
  await answer.getByText('When can she start?').waitFor()
  expect(Date.now() - sentAt).toBeLessThan(1_000 + SENDING)
  await rita.page
    .getByText(/Opened on /)
    .first()
    .waitFor()
  expect((await world.db.dealCandidate.findMany({ where: { dealId } })).map(({ status }) => status)).toEqual(
    Array(3).fill('APPLIED'),
  )
  expect([...jo.faults, ...rita.faults]).toEqual([])
})

/** The way of the answer itself to the server. */
const SENDING = 500

test('the one who was sent before is warned of; the proof names the records of the ledger', async () => {
  rita = await atWork()
  await rita.sharesWith('Kim Fleet', 'Ines Carvalho')
  await rita.dialog.getByText(/Rita Recruiter sent Ines Carvalho to Northwind/).waitFor()
  await rita.dialog.getByRole('button', { name: 'Cancel' }).click()
  await rita.presses('Discard')

  const records = await world.db.introduction.findMany({ orderBy: { id: 'asc' } })
  const share = await world.db.share.findFirstOrThrow({ where: { recipientName: 'Jo Fleet' } })
  const proof = await rita.page.request.get(`${world.address}/api/shares/${share.id}/proof.pdf`)
  const { text } = await readPdf(await proof.body())
  expect(records.map(({ event }) => event)).toEqual(['SHARED', 'OPENED'])
  for (const { id, hash } of records.slice(-1)) expect(text).toContain(`ledger:verify -- ${id}:${hash}`)
  expect(rita.faults).toEqual([])
})

test('a passcode is asked for; an expired and a revoked link open nothing', async () => {
  rita = await atWork()
  await rita.sharesWith('Pat Fleet', 'Ben Adeyemi')
  await rita.dialog.getByRole('button', { name: 'Generate' }).click()
  const passcode = await rita.dialog.getByRole('textbox', { name: /^Passcode/ }).inputValue()
  const path = await rita.makesLink()

  const pat = await onThePhone()
  await pat.goes(path)
  await pat.page.getByLabel('Passcode', { exact: true }).fill('wrong')
  await pat.presses('Open')
  await pat.page.getByRole('alert').first().waitFor()
  expect(await pat.page.locator('body').innerText()).not.toContain('Ben A.')
  await pat.page.getByLabel('Passcode', { exact: true }).fill(passcode)
  await pat.presses('Open')
  await pat.findsHeading('Ben A.')

  const where = { recipientName: 'Pat Fleet' }
  await world.db.share.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1_000) } })
  await pat.goes(path)
  await pat.findsHeading('Link Not Available')
  await world.db.share.updateMany({ where, data: { expiresAt: null } })
  await pat.goes(path)
  await pat.findsHeading('Ben A.')
  await rita.does('Revoke', 'Pat Fleet')
  await rita.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await rita.page.locator('.fui-Toast').getByText('Share revoked').waitFor()
  await pat.goes(path)
  await pat.findsHeading('Link Not Available')
  expect([...pat.faults, ...rita.faults]).toEqual([])
})
