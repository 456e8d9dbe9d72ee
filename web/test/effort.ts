import type { Page } from 'playwright-core'

/** The effort of a task: mouse clicks, and key presses except those that type a text. */
export type Effort = { clicks: number; keys: number }

/**
 * Starts counting clicks and keys in this window, across reloads; returns a function that resolves to the counts.
 *
 * Counts also what a person must do and a test need not: a choice in a native select is two clicks, a drop of files is
 * one, and so is typing into a text field that neither a click nor a key nor the page itself has focused.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const effort: Effort = { clicks: 0, keys: 0 }
  await page.exposeFunction('countEffort', (kind: keyof Effort, times: number) => {
    effort[kind] += times
  })
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return async () => {
    // Messages arrive in order, so those sent before this answer have been counted.
    await page.evaluate(() => undefined)
    return { ...effort }
  }
}

type Counting = { countEffort: (kind: keyof Effort, times: number) => void }

/** Runs in the page. */
function watch() {
  const { countEffort } = window as unknown as Counting
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')
  let led = false
  // Set until the next task: a focus event until then was caused by a click, a key or the page.
  const lead = () => {
    led = true
    setTimeout(() => {
      led = false
    })
  }
  const on = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, heard, { capture: true })

  on('pointerdown', event => {
    if (event.isTrusted) countEffort('clicks', 1)
    lead()
  })
  on('drop', () => countEffort('clicks', 1))
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) countEffort('clicks', 2)
  })
  on('keydown', ({ key, ctrlKey, metaKey, target, isTrusted }) => {
    const types = isText(target) && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace')
    const isModifier = ['Control', 'Meta', 'Shift', 'Alt'].includes(key)
    if (isTrusted && !types && !isModifier) countEffort('keys', 1)
    lead()
  })
  on('focusin', ({ target }) => {
    if (isText(target) && !led) countEffort('clicks', 1)
  })
  // Only the page's own scripts call this `focus`, not the test: so a focus set by a dialog is not counted.
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    lead()
    focus.call(this, options)
  }
}
