import { type Opening, type Recruiter, recruiterAt } from '../../../test/person.ts'

/** Opens the page at the path, and on this page the dialog by the button. */
export async function openDialog(path: string, button = 'Share with a client', opening: Opening = {}) {
  const ada = await recruiterAt(path, opening)
  return begin(ada, button)
}

/** Presses the button that opens the dialog. */
export async function begin(ada: Recruiter, button: string) {
  await ada.presses(button)
  const { dialog, page } = ada
  await dialog.getByLabel('Send to').waitFor()
  return {
    ...ada,
    preview: page.getByRole('article', { name: 'Preview as client' }),
    company: dialog.getByRole('combobox', { name: 'Company' }),
    /** Fills in the client, with a company that the agency does not know. */
    async names(company = 'Anywhere Ltd') {
      await dialog.getByLabel('Send to').fill('Jo Fleet')
      await dialog.getByRole('combobox', { name: 'Company' }).fill(company)
      await page.keyboard.press('Escape')
    },
    /** Adds a talent. */
    async adds(name: string) {
      await dialog.getByRole('combobox', { name: 'Add a talent' }).fill(name)
      await page.getByRole('option', { name }).click()
    },
    async creates() {
      await ada.presses('Create link')
      await ada.reads('The link is in your clipboard.')
    },
  }
}
