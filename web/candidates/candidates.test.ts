import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { atDeal } from '../deals/profile/test/atDeal.ts'

openApp({}, { listen: true })

/** A recruiter at a deal with the candidates Mara and Ben and the applicant Ines. */
async function atFleet(mara: Record<string, unknown> = {}) {
  const deal = await make.deal({ title: 'Fleet Engineer' })
  const techStack = ['Go', 'Kafka', 'NATS', 'Rust']
  const talentId = (await make.talent({ name: 'Mara Olsen', techStack })).id
  const candidate = await make.candidate({ dealId: deal.id, talentId, matchPercentage: 85, ...mara })
  const ben = (await make.talent({ name: 'Ben Adeyemi' })).id
  await make.candidate({ dealId: deal.id, talentId: ben, matchPercentage: 52 })
  const application = await make.application(deal.id, { name: 'Ines Carvalho', matchPercentage: 60 })
  const ada = await atDeal(deal.id)
  await ada.findsHeading('Fleet Engineer')
  return { ...ada, deal, talentId, candidate, application }
}

test('the column heads sort candidates of both kinds together, and the address keeps the order', {
  tags: ['deep'],
}, async () => {
  const ada = await atFleet()
  await ada.presses('Name')
  await expect.poll(ada.names).toEqual(['Ben Adeyemi', 'Ines Carvalho', 'Mara Olsen'])
  await ada.presses('Match')
  await expect.poll(ada.names).toEqual(['Mara Olsen', 'Ines Carvalho', 'Ben Adeyemi'])
  await ada.isAt(`/deals/${ada.deal.id}?sort=-match`)
  await ada.page.reload()
  await expect.poll(ada.names).toEqual(['Mara Olsen', 'Ines Carvalho', 'Ben Adeyemi'])
  expect(await ada.page.getByRole('row', { name: 'Mara Olsen' }).textContent()).toContain('+1')
})

test('a status is changed, and rolled back when that fails', async () => {
  const ada = await atFleet()
  await ada.moves('Ben Adeyemi', 'Applied', 'Screened')
  await ada.hears('Status updated', 'Candidate status has been changed to Screened.')
  await ada.refuses('useCandidateActionsCandidateMutation')
  await ada.refuses('useCandidateActionsApplicationMutation')
  for (const [name, status] of [
    ['Mara Olsen', 'Rejected'],
    ['Ines Carvalho', 'Sent'],
  ] as const) {
    await ada.moves(name, 'Applied', status)
    await ada.hears('Error', 'There was an error updating the candidate status. Please try again.')
    await ada.page.getByRole('button', { name: `Status of ${name}: Applied` }).waitFor()
  }
})

test('a candidate is selected after a confirmation, and cannot be selected twice', async () => {
  const ada = await atFleet()
  const select = async () => {
    await ada.does('Select candidate', 'Mara Olsen')
    await ada.reads('Mara Olsen becomes the selected candidate for Fleet Engineer.')
    await ada.presses('Select')
  }
  const failure = await ada.refuses('InternalCandidateSelectMutation')
  await select()
  await ada.hears('Error', 'There was an error selecting the candidate. Please try again.')
  await failure.release()
  await select()
  await ada.hears('Candidate selected', 'Mara Olsen is the selected candidate.')
  expect(await world.db.deal.findUnique({ where: { id: ada.deal.id } })).toMatchObject({
    selectedTalentId: ada.talentId,
  })
  for (const name of ['Mara Olsen', 'Ines Carvalho']) {
    await ada.presses(`Actions for ${name}`)
    await ada.page.getByRole('menuitem', { name: 'Remove' }).waitFor()
    expect(await ada.page.getByRole('menuitem', { name: 'Select candidate' }).count()).toBe(0)
    await ada.escapes()
  }
})

type Fleet = Awaited<ReturnType<typeof atFleet>>

async function removes(ada: Fleet, name: string) {
  await ada.does('Remove', name)
  await ada.presses('Remove')
}

test('removing a candidate asks first, and a failure leaves the list unchanged', { tags: ['deep'] }, async () => {
  const ada = await atFleet()
  await ada.refuses('InternalCandidateRemoveMutation')
  await removes(ada, 'Ben Adeyemi')
  await ada.hears('Error', 'There was an error removing the candidate. Please try again.')
  await ada.refuses('ExternalCandidateRemoveMutation')
  await removes(ada, 'Ines Carvalho')
  await ada.hears('Error', 'There was an error removing the application. Please try again.')
  expect(await ada.names()).toHaveLength(3)
})

test('a removed candidate leaves the list, even if a colleague removed them first', { tags: ['deep'] }, async () => {
  const ada = await atFleet()
  await removes(ada, 'Ben Adeyemi')
  await ada.hears('Candidate removed')
  await expect.poll(ada.names).not.toContain('Ben Adeyemi')
  await ada.refuses('InternalCandidateRemoveMutation', { code: 'NOT_FOUND', message: 'Candidate not found' })
  await removes(ada, 'Mara Olsen')
  await ada.hears('Candidate already removed')
  await expect.poll(ada.names).toEqual(['Ines Carvalho'])
  await removes(ada, 'Ines Carvalho')
  await ada.hears('Application removed')
  await ada.reads('No candidates yet')
})

test('notes are edited in a dialog', { tags: ['deep'] }, async () => {
  const ada = await atFleet()
  await ada.does('Edit notes', 'Ben Adeyemi')
  expect(await ada.dialog.getByLabel('Interview date').count()).toBe(0)
  await ada.dialog.getByLabel('Notes').fill('Call on Monday')
  await ada.presses('Save')
  await ada.reads('Notes saved')
  await ada.reads('Call on Monday')
})

test('an interview date is edited, and can be added to a calendar', { tags: ['deep'] }, async () => {
  const ada = await atFleet({ status: 'INTERVIEWED', interviewDate: '2026-11-24T13:30:00.000Z' })
  const file = `/api/deal-candidates/${ada.candidate.id}/interview.ics`
  await ada.presses('Actions for Mara Olsen')
  const calendar = ada.page.getByRole('menuitem', { name: 'Add to calendar' })
  expect(await calendar.getAttribute('href')).toBe(file)
  await ada.escapes()
  await ada.does('Notes and interview', 'Mara Olsen')
  const saved = ada.dialog.getByRole('link', { name: 'Add to calendar: the saved interview' })
  expect(await saved.getAttribute('href')).toBe(file)
  await ada.dialog.getByLabel('Interview date').fill('2026-12-01T10:00')
  await ada.presses('Save')
  await ada.dialog.waitFor({ state: 'detached' })
  const stored = await world.db.dealCandidate.findUniqueOrThrow({ where: { id: ada.candidate.id } })
  expect(stored.interviewDate?.getTime()).toBe(new Date('2026-12-01T10:00').getTime())
})

test('an application shows its contacts, and a failure to save its notes is reported', { tags: ['deep'] }, async () => {
  const ada = await atFleet()
  await ada.does('Application and notes', 'Ines Carvalho')
  const resume = ada.dialog.getByRole('link', { name: /^Resume of Ines/ })
  expect(await resume.getAttribute('href')).toContain(ada.application.resumeUrl)
  await ada.dialog.getByRole('link', { name: 'olga.outside@example.com' }).waitFor()
  await ada.refuses('useCandidateActionsApplicationMutation')
  await ada.dialog.getByLabel('Notes').fill('x')
  await ada.presses('Save')
  await ada.hears('Error', 'There was an error saving the notes. Please try again.')
})
