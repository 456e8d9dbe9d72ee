import type { Answers } from '../../../test/fakeApi.ts'
import type { Person } from '../../../test/person.ts'
import { priya } from '../../profile/test/priya.ts'
import { dialog, toast } from './openForm.ts'

/** An API that saves, and records the inputs. */
export function saves(more: Answers = {}) {
  const sent: Record<string, unknown>[] = []
  const uploads: string[] = []
  const answers: Answers = {
    EditTalentDialogMutation({ input }) {
      sent.push(input as Record<string, unknown>)
      return { updateTalent: { talent: priya } }
    },
    useUploadsResumeMutation() {
      uploads.push('resume')
      return { upload: { url: '/api/files/new-resume' } }
    },
    useUploadsPortfolioMutation() {
      uploads.push('portfolio')
      return { upload: { url: '/api/files/new-portfolio' } }
    },
    ...more,
  }
  return { sent, uploads, answers }
}

export const saved = (ada: Person) => toast(ada, 'Talent updated')
export const area = (ada: Person, name: string) =>
  dialog(ada).getByRole('combobox', { name: 'Area' }).selectOption(name)
