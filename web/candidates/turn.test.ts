import { expect, test } from 'vitest'
import { application, dealAnswers, fleet } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { bence } from '../talents/form/test/openForm.ts'

test('an applicant becomes a talent by a form filled from their resume, and then links to the profile', async () => {
  const added: unknown[] = []
  const applicant = { ...application(1, 'Bence Halász'), __typename: 'ExternalApplication' }
  const waiting = application(2, null, { isProcessed: false })
  let isThere = false
  const ada = await openDeal({
    ...dealAnswers({ applications: [applicant, waiting] }),
    ExternalCandidateQuery({ id }) {
      const found = { ...applicant, id, email: null, extraction: { ...bence, email: null, phone: '+36 1 555 0101' } }
      return { node: isThere ? found : null }
    },
    newTalentQuery: () => ({ similarTalents: [] }),
    AddTalentDialogMutation({ input }) {
      added.push(input)
      const talent = { id: 'VGFsZW50Ojg=' }
      return { createTalent: { talent, application: { ...applicant, talentId: 8, deal: fleet } } }
    },
  })
  await ada.presses('Actions for External Candidate')
  await ada.page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  expect(await ada.page.getByRole('menuitem', { name: 'Turn into talent' }).count()).toBe(0)
  await ada.escapes()

  await ada.chooses('Bence Halász', 'Turn into talent')
  await ada.reads('Application not found')
  isThere = true
  await ada.chooses('Bence Halász', 'Turn into talent')
  const field = (label: string) => ada.dialog.getByRole('textbox', { name: label, exact: true })
  await expect.poll(() => field('Name').inputValue()).toBe('Bence Halász')
  expect(await field('Phone').inputValue()).toBe('+36 1 555 0101')
  await ada.findsNoBarrier()
  await field('Seniority').fill('Principal')
  await ada.dialog.getByRole('button', { name: 'Add talent', exact: true }).click()
  await ada.reads('New talent has been added to the database.')
  expect(added).toMatchObject([
    { applicationId: 1, name: 'Bence Halász', seniority: 'Principal', email: null, resumeUrl: '/api/files/1' },
  ])
  const link = ada.page.getByRole('link', { name: 'Bence Halász', exact: true })
  expect(await link.getAttribute('href')).toBe('/talent/8')
  await ada.presses('Actions for Bence Halász')
  await ada.page.getByRole('menuitem', { name: 'View talent' }).waitFor()
  expect(await ada.page.getByRole('menuitem', { name: 'Turn into talent' }).count()).toBe(0)
})
