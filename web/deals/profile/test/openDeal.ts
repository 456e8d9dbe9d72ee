import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import { dealAnswers } from './fleet.ts'

/** Opens the deal as Ada; `answers` override those of the fake API. */
export async function openDeal(answers: Answers = {}, { path = '/deals/4', now, ...window }: Opening = {}) {
  const ada = await person(adasApi({ signedIn: true }, { ...dealAnswers(), ...answers }), {
    alone: now !== undefined,
    ...window,
  })
  if (now) await ada.page.clock.setFixedTime(now)
  await ada.goes(path)
  return {
    ...ada,
    dialog: ada.page.getByRole('dialog'),
    names: () => ada.page.getByRole('table', { name: 'Candidates' }).locator('tbody th bdi').allTextContents(),
    async chooses(name: string, action: string) {
      await ada.page.getByRole('row', { name }).hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: action }).click()
    },
    /** Simulates another window covering the page, or going away. */
    becomes: (visibility: 'hidden' | 'visible') =>
      ada.page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, visibility),
    async moves(name: string, from: string, to: string) {
      await ada.presses(`Status of ${name}: ${from}`)
      await ada.page.getByRole('menuitemradio', { name: to }).click()
    },
  }
}

/** `now`: the instant at which the page's clock stands still. */
type Opening = Window & { path?: string; now?: string }
