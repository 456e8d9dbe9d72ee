/** The events by which somebody begins to use the page. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'dragenter']

let begin = () => {}

/** Resolves when somebody begins to use the page. */
export const firstUse = new Promise<void>(resolve => {
  begin = resolve
})

/** Called once, by the root of the pages. */
export function watchFirstUse() {
  for (const name of EVENTS) document.addEventListener(name, begin, { once: true, passive: true })
}
