import { expect, test } from 'vitest'
import { candidate, fleet, refuse, suggestion } from '../../deals/profile/test/fleet.ts'
import { openDeal } from '../../deals/profile/test/openDeal.ts'

const offers = {
  TalentChoicesQuery({ search }: Record<string, unknown>) {
    const all = [
      suggestion(1, 'Mara Olsen', { candidate: { id: 'candidate-1', status: 'SENT' } }),
      suggestion(8, 'Noor Haddad'),
      suggestion(9, 'Otto Blum', { engagements: [{ text: 'Placed at Streamhaus since Nov 14' }] }),
    ]
    const candidateSuggestions = all.filter(({ talent }) => !search || talent.name.includes(String(search)))
    return { deal: { id: fleet.id, candidateSuggestions } }
  },
}

test('a talent is found, chosen and added; present candidates are marked; a failure keeps the entries', async () => {
  const sent: unknown[] = []
  let refused: [code: string, message: string] | null = ['CONFLICT', 'This talent is already a candidate for this deal']
  const ada = await openDeal({
    ...offers,
    useAddCandidateMutation({ input }) {
      if (refused) refuse(...refused)()
      sent.push(input)
      const deal = {
        ...fleet,
        candidates: [...fleet.candidates, candidate(8, 'Noor Haddad', { createdAt: '2026-11-21T09:00:00Z' })],
      }
      return { addCandidate: { deal } }
    },
  })
  const adds = () => ada.dialog.getByRole('button', { name: 'Add Candidate' }).click()
  await ada.presses('Add Candidate')
  const taken = ada.dialog.getByRole('button', { name: /Mara Olsen/ })
  await taken.getByText('Already on this deal · Sent').waitFor()
  expect(await taken.isDisabled()).toBe(true)
  await ada.dialog.getByRole('button', { name: /Otto Blum.*Placed at Streamhaus since Nov 14/ }).waitFor()
  await ada.findsNoBarrier()
  await adds()
  await ada.reads('A talent is required')

  // A talent can be chosen and cleared by keyboard.
  await ada.dialog.getByRole('searchbox').press('ArrowDown')
  await ada.page.keyboard.press('ArrowDown')
  await ada.page.keyboard.press('Enter')
  await ada.dialog.getByRole('button', { name: 'Change talent' }).press('Enter')
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')

  await ada.dialog.getByRole('searchbox').fill('Nobody')
  await ada.reads('No talents found matching "Nobody"')
  await ada.dialog.getByRole('searchbox').fill('Noor')
  await ada.dialog.getByRole('button', { name: /Noor Haddad/ }).click()
  expect(await ada.dialog.getByLabel('Interview date').count()).toBe(0)
  expect(await ada.dialog.getByLabel('Status').inputValue()).toBe('APPLIED')
  await ada.dialog.getByLabel('Status').selectOption('Interviewed')
  await ada.dialog.getByLabel('Interview date').fill('2026-12-01T10:00')
  await ada.dialog.getByLabel('Notes').fill('Met at a fair')
  await adds()
  await ada.hears('Failed to add candidate to the deal.', 'There was an error adding the candidate. Please try again.')
  await ada.dialog.getByText('This talent is already a candidate for this deal').waitFor()
  refused = ['INTERNAL', 'Unexpected fault']
  await adds()
  await ada.hears('Failed to add candidate to the deal.', 'There was an error adding the candidate. Please try again.')
  await ada.dialog.getByText('Noor Haddad').waitFor()
  refused = null
  await adds()
  await ada.hears('Candidate added', 'Noor Haddad is now a candidate for this deal.')
  expect(sent).toMatchObject([{ dealId: 4, talentId: 8, status: 'INTERVIEWED', notes: 'Met at a fair' }])
  await expect.poll(ada.names).toContain('Noor Haddad')
})
