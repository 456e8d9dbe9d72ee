import { expect } from 'vitest'
import { file } from '../../../talents/form/test/openForm.ts'
import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'

/** The product as its public pages name it. */
export const product = { brandName: 'Northwind Talent' }
const agency = { name: 'Northwind Talent', logoUrl: null, color: null, footer: null }
/** A deal that takes applications. */
export const fleet = {
  ...{ token: 'aB-3', title: 'Fleet Engineer', jobDescription: 'Own the dispatch.\n<b>No meetings</b>' },
  ...{ agency, privacyUrl: null, isFull: false, hasWaitingList: false, questions: [] as object[], questionsVersion: 0 },
}
export const statusUrl = 'https://talentdesk.example.com/application/s3cret'
/** The answer to an application. */
export const arrived = { submitApplication: { success: true, statusUrl, waitingPosition: null as number | null } }

/** An applicant with the link; `sent` collects the inputs that reached the API. */
export async function applicant(answers: Answers = {}, window: Window = {}) {
  const sent: unknown[] = []
  const asked: string[] = []
  const ines = await person(
    {
      ApplyPageQuery: ({ token }) => ({ product, applicationForm: token === fleet.token ? fleet : null }),
      ProductBrandQuery: () => ({ product }),
      ...answers,
      async ApplyFormMutation({ input }) {
        sent.push(input)
        return (await answers.ApplyFormMutation?.({ input })) ?? arrived
      },
    },
    window,
  )
  ines.page.on('request', request => asked.push(new URL(request.url()).pathname))
  const button = (name: string) => ines.page.getByRole('button', { name, exact: true })
  return {
    ...ines,
    sent,
    asked,
    button,
    picks: (chosen: ReturnType<typeof file> | string) => ines.page.getByLabel('Resume').setInputFiles(chosen),
    hears: (...texts: string[]) =>
      Promise.all(texts.map(text => ines.page.locator('.fui-Toast').getByText(text, { exact: true }).waitFor())),
    /** Dismisses the toast and waits until it is gone: a fading toast lacks contrast. */
    async sendsToastAway() {
      await button('Dismiss').last().click()
      await expect.poll(() => ines.page.locator('.fui-Toast').count()).toBe(0)
    },
    isOn: (step: string) => expect.poll(() => ines.page.locator('[aria-current=step]').textContent()).toBe(step),
    present: () => ines.page.locator('[aria-current=step]').textContent(),
    async comesToReview() {
      await ines.page.getByLabel('Resume').setInputFiles(file('ines.pdf'))
      await ines.presses('Continue')
      await ines.fills('Email Address', 'ines@example.com')
      await ines.presses('Continue')
      await button('Submit Application').waitFor()
    },
  }
}
