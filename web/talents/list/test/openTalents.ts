import { type ListOpening, recruiterAtList } from '../../../list/test/recruiterAtList.ts'

/** Opens the list of talents as a recruiter. */
export async function openTalents(opening: ListOpening = {}) {
  const ada = await recruiterAtList({ path: '/', heading: 'Talent Database', ...opening })
  return {
    ...ada,
    async deletes(name: string) {
      await ada.does('Delete', name)
      await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
      await ada.presses('Delete')
    },
  }
}
