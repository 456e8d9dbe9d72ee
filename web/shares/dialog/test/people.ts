import type { Answers } from '../../../test/fakeApi.ts'
import type { begin } from './dialog.ts'
import { nameOf } from './preview.ts'

/** Answers of the picker: the talents with these ids, as far as their names begin with what is typed. */
export const people = (ids = [1, 2, 7]): Answers => ({
  SharedTalentsQuery: ({ search }) => ({
    talents: {
      edges: ids
        .filter(id => nameOf(id).startsWith(`${search}`))
        .map(id => ({ node: { id: `talent-${id}`, databaseId: id, name: nameOf(id), role: 'Data Engineer' } })),
    },
  }),
})

/** Adds a talent in the dialog as a person would. */
export async function adds({ dialog, page }: Pick<Awaited<ReturnType<typeof begin>>, 'dialog' | 'page'>, name: string) {
  await dialog.getByRole('combobox', { name: 'Add a talent' }).fill(name)
  await page.getByRole('option', { name }).click()
}
