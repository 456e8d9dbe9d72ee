import { type Opening, recruiterAt } from '../../../test/person.ts'

/** A recruiter at the page of this deal. */
export async function atDeal(id: number, opening: Opening = {}) {
  const ada = await recruiterAt(`/deals/${id}`, opening)
  return {
    ...ada,
    /** The names of the candidates in the order shown. */
    names: () => ada.page.getByRole('table', { name: 'Candidates' }).locator('tbody th bdi').allTextContents(),
    async moves(name: string, from: string, to: string) {
      await ada.presses(`Status of ${name}: ${from}`)
      await ada.page.getByRole('menuitemradio', { name: to }).click()
    },
  }
}
