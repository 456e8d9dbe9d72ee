import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { world } from '../../api/test/harness.ts'
import type { Window } from '../test/browser.ts'
import { openWindow } from '../test/openWindow.ts'

/** Somebody in front of the real product, in a window of their own. */
export type Person = Awaited<ReturnType<typeof person>>

/** Opens a window for somebody who is not signed in. */
export async function person(window: Window = {}) {
  const page = await openWindow(window)
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  const address = world.address
  return {
    page,
    /** What broke in the page, and what its content policy forbade; nothing ever should. */
    faults,
    goes: (path: string) => page.goto(address + path),
    /** Waits for the address below the application's: it follows what is seen, a moment later. */
    isAt: (path: string) => expect.poll(() => page.url().slice(address.length)).toBe(path),
    fills: (label: string, text: string) => fill(page, label, text),
    presses: (name: string) => page.getByRole('button', { name, exact: true }).last().click(),
    follows: (name: string) => page.getByRole('link', { name, exact: true }).first().click(),
    reads: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    findsHeading: (name: string) => page.getByRole('heading', { name, exact: true }).waitFor(),
    /** Chooses from a control that opens a list. */
    async chooses(control: string, option: string) {
      await page.getByRole('combobox', { name: control }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    async signsIn(email: string, password: string) {
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    /** Takes a picture for people to look at, when a folder for them is named. */
    async shows(name: string) {
      const folder = process.env.SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
    },
  }
}

/** Fills a field that is labelled so, its mark of being required aside. */
function fill(page: Page, label: string, text: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`) }).fill(text)
}
