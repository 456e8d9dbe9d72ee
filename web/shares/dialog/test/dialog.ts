import type { Page } from 'playwright-core'
import { dealAnswers } from '../../../deals/profile/test/fleet.ts'
import { openDeal } from '../../../deals/profile/test/openDeal.ts'
import { openProfile } from '../../../talents/profile/test/openProfile.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import type { Person } from '../../../test/person.ts'
import { previewAnswers } from './preview.ts'

const companies = { edges: [{ node: { id: 'company-2', databaseId: 2, name: 'Northwind' } }] }

/** The answers of the dialog; `sent` are the inputs of the shares that are made. */
export function dialogAnswers(answers: Answers = {}) {
  const sent: Record<string, unknown>[] = []
  const all: Answers = {
    ShareFieldsCompanyQuery: () => ({ companies }),
    WarningsQuery: () => ({ submissionWarnings: [] }),
    ...previewAnswers(),
    ShareDialogMutation({ input }) {
      sent.push(input as Record<string, unknown>)
      return { createShare: { share: { id: 'share-1', url: 'https://talentdesk.example.com/shared/abc' } } }
    },
    ...answers,
  }
  return { sent, all }
}

/** Opens the dialog on Priya's page. */
export async function openDialog(answers: Answers = {}, window: Parameters<typeof openProfile>[1] = {}) {
  const { sent, all } = dialogAnswers(answers)
  const ada = await openProfile(all, window)
  return { ...(await begin(ada, 'Share with a client')), sent }
}

/** Opens it on a deal's page, with nobody chosen. */
export async function openForDeal(answers: Answers = {}, window: Parameters<typeof openProfile>[1] = {}) {
  const { sent, all } = dialogAnswers({ ...dealAnswers(), ...answers })
  const ada = await openDeal(all, window)
  return { ...(await begin(ada, 'Share talents')), sent }
}

/** Presses the button that opens the dialog. */
export async function begin<Ada extends Person>(ada: Ada, button: string) {
  await ada.presses(button)
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByLabel('Send to').waitFor()
  return { ...ada, dialog, preview: previewIn(ada.page) }
}

const previewIn = (page: Page) => page.getByRole('article', { name: 'Preview as client' })
