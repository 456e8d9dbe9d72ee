/** The events by which somebody begins to use the page. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'dragenter']

/** Resolves when somebody begins to use the page. */
export const firstUse = new Promise<void>(resolve => {
  for (const name of EVENTS) document.addEventListener(name, () => resolve(), { once: true, passive: true })
})
