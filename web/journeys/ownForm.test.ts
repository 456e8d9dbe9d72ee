import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { findsNoBarrierAnywhere } from '../test/barriers.ts'
import { openWindow } from '../test/openWindow.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

/** Serves a page on another port, which is another site. */
async function serveSite() {
  const site = { html: '' }
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(site.html),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return Object.assign(site, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

test('a recruiter puts a form on a site of their own, which alone may send applications', async () => {
  const { email } = await make.user()
  const deal = await make.deal()
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await readFile('demo/files/sample-resume.pdf') }
  const rita = await person()
  const site = await serveSite()
  const applied = () => world.db.externalApplication.findMany({ select: { email: true, source: true } })
  await rita.goes(`/deals/${deal.id}`)
  await rita.signsIn(email, PASSWORD)
  await rita.picks('Form on your site')
  await rita.presses('Form with script')
  const scripted = await rita.page.getByRole('textbox', { name: 'Form with script' }).inputValue()
  await rita.presses('Plain form')
  const plain = await rita.page.getByRole('textbox', { name: 'Plain form' }).inputValue()
  await findsNoBarrierAnywhere(rita.page)

  const page = await openWindow({ alone: true })
  const applies = async (html: string, applicant: string) => {
    // The product of a test listens elsewhere than its settings say.
    const form = html.replace(world.settings.publicUrl, world.address)
    site.html = `<!doctype html><html lang="en"><title>Jobs</title>${form}</html>`
    await page.goto(site.origin)
    await page.getByLabel('E-mail').fill(applicant)
    await page.getByLabel('Resume').setInputFiles(cv)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await applies(scripted, 'early@example.com')
  await page.getByText('Please try again later.').waitFor()
  expect(await applied()).toEqual([])

  await rita.page.getByLabel('Only these').check()
  await rita.page.getByRole('textbox', { name: 'Sites' }).fill(`${site.origin}/`)
  await rita.presses('Save sites')
  await rita.reads('Sites saved')
  await applies(scripted, 'olga@example.com')
  await page.getByText('Thank you. We have your application.').waitFor()
  await applies(plain, 'ines@example.com')
  await page.waitForURL(`${world.address}/**`)
  expect(await applied()).toEqual([
    { email: 'olga@example.com', source: site.origin },
    { email: 'ines@example.com', source: site.origin },
  ])
  expect(rita.faults).toEqual([])
})
