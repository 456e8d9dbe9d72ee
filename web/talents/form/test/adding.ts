import type { Answers } from '../../../test/fakeApi.ts'
import type { Person } from '../../../test/person.ts'
import { bence, dialog, field, file } from './openForm.ts'

/** An API that reads Bence's resume and records the added talents. */
export function readsAndAdds(more: Answers = {}) {
  const added: Record<string, unknown>[] = []
  const uploads: string[] = []
  const answers: Answers = {
    useUploadsResumeMutation() {
      uploads.push('resume')
      return { upload: { url: '/api/files/resume' } }
    },
    useResumeReadingMutation: () => ({ extractResume: { resume: bence } }),
    useUploadsPortfolioMutation() {
      uploads.push('portfolio')
      return { upload: { url: '/api/files/portfolio' } }
    },
    useUploadsPictureMutation() {
      uploads.push('picture')
      return { upload: { url: '/api/files/picture' } }
    },
    AddTalentDialogMutation({ input }) {
      added.push(input as Record<string, unknown>)
      return { createTalent: { talent: { id: 'VGFsZW50Ojg=' } } }
    },
    ...more,
  }
  return { added, uploads, answers }
}

export const adds = (ada: Person) => dialog(ada).getByRole('button', { name: 'Add talent', exact: true }).click()

export async function extracts(ada: Person) {
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await ada.presses('Extract information')
}

export async function fillsByHand(ada: Person) {
  await ada.presses('Fill in by hand instead')
  await fillsFields(ada)
}

export async function fillsFields(ada: Person) {
  await field(ada, 'Name').fill('Amara Nwosu')
  await field(ada, 'Role').fill('Engineer')
  await dialog(ada).getByRole('combobox', { name: 'Area' }).selectOption('Marketing')
  await field(ada, 'Seniority').fill('Senior')
  await field(ada, 'LinkedIn URL').fill('linkedin.com/in/amara')
  await field(ada, 'Companies').fill('Monzo')
  await ada.presses('Add company')
}
