import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { FIREFOX, type OtherBrowser, openFirefox, openWebKit, WEBKIT } from './otherBrowsers.ts'

/*
 * Covers features in which browsers differ: clipboard writes after a wait, PDFs drawn in the page, dates. The browsers
 * come with Debian's packages firefox-esr and webkit2gtk-driver (with xvfb). Without a browser, its test is skipped.
 */

openApp({}, { listen: true })

const browsers = [
  { name: 'Firefox (firefox-esr)', isHere: FIREFOX !== undefined, open: () => openFirefox(FIREFOX ?? '') },
  { name: 'WebKit (webkit2gtk-driver, xvfb)', isHere: WEBKIT !== undefined, open: () => openWebKit(WEBKIT ?? '') },
]

let browser: OtherBrowser | undefined
let email: string
let resume: string

beforeAll(async () => {
  email = (await make.user({ email: 'rita@example.com' })).email
  resume = path.join(world.dataDir, 'resume.pdf')
  await writeFile(resume, await drawResume(sampleResume, 'oneColumn'))
})
afterEach(() => browser?.quits())

describe.each(browsers)('$name', ({ isHere, open }) => {
  test.skipIf(!isHere)('signs in, shares a profile, reads a resume and shows it', async () => {
    const { id } = await make.talent({ name: 'Zoë Webkit-Kowalska' })
    browser = await open()
    const { goes, types, clicks, runs, waitsFor } = browser
    const shows = (text: string) => waitsFor(`document.body.innerText.includes(${JSON.stringify(text)})`)
    const button = (text: string) => `[...document.querySelectorAll('button')].find(one => one.innerText === '${text}')`
    // Marks the button, then lets the driver click it: pages may write to the clipboard only after a real click.
    const presses = async (text: string) => {
      await waitsFor(button(text))
      await runs(`${button(text)}.dataset.pressed = '${text.replaceAll(' ', '')}'`)
      await clicks(`[data-pressed="${text.replaceAll(' ', '')}"]`)
    }

    await goes(`${world.address}/talent/${id}`)
    await types('input[type=email]', email)
    await types('input[type=password]', `${PASSWORD}\uE007`)
    await shows('Zoë Webkit-Kowalska')
    await presses('Share Profile')
    await shows('Link copied!')
    await clicks('textarea')
    await types('textarea', '\uE009v')
    await waitsFor(`/\\/share\\/[\\w-]{22,}$/.test(document.querySelector('textarea').value)`)
    const link = await runs<string>(`return document.querySelector('textarea').value`)

    await goes(`${world.address}/`)
    await presses('Add talent')
    await types('input[type=file]', resume)
    await presses('Extract information')
    await waitsFor(`document.querySelector('[data-page] canvas')?.width > 400`)
    await waitsFor(
      `(canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(
        (value, at) => at % 4 === 0 && value < 100))(document.querySelector('[data-page] canvas'))`,
    )
    const ratio = await runs<number>(
      `const { clientWidth, clientHeight } = document.querySelector('[data-page]'); return clientHeight / clientWidth`,
    )
    expect(ratio).toBeCloseTo(842 / 595, 1)

    await goes(world.address + new URL(link).pathname)
    await shows('Zoë W.')
  })
})
