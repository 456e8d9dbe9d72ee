import type { Page } from 'playwright-core'

/** The effort of a task: the number of mouse clicks, and of key presses that do not type a text. */
export type Effort = { clicks: number; keys: number }

/**
 * Starts counting clicks and keys in this window, across reloads; returns a function that resolves to the counts.
 *
 * A test may skip clicks that a person needs, so they are counted, too: two clicks for a choice in a native select, one
 * for a drop of files, and one for a text field that was focused neither by a click, nor by a key, nor by the page.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const effort: Effort = { clicks: 0, keys: 0 }
  await page.exposeFunction('countEffort', (kind: keyof Effort, times: number) => {
    effort[kind] += times
  })
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return async () => {
    // Messages arrive in order: when this call is answered, all messages sent before have been counted.
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
  // `led` is true until the next task: a focus event until then was caused by a click, a key or the page.
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
  // The page's scripts call this `focus`, the test does not: a field that a dialog has focused needs no click.
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    lead()
    focus.call(this, options)
  }
}
