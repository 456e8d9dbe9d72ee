import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import { dealAnswers } from './fleet.ts'

/** Ada looks at the deal; `answers` are what differs. */
export async function openDeal(answers: Answers = {}, { path = '/deals/4', now, ...window }: Place = {}) {
  const ada = await person(adasApi({ signedIn: true }, { ...dealAnswers(), ...answers }), window)
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
    /** Another window covers the page, or goes away again. */
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

/** `now`: the instant that the person's clock shows and stays at. */
type Place = Window & { path?: string; now?: string }
