import { type Opening, recruiter } from '../../test/visitor.ts'

/** Opens the list with this heading as a signed-in recruiter. */
export async function recruiterAtList({ path, heading, ...opening }: Opening & { path: string; heading: string }) {
  const ada = await recruiter(opening)
  await ada.goes(path)
  await ada.findsHeading(heading)
  const dialog = ada.page.getByRole('dialog')
  return {
    ...ada,
    dialog,
    types: (label: string, text: string) => dialog.getByRole('textbox', { name: label }).fill(text),
    sends: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    /** Chooses in the menu of a row. */
    async chooses(action: string, name: string) {
      await ada.page.getByRole('row', { name }).first().hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}
