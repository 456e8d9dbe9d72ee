import { expect, test } from 'vitest'
import { MOST_TALENTS } from '../../../api/shares/words.ts'
import { northwind, openCompany, showing } from '../../companies/profile/test/openCompany.ts'
import { openTalents, talent, talentBase } from '../../talents/list/test/talentBase.ts'
import { share, sharesOf } from '../test/shares.ts'
import { begin, dialogAnswers, openForDeal } from './test/dialog.ts'
import { adds, people } from './test/people.ts'
import { nameOf } from './test/preview.ts'

test("a share begins on a company's page with nobody chosen, and takes whom it is given once", async () => {
  const { all, sent } = dialogAnswers(people())
  const shared = { ...northwind, __typename: 'Company', shares: sharesOf({ ...share, recipientName: 'Jo Fleet' }) }
  const answers = { ...all, ...showing(northwind), RecordSharesCompanyQuery: () => ({ node: shared }) }
  const ada = await begin(await openCompany(answers), 'Share talents')
  const { dialog, preview } = ada
  expect(await dialog.getByRole('combobox', { name: 'Company' }).inputValue()).toBe('Northwind')
  await preview.getByText('Add a talent to see the page that the client gets.').waitFor()
  await dialog.getByLabel('Send to').fill('Jo Fleet')
  await ada.presses('Create link')
  await dialog.getByText('Choose at least one talent').waitFor()
  await ada.isIn('talents')
  await ada.findsNoBarrierAnywhere()

  await adds(ada, 'Priya Raman')
  await expect.poll(() => dialog.getByText('Choose at least one talent').count()).toBe(0)
  await preview.getByRole('heading', { name: 'Priya R.' }).waitFor()
  await dialog.getByRole('combobox', { name: 'Add a talent' }).fill('Priya')
  await ada.page.getByRole('option', { name: 'Already added' }).waitFor()
  await ada.page.keyboard.press('Escape')
  await adds(ada, 'Mara Olsen')
  await dialog.getByRole('heading', { name: 'Share 2 talents with a client' }).waitFor()
  await ada.presses('Remove Priya Raman')
  await ada.presses('Remove Mara Olsen')
  await ada.isIn('talents')
  await adds(ada, 'Ben Adeyemi')
  await preview.getByRole('heading', { name: 'Ben A.' }).waitFor()
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(sent).toMatchObject([{ companyId: 3, dealId: null, talents: [{ talentId: 2, version: 1 }] }])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await ada.page.getByRole('region', { name: 'Shares' }).getByText('Jo Fleet').waitFor()
})

test('a share for a deal begins on its page, and is put together by keys alone', async () => {
  const ada = await openForDeal(people())
  await ada.isIn('recipientName')
  const { keyboard } = ada.page
  await keyboard.type('Jo Fleet')
  await keyboard.press('Tab')
  await ada.isIn('recipientCompany')
  // The field's arrow comes first.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await ada.isIn('talents')
  for (const name of ['Mara', 'Ben']) {
    await keyboard.type(name)
    await ada.page.getByRole('option', { name }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await ada.dialog.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await ada.isIn('talents')
  }
  await keyboard.press('Shift+Tab')
  await keyboard.press('Alt+ArrowUp')
  await ada.presses('Create link')
  await ada.reads('The link is in your clipboard.')
  expect(ada.sent).toMatchObject([{ dealId: 4, companyId: 2, talents: [{ talentId: 2 }, { talentId: 1 }] }])
})

test('a shortlist takes no more than it may hold', async () => {
  const ids = Array.from({ length: MOST_TALENTS }, (_, at) => at + 100)
  const base = talentBase(ids.map(id => talent(id, { name: nameOf(id) })))
  Object.assign(base.answers, dialogAnswers(people(ids)).all)
  const talents = await openTalents(base)
  await talents.page.getByRole('checkbox', { name: `Select the ${MOST_TALENTS} loaded rows` }).check()
  const ada = await begin(talents, `Share ${MOST_TALENTS} selected`)
  const adding = ada.dialog.getByRole('combobox', { name: 'Add a talent' })
  await ada.dialog.getByText(`A shortlist holds at most ${MOST_TALENTS} talents.`).waitFor()
  expect(await adding.isDisabled()).toBe(true)
  await ada.presses(`Remove ${nameOf(100)}`)
  expect(await adding.isEnabled()).toBe(true)
  await expect.poll(() => ada.preview.getByRole('rowheader').count()).toBe(MOST_TALENTS - 1)
  await adds(ada, nameOf(100))
  await expect.poll(() => adding.isDisabled()).toBe(true)
})
