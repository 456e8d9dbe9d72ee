import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { world } from '../../api/test/harness.ts'
import type { Window } from './browser.ts'
import { openWindow } from './openWindow.ts'

/** A person using the real product in a browser window. */
export type Person = Awaited<ReturnType<typeof person>>

/** Opens a window for somebody who is not signed in. */
export async function person(window: Window = {}) {
  const page = await openWindow(window)
  page.setDefaultTimeout(30_000) // The whole product runs beside the browser, and on a busy machine a resume takes a while.
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  const address = world.address
  return {
    page,
    /** Errors in the page and violations of its content security policy; tests expect none. */
    faults,
    goes: (path: string) => page.goto(address + path),
    /** Waits for this path and query: the address changes a moment after the page. */
    isAt: (path: string) => expect.poll(() => page.url().slice(address.length)).toBe(path),
    fills: (label: string, text: string) => fill(page, label, text),
    presses: (name: string) => page.getByRole('button', { name, exact: true }).last().click(),
    /** Chooses an action in the menu of the page's record. */
    async picks(action: string) {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    follows: (name: string) => page.getByRole('link', { name, exact: true }).first().click(),
    reads: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    findsHeading: (name: string) => page.getByRole('heading', { name, exact: true }).waitFor(),
    /** Chooses an option of a combobox. */
    async chooses(control: string, option: string) {
      await page.getByRole('combobox', { name: control }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    async signsIn(email: string, password: string) {
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    /** Takes a screenshot, if `SCREENSHOTS` names a folder. */
    async shows(name: string) {
      const folder = process.env.SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
    },
  }
}

/** Fills the field with this label, whether or not the label ends in the mark of required fields. */
function fill(page: Page, label: string, text: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`) }).fill(text)
}
