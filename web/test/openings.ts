import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { world } from '../../api/test/harness.ts'
import type { Desk } from './desk.ts'
import type { Person } from './person.ts'

export type Opening = {
  /** The name of the component that shows the dialog. */
  file: string
  at: () => string
  open: (rita: Person) => Promise<unknown>
  /** The name of the field that gets the focus; 'content' if the dialog has no fields. */
  field: string
  /** Whether a text can be typed into the field; false for a choice of files or options. */
  typed?: boolean
}

/** All dialogs of the staff pages: how each is opened, and which field then has the focus. */
export const openingsOf = (desk: () => Desk): Opening[] => [
  { file: 'AddTalentDialog', at: () => '/', open: rita => rita.presses('Add talent'), field: 'file', typed: false },
  {
    file: 'ReviewQueue',
    at: () => '/',
    async open(rita) {
      await rita.page.mouse.move(9, 9)
      await rita.page.getByRole('region', { name: 'Resumes to review' }).getByRole('button').first().click()
      await rita.presses('Fill in by hand')
      // The form appears after the resume has been read.
      await rita.page.locator('[role=dialog] [name=name]').waitFor()
    },
    field: 'name',
  },
  {
    file: 'AddSeveralToDealDialog',
    at: () => '/',
    async open(rita) {
      for (const name of ['Ines Carvalho', 'Otto Blum']) {
        await rita.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      }
      await rita.presses('Add to deal')
    },
    field: 'dealId',
  },
  {
    file: 'AddSeveralToDealDialog',
    at: () => '/',
    async open(rita) {
      // The two talents are still selected from the opening before.
      await rita.presses('Add to deal')
      await rita.page.getByRole('combobox', { name: /^Deal/ }).click()
      await rita.page.getByRole('listbox').getByRole('option').first().click()
      await rita.page.getByRole('dialog').getByRole('button', { name: 'Add to deal' }).click()
      await rita.page.getByRole('heading', { name: '1 was not added' }).waitFor()
    },
    field: 'content',
    typed: false,
  },
  {
    file: 'EditTalentDialog',
    at: () => desk().talent,
    open: rita => rita.presses('Edit Profile'),
    field: 'name',
  },
  {
    file: 'ShareDialog',
    at: () => desk().talent,
    open: rita => rita.presses('Share with a client'),
    field: 'recipientName',
  },
  {
    file: 'ShareDialog',
    at: () => desk().talent,
    async open(rita) {
      await rita.presses('Share with a client')
      await rita.page.getByLabel('Send to').fill('Carla Client')
      await rita.page.getByRole('combobox', { name: 'Company' }).fill('Streamhaus')
      await rita.presses('Create link')
      await rita.page.getByRole('heading', { name: 'The link is ready' }).waitFor()
    },
    field: 'copy',
    typed: false,
  },
  { file: 'AddToDealDialog', at: () => desk().talent, open: rita => rita.presses('Add to deal'), field: 'dealId' },
  { file: 'AddCompanyDialog', at: () => '/companies', open: rita => rita.presses('Add Company'), field: 'name' },
  {
    file: 'EditCompanyDialog',
    at: () => '/companies',
    open: rita => rita.does('Edit', 'Northwind'),
    field: 'name',
  },
  { file: 'AddDealDialog', at: () => '/deals?sort=title', open: rita => rita.presses('Add Deal'), field: 'title' },
  {
    file: 'EditDealDialog',
    at: () => '/deals?sort=title',
    open: rita => rita.does('Edit', 'Fleet Engineer'),
    field: 'title',
  },
  {
    file: 'LimitDialog',
    at: () => '/deals?sort=title',
    open: rita => rita.does('Application limit', 'Fleet Engineer'),
    field: 'switch',
    typed: false,
  },
  {
    file: 'SaveViewDialog',
    at: () => '/deals?sort=title',
    async open(rita) {
      await rita.page.getByRole('button', { name: 'All deals' }).click()
      await rita.presses('Save current view')
    },
    field: 'viewName',
  },
  {
    file: 'StatusDialog',
    at: () => desk().deal,
    open: rita => rita.picks('Update Status'),
    field: 'status',
    typed: false,
  },
  { file: 'AddCandidateDialog', at: () => desk().deal, open: rita => rita.presses('Add Candidate'), field: 'Talent' },
  {
    file: 'FindMatchesDialog',
    at: () => desk().deal,
    open: rita => rita.presses('Find Matches'),
    field: 'content',
    typed: false,
  },
  {
    file: 'CandidateDialog',
    at: () => desk().deal,
    open: rita => rita.does('Edit notes', 'Ines Carvalho'),
    field: 'notes',
  },
  {
    file: 'ApplicationDialog',
    at: () => desk().deal,
    open: ({ page }) => page.getByRole('button', { name: /Notes on Olga Outside/ }).click(),
    field: 'notes',
  },
  {
    file: 'ConsentDialog',
    at: () => desk().deal,
    open: rita => rita.does('Ask for consent', 'Ines Carvalho'),
    field: 'wording',
    // False because the field has a text already, and the caret is before the text, not at the end.
    typed: false,
  },
  {
    file: 'ConsentDialog',
    at: () => desk().deal,
    open: rita => rita.does('Consent', 'Otto Blum'),
    field: 'content',
    typed: false,
  },
  { file: 'ReminderDialog', at: () => desk().deal, open: rita => rita.picks('Remind me'), field: 'text' },
  {
    file: 'ReminderDialog',
    at: () => desk().deal,
    async open(rita) {
      await rita.picks('Remind me')
      await rita.fills('Reminder', 'Call Ines')
      await rita.fills('When', 'tomorrow at 3 pm')
      await rita.page.getByRole('dialog').getByRole('button', { name: 'Remind me' }).click()
      await rita.presses('Actions for Call Ines')
      await rita.page.getByRole('menuitem', { name: 'Edit reminder' }).click()
    },
    field: 'text',
  },
  {
    file: 'FillDealDialog',
    at: () => desk().open,
    open: rita => rita.presses('Fill deal'),
    field: 'winner',
    typed: false,
  },
  {
    file: 'QuestionsDialog',
    at: () => desk().open,
    open: rita => rita.presses('Application questions'),
    field: 'content',
    typed: false,
  },
  {
    file: 'AddBanDialog',
    at: () => desk().company,
    open: rita => rita.presses('Add to the do-not-contact list'),
    field: 'talentId',
  },
  {
    file: 'UpdateBillingDialog',
    at: () => desk().company,
    open: rita => rita.presses('Update Billing'),
    field: 'newCompanyBudget',
  },
  {
    file: 'SnoozeDialog',
    at: () => '/today?of=everybody',
    async open({ page }) {
      await page.getByRole('button', { name: 'Snooze Olga Outside' }).click()
      await page.getByRole('menuitem', { name: 'Pick a date...' }).click()
    },
    field: 'day',
    typed: false,
  },
  { file: 'AddWebhookDialog', at: () => '/webhooks', open: rita => rita.presses('New webhook'), field: 'url' },
  {
    file: 'EditWebhookDialog',
    at: () => '/webhooks',
    open: rita => rita.does('Edit', 'Payroll'),
    field: 'url',
  },
  {
    file: 'RotateSecretDialog',
    at: () => '/webhooks',
    open: rita => rita.does('Replace secret', 'Payroll'),
    field: 'overlap',
    typed: false,
  },
  { file: 'AddTokenDialog', at: () => '/users', open: rita => rita.presses('New token'), field: 'name' },
  {
    file: 'TokenDialog',
    at: () => '/users',
    open: rita => rita.does('What it may do', 'Nightly sync'),
    field: 'content',
    typed: false,
  },
  {
    file: 'RotateTokenDialog',
    at: () => '/users',
    open: rita => rita.does('New secret', 'Nightly sync'),
    field: 'overlap',
    typed: false,
  },
  {
    file: 'UserDialogs',
    at: () => '/users',
    open: rita => rita.does('Edit user', 'Ben Adeyemi'),
    field: 'firstName',
  },
  {
    file: 'UserDialogs',
    at: () => '/users',
    open: rita => rita.does('Set new password', 'Ben Adeyemi'),
    field: 'password',
  },
  {
    file: 'HandOverDialogs',
    at: () => '/users',
    async open(rita) {
      const { id } = await world.db.user.findFirstOrThrow({ where: { firstName: 'Ben' } })
      await world.db.talent.updateMany({ where: { name: 'Otto Blum' }, data: { ownerId: id } })
      await rita.does('Hand over records', 'Ben Adeyemi')
    },
    field: 'toUserId',
    typed: false,
  },
  {
    file: 'HandOverDialogs',
    at: () => '/users',
    open: rita => rita.does('Disable user', 'Ben Adeyemi'),
    field: 'toUserId',
    typed: false,
  },
  {
    file: 'ProfileDialog',
    at: () => '/users',
    open: ({ page }) => page.getByRole('button', { name: /^Rita Recruiter/ }).click(),
    field: 'firstName',
  },
  {
    file: 'ConfirmPasswordDialog',
    at: () => '/users',
    async open(rita) {
      await world.db.user.updateMany({ where: { firstName: 'Ben' }, data: { disabledAt: new Date() } })
      await world.db.session.updateMany({ data: { confirmedAt: null } })
      await rita.goes('/users')
      await rita.does('Enable user', 'Ben Adeyemi')
    },
    field: 'password',
  },
]

/** Closes the open dialog and discards its entries. */
export async function leaveDialog(page: Page) {
  // The first Escape closes a list of options that typing has opened.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' })
  const none = page.locator('[role=dialog], [role=alertdialog]')
  await discard.or(page.locator('body:not(:has([role=dialog]))')).first().waitFor()
  if (await discard.isVisible()) await discard.click()
  await expect.poll(() => none.count()).toBe(0)
}
