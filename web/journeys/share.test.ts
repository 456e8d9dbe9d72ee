import { createHash } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { verifyLedger } from '../../api/introductions/verify.ts'
import { share } from '../../api/shares/test/sharing.ts'
import { as, openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { readPdf } from '../../api/test/readPdf.ts'
import { dayOf, inDays } from '../test/days.ts'
import { person } from '../test/person.ts'

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
    ['Olu Bello', 'Keeps ships on the sea.'],
  ]) {
    const talent = await make.talent({ name, summary, keyHighlights: [], previousCompanies: [] })
    await make.candidate({ dealId, talentId: talent.id })
  }
})

/** Signs Rita in at the deal's page. */
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
    /** Chooses candidates, opens the dialog that shares them, and fills in the recipient. */
    async sharesWith(recipient: string, ...names: string[]) {
      for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      await page.getByRole('button', { name: `Share ${names.length} selected` }).click()
      await dialog.getByRole('textbox', { name: /^Send to/ }).fill(recipient)
    },
    /** Makes the link of the share; resolves to the path in the link. */
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
    /** Chooses an action that opens a file; resolves to the bytes at the address that the browser requests. */
    async opens(action: string, recipient: string) {
      const asked = page.context().waitForEvent('request', request => request.url().startsWith(`${world.address}/api/`))
      await this.does(action, recipient)
      const answer = await page.request.get((await asked).url())
      expect(answer.headers()['content-type']).toBe('application/pdf')
      return answer.body()
    },
    hears: (words: string) => page.locator('.fui-Toast').getByText(words).waitFor(),
    copied: async () => new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname,
  }
}

/** Shares a candidate of the deal with somebody at the client. */
async function alreadySent(name: string, recipientName: string) {
  const { id: talentId } = await world.db.talent.findFirstOrThrow({ where: { name } })
  const sent = { recipientName, recipientCompany: 'Northwind', dealId, talents: [{ talentId }] }
  return { talentId, ...(await share(colleague, sent)) }
}

const onThePhone = () => person({ width: 390, height: 844, touch: true })

test('a shortlist goes from a deal to a client’s phone, and the answer is on the open deal page within a second', async () => {
  rita = await atWork()
  await rita.sharesWith('Jo Fleet', 'Ben Adeyemi', 'Ines Carvalho')
  await rita.dialog.getByRole('button', { name: 'Move Ines Carvalho up' }).click()
  await rita.dialog.getByLabel('Why Ines Carvalho').fill('Start with her.')

  const preview = rita.dialog.getByRole('article', { name: 'Preview as client' })
  await preview.getByText('Start with her.').waitFor()
  expect(await preview.getByRole('rowheader').allTextContents()).toEqual(['Ines C.', 'Ben A.'])
  await preview.getByRole('button', { name: 'Ines C.', exact: true }).click()
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
  await jo.page.getByText('Start with her.').first().waitFor()
  await jo.presses('Open all')
  const shown = await jo.page.locator('body').innerText()
  expect(shown).toContain('dev@fleet.example')
  expect(shown).not.toMatch(/carvalho|adeyemi|olsen/i)
  expect(await jo.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await jo.presses('Close all')
  await jo.presses('Interested: Ines C.')
  await jo.page.getByRole('textbox', { name: /optional/ }).fill('When can she start?')
  await jo.page.locator('form').getByRole('button', { name: /^Send/ }).click()
  const sentAt = Date.now()
  const answer = rita.page.getByRole('group', { name: "The client's answer" })
  await answer.getByText('When can she start?').waitFor()
  expect(Date.now() - sentAt).toBeLessThan(1_000 + SENDING)
  await rita.page
    .getByText(/Opened on /)
    .first()
    .waitFor()
  expect((await world.db.dealCandidate.findMany({ where: { dealId } })).map(({ status }) => status)).toEqual(
    Array(4).fill('APPLIED'),
  )
  expect([...jo.faults, ...rita.faults]).toEqual([])
})

/** Milliseconds that the request with the client's answer may take. */
const SENDING = 500

test('the consent that a talent gives by a link is on the open deal page within a second', {
  tags: ['deep'],
}, async () => {
  rita = await atWork()
  await rita.page.getByRole('row', { name: 'Mara Olsen' }).hover()
  await rita.presses('Actions for Mara Olsen')
  await rita.page.getByRole('menuitem', { name: 'Ask for consent' }).click()
  await rita.dialog.getByRole('button', { name: 'Copy link' }).click()
  await rita.hears('Link copied!')
  const row = rita.page.getByRole('row', { name: 'Mara Olsen' })
  await row.getByText('Consent asked').waitFor()

  const mara = await onThePhone()
  await mara.goes(await rita.copied())
  await mara.presses('I agree')
  const sentAt = Date.now()
  await row.getByText('Consent given').waitFor()
  expect(Date.now() - sentAt).toBeLessThan(1_000 + SENDING)
  await mara.presses('Take back my consent')
  await mara.presses('Take it back')
  await row.getByText('Consent withdrawn').waitFor()
  expect([...mara.faults, ...rita.faults]).toEqual([])
})

test('a renewed share shows today’s profile; the downloaded proof matches the files and the ledger', {
  tags: ['deep'],
}, async () => {
  const { talentId, token } = await alreadySent('Olu Bello', 'Flo Fleet')
  await as(colleague).run('mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { name } } }', {
    input: { id: talentId, summary: 'Keeps trains on the rails.' },
  })
  rita = await atWork()
  const flo = await onThePhone()
  await flo.goes(`/shared/${token}`)
  await flo.reads('Keeps ships on the sea.')
  await rita.page.getByText('A profile was changed since.').waitFor()
  await rita.does('Renew profiles', 'Flo Fleet')
  await rita.hears('Share renewed')
  await rita.page.getByText('A profile was changed since.').waitFor({ state: 'detached' })
  await flo.page.reload()
  await flo.reads('Keeps trains on the rails.')

  const { text } = await readPdf(await rita.opens('Proof of introduction', 'Flo Fleet'))
  const pdf = await rita.opens('Open PDF', 'Flo Fleet')
  expect(text).toContain(createHash('sha256').update(pdf).digest('hex'))
  expect((await readPdf(pdf)).text).toContain('Keeps trains on the rails.')
  const named = [...text.matchAll(/ledger:verify -- (\d+):([0-9a-f]{64})/g)].map(([, id, hash = '']) => ({
    ...{ id: Number(id), hash },
  }))
  expect(named.length).toBeGreaterThan(0)
  expect((await verifyLedger(world, named)).faults).toEqual([])
  expect([...flo.faults, ...rita.faults]).toEqual([])
})

test('a passcode is asked for; an expired link works again once extended, a revoked share by a new link', {
  tags: ['deep'],
}, async () => {
  await alreadySent('Ben Adeyemi', 'Bo Fleet')
  rita = await atWork()
  await rita.sharesWith('Pat Fleet', 'Ben Adeyemi')
  // A warning names the talent who was already sent to the client.
  await rita.dialog
    .getByText(/Rita Recruiter sent Ben Adeyemi to Northwind/)
    .first()
    .waitFor()
  await rita.dialog.getByLabel('Expires').selectOption('On a date')
  await rita.dialog.getByLabel('Last day').fill(dayOf(inDays(1)))
  await rita.dialog.getByRole('button', { name: 'Generate' }).click()
  const passcode = await rita.dialog.getByRole('textbox', { name: /^Passcode/ }).inputValue()
  const path = await rita.makesLink()

  const pat = await onThePhone()
  const unlocks = async (code: string) => {
    await pat.page.getByLabel('Passcode', { exact: true }).fill(code)
    await pat.presses('Open')
  }
  await pat.goes(path)
  await unlocks('wrong')
  await pat.page.getByRole('alert').first().waitFor()
  expect(await pat.page.locator('body').innerText()).not.toContain('Ben A.')
  await unlocks(passcode)
  await pat.findsHeading('Ben A.')

  const clock = vi.spyOn(world.clock, 'now').mockImplementation(() => inDays(2))
  onTestFinished(() => clock.mockRestore())
  await pat.goes(path)
  await pat.findsHeading('Link not available')
  await rita.page.reload()
  const shares = rita.page.getByRole('list', { name: 'Shares' })
  await shares.getByRole('listitem').filter({ hasText: 'Pat Fleet' }).getByText('Expired').waitFor()
  await rita.does('Extend by 30 days', 'Pat Fleet')
  await rita.hears('Share extended')
  await pat.goes(path)
  await pat.findsHeading('Ben A.')

  await rita.does('Revoke', 'Pat Fleet')
  await rita.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await rita.hears('Share revoked')
  await pat.goes(path)
  await pat.findsHeading('Link not available')
  await rita.does('Create a new link', 'Pat Fleet')
  await rita.hears('Share renewed')
  await rita.does('Copy link', 'Pat Fleet')
  await rita.hears('Link copied!')
  expect(await rita.copied()).not.toBe(path)
  await pat.goes(await rita.copied())
  await unlocks(passcode)
  await pat.findsHeading('Ben A.')
  expect([...pat.faults, ...rita.faults]).toEqual([])
})
