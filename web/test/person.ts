import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionCookie } from '../../api/auth/request.ts'
import { startSession } from '../../api/auth/sessions.ts'
import { world } from '../../api/test/harness.ts'
import { type Person as Colleague, make } from '../../api/test/make.ts'
import { findsNoBarrier, findsNoBarrierAnywhere } from './barriers.ts'
import type { Window } from './browser.ts'
import { network } from './network.ts'
import { openWindow } from './openWindow.ts'

/** A person using the real product in a browser window. */
export type Person = Awaited<ReturnType<typeof person>>

/** A signed-in recruiter at a browser window. */
export type Recruiter = Awaited<ReturnType<typeof recruiter>>

/** The options of a recruiter's window: the user, by default a new recruiter, and the time at which its clock stops. */
export type Opening = Window & { user?: Colleague; now?: string | Date }

/** Opens a window in which a recruiter is signed in. */
export async function recruiter({ user, now, ...window }: Opening = {}) {
  const colleague = user ?? (await make.user())
  const visitor = await person({ alone: now !== undefined, ...window })
  if (now) await visitor.page.clock.setFixedTime(now)
  await signIn(visitor.page, colleague)
  return {
    ...visitor,
    user: colleague,
    /** Signs another user in, by default a new recruiter. */
    becomes: async (other?: Colleague) => signIn(visitor.page, other ?? (await make.user())),
  }
}

/** Signs a user in by a session cookie, without the login form. */
async function signIn(page: Page, { id }: Colleague) {
  const cookie = sessionCookie(await world.transaction(tx => startSession(tx, id, world)), world.address)
  const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
  await page.context().addCookies([{ name, value, url: world.address }])
}

/** Opens this path as a signed-in recruiter. */
export async function recruiterAt(path: string, opening: Opening = {}) {
  const rita = await recruiter(opening)
  await rita.goes(path)
  return rita
}

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
  const dialog = page.getByRole('dialog')
  const presses = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  return {
    page,
    dialog,
    /** Fills a field of the open dialog. */
    types: (label: string, text: string) => dialog.getByRole('textbox', { name: label, exact: true }).fill(text),
    /** Presses a button of the open dialog. */
    sends: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    /** Chooses an action in the menu of a row. */
    async does(action: string, row: string) {
      await page.getByRole('row', { name: row }).first().hover()
      await presses(`Actions for ${row}`)
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    ...network(page),
    /** Errors in the page and violations of its content security policy; tests expect an empty list. */
    faults,
    goes: (path: string) => page.goto(address + path),
    /** Waits until the address has this path and query, as the address changes a moment after the page. */
    isAt: (path: string) => expect.poll(() => page.url().slice(address.length)).toBe(path),
    fills: (label: string, text: string) => fill(page, label, text),
    presses,
    /** Chooses an action in the menu of the page's record. */
    async picks(action: string) {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** Presses Escape once the last opened dialog or menu has the focus, which it gets a moment after it is shown. */
    async escapes() {
      await page.waitForFunction(hasFocusInside, '[role$=dialog], [role=menu]')
      await page.keyboard.press('Escape')
    },
    follows: (name: string) => page.getByRole('link', { name, exact: true }).first().click(),
    reads: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    findsHeading: (name: string) => page.getByRole('heading', { name, exact: true }).waitFor(),
    /** Waits for a toast with exactly this title and, if given, this text. */
    hears(title: string, text?: string) {
      const toast = page.locator('.fui-Toast').filter({ has: page.getByText(title, { exact: true }) })
      return (text ? toast.filter({ has: page.getByText(text, { exact: true }) }) : toast).first().waitFor()
    },
    /** Waits until the element with this name or text has the focus. */
    isIn: (name: string) => expect.poll(() => focused(page)).toBe(name),
    /** Whether two elements do not overlap. */
    areApart: (one: Locator, other: Locator) => areApart(one, other),
    /** Expects no axe violation and no horizontal scrolling in this window; sizes of targets are not checked. */
    findsNoBarrier: () => findsNoBarrier(page),
    /** Like `findsNoBarrier`, but at desktop and phone width in both themes, and with sizes of targets. */
    findsNoBarrierAnywhere: () => findsNoBarrierAnywhere(page),
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
    /** Takes a screenshot, if the environment variable `SCREENSHOTS` contains a folder's path. */
    async shows(name: string) {
      const folder = process.env.SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
    },
  }
}

/** Fills the field with this label. The label may end with the mark of required fields. */
function fill(page: Page, label: string, text: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`) }).fill(text)
}

async function areApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not visible')
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

const hasFocusInside = (kinds: string) =>
  Array.from(document.querySelectorAll(kinds)).at(-1)?.contains(document.activeElement)

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
}
