import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import { profileAnswers } from './priya.ts'

/** Opens Priya's profile as Ada; `answers` override the defaults. */
export async function openProfile(answers: Answers = {}, window: Window = {}) {
  const ada = await person(adasApi({ signedIn: true }, { ...profileAnswers(), ...answers }), window)
  await ada.goes('/talent/7')
  return ada
}

/** An answer that waits until it is released. */
export function held<Value>(value: Value | (() => Value)) {
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  return {
    answer: async () => {
      await gate
      return value instanceof Function ? value() : value
    },
    release: () => release(),
  }
}
