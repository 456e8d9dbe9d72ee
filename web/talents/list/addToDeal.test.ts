import { expect, test } from 'vitest'
import { openTalents, talent, talentBase } from './test/talentBase.ts'

const warning = (talentId: number, kind: string, message: string) => ({
  ...{ talentId, kind, message, isBlocking: false, isRefused: false, at: null, otherTalent: null },
})

test('the chosen ones are added to a deal in one go, and who it does not take is named', async () => {
  const base = talentBase(['Ada Moss', 'Bo Lind', 'Cy Fry'].map((name, at) => talent(at + 1, { name })))
  const sent: unknown[] = []
  Object.assign(base.answers, {
    useOpenDealsQuery: () => ({
      deals: { edges: [{ node: { id: 'deal-7', databaseId: 7, title: 'Platform Engineer', company: null } }] },
    }),
    WarningsQuery: () => ({
      submissionWarnings: [
        ...[1, 3].map(id => warning(id, 'NO_CONSENT', `Consent not requested from ${id}.`)),
        { ...warning(2, 'NO_CONSENT', 'Bo Lind refused consent.'), isRefused: true },
        warning(2, 'SENT_BEFORE', 'Maria sent Bo before.'),
      ],
    }),
    AddSeveralToDealDialogMutation({ input }: { input: unknown }) {
      sent.push(input)
      return {
        addCandidates: {
          candidates: [{ id: 'candidate-1' }, { id: 'candidate-2' }],
          deal: null,
          refused: [{ talentId: 3, message: 'This talent is already a candidate for this deal' }],
        },
      }
    },
  })
  const ada = await openTalents(base)
  for (const name of ['Ada Moss', 'Bo Lind', 'Cy Fry']) {
    await ada.page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  const button = ada.page.getByRole('button', { name: 'Add to deal' })
  await button.press('Enter')
  const dialog = ada.page.getByRole('dialog', { name: 'Add 3 talents to a deal' })
  await dialog.getByText('Ada Moss, Bo Lind, Cy Fry').waitFor()
  await dialog.getByRole('combobox', { name: /^Deal/ }).press('ArrowDown')
  await ada.page.getByRole('option', { name: 'Platform Engineer' }).waitFor()
  await ada.page.keyboard.press('Enter')
  // What only is not done yet is one line with the number; real obstacles are named.
  const lines = dialog.getByRole('list', { name: 'Before you send' }).getByRole('listitem')
  await expect
    .poll(() => lines.allTextContents())
    .toEqual(['Consent not requested: 2 of 3 people.', 'Bo Lind refused consent.', 'Maria sent Bo before.'])
  await ada.findsNoBarrierAnywhere()
  await dialog.getByRole('button', { name: 'Add to deal' }).press('Enter')
  await ada.hears('2 candidates added', 'Platform Engineer')
  const refused = ada.page.getByRole('dialog', { name: '1 was not added' })
  await refused.getByText('This talent is already a candidate for this deal').waitFor()
  await refused.getByText('Cy Fry').waitFor()
  await ada.escapes()
  await refused.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate(each => each === document.activeElement)).toBe(true)
  expect(sent).toEqual([
    { dealId: 7, candidates: [1, 2, 3].map(talentId => ({ talentId, status: 'APPLIED', matchPercentage: null })) },
  ])
})
