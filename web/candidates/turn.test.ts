import { expect, test } from 'vitest'
import { storeExtraction } from '../../api/reading/extraction.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'
import { bence } from '../talents/form/resume/test/besideForm.ts'

openApp({}, { listen: true })

test('a form filled from the resume turns an applicant into a talent; the row then links to the profile', {
  tags: ['deep'],
}, async () => {
  const { id } = await make.deal()
  const extraction = storeExtraction({ ...bence, phone: '+36 1 555 0101' })
  const application = await make.application(id, { name: bence.name, extraction, email: null })
  await make.application(id, { name: null, isProcessed: false })
  const ada = await atDeal(id)
  // An application whose resume is not read yet cannot become a talent.
  await ada.presses('Actions for External Candidate')
  await ada.page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  expect(await ada.page.getByRole('menuitem', { name: 'Turn into talent' }).count()).toBe(0)
  await ada.escapes()

  await ada.does('Turn into talent', bence.name)
  const field = (label: string) => ada.dialog.getByRole('textbox', { name: label, exact: true })
  await expect.poll(() => field('Name').inputValue()).toBe(bence.name)
  expect(await field('Phone').inputValue()).toBe('+36 1 555 0101')
  await field('Seniority').fill('Principal')
  await ada.sends('Add talent')
  await ada.hears('Talent added', 'New talent has been added to the database.')
  const talent = await world.db.talent.findFirstOrThrow({ where: { name: bence.name } })
  expect(talent).toMatchObject({ seniority: 'Principal', resumeUrl: application.resumeUrl })
  const link = ada.page.getByRole('link', { name: bence.name, exact: true }).first()
  expect(await link.getAttribute('href')).toBe(`/talent/${talent.id}`)
  await ada.presses(`Actions for ${bence.name}`)
  await ada.page.getByRole('menuitem', { name: 'View talent' }).waitFor()
  expect(await ada.page.getByRole('menuitem', { name: 'Turn into talent' }).count()).toBe(0)
})
