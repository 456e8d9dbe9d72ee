import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { keyOfUrl } from '../../../../api/files/files.ts'
import { openApp, world } from '../../../../api/test/harness.ts'
import { announcePages } from '../../../../api/uploads/progress.ts'
import { openAdd } from '../test/openForm.ts'
import { bence, besideForm, boxAt, evidence } from './test/besideForm.ts'

openApp({}, { listen: true })

type Form = Awaited<ReturnType<typeof besideForm>>

const mark = ({ dialog }: Form, field: string) => dialog.getByRole('img', { name: `${field} was read here` })

test('the resume beside the form marks where a field was read, and lines of the resume fill fields', async () => {
  const ada = await besideForm()
  const email = ada.field('Email')
  await email.focus()
  await mark(ada, 'Email').waitFor()
  await ada.message('Email is highlighted. Click a line to use it. F6 switches sides.')
  await ada.sends('Use for Email: Lead Product Designer')
  await ada.message('There is nothing for Email in that line.')
  await ada.sends('Use for Email: Write to halasz@example.com today')
  await ada.message('Email is filled in from the resume.')
  expect(await email.inputValue()).toBe('halasz@example.com')
  await ada.presses('Undo')
  await expect.poll(() => email.inputValue()).toBe('bence@example.com')
})

test('doubtful fields are marked until they are changed, also by keyboard only', { tags: ['deep'] }, async () => {
  const ada = await besideForm()
  const unsure = 'Please check: the reader is unsure.'
  await ada.message(unsure)
  await ada.message('Please check: this is not found in the resume.')
  await ada.message('Please check: Framer')
  await ada.field('Seniority').focus()
  await ada.page.keyboard.press('F6')
  await ada.page.keyboard.press('Enter')
  await expect.poll(() => ada.field('Seniority').inputValue()).toBe('Lead Product Designer')
  await expect.poll(() => ada.dialog.getByText(unsure).count()).toBe(0)
  await ada.page.keyboard.press('F6')
  await ada.isIn('seniority')
})

test('a place far below scrolls into view', { tags: ['deep'] }, async () => {
  const ada = await besideForm()
  await ada.presses('Edit Prezi')
  await ada.field('Company').focus()
  await expect.poll(async () => ((await mark(ada, 'Company').boundingBox())?.y ?? 900) < 800).toBe(true)
})

test('on a phone, form and resume are tabs, and a broken rule opens the form again', { tags: ['deep'] }, async () => {
  const ada = await besideForm()
  await ada.page.setViewportSize({ width: 390, height: 844 })
  await ada.presses('Edit Prezi')
  await ada.field('Company').focus()
  await ada.page.getByRole('tab', { name: 'Resume' }).click()
  await mark(ada, 'Company').waitFor()
  expect(await ada.field('Company').count()).toBe(0)
  await ada.presses('Large pages')
  await ada.sends('Use for Company: Prezi')
  await ada.page.getByRole('tab', { name: 'Form' }).click()
  await ada.field('Name').fill('')
  await ada.page.getByRole('tab', { name: 'Resume' }).click()
  await ada.adds()
  await ada.message('Name is required')
  await ada.isIn('name')
})

test('a position without an employer is open beside its place, and saving reports the missing employer', {
  tags: ['deep'],
}, async () => {
  const place = { ...evidence('previousCompanies', 0.5, 0.9), page: 2, value: 'Waiter' }
  const ada = await besideForm({
    positionsWithoutEmployer: [{ title: 'Waiter', description: 'Served 80 guests.' }],
    evidence: [...bence.evidence, place],
  })
  const entries = ada.dialog.getByRole('list', { name: 'Previous companies' }).getByRole('listitem')
  await expect.poll(() => entries.last().innerText()).toContain('Employer not found\nWaiter')
  await expect.poll(() => ada.field('Job title').inputValue()).toBe('Waiter')
  await ada.field('Company').focus()
  await mark(ada, 'Company').waitFor()
  await ada.adds()
  await ada.message('Company is required for "Waiter", or remove the entry')
  await ada.field('Company').fill('Gundel')
  await ada.presses('Update Experience')
  await ada.adds()
  await ada.hears('Talent added')
  const talent = await world.db.talent.findFirst({ orderBy: { id: 'desc' } })
  expect(talent?.previousCompanies).toMatchObject([
    { company: 'Prezi', title: 'Lead Designer' },
    { company: 'Gundel', title: 'Waiter', description: 'Served 80 guests.' },
  ])
})

test("the reader's doubts are shown above the form, with their places", { tags: ['deep'] }, async () => {
  const employers = { field: 'previousCompanies', page: null, box: null } as const
  const unread = [3, 12, 13, 14].map(page => ({ ...employers, kind: 'PAGE_NOT_READ' as const, page }))
  const ada = await besideForm({
    doubts: [
      { ...employers, kind: 'COMPANIES_INCOMPLETE', page: 2, box: boxAt(0.9) },
      { ...employers, kind: 'COLUMNS_UNSURE' },
      { ...employers, kind: 'CONTACT_UNREAD', field: 'phone' },
      ...unread,
    ],
  })
  await ada.message('Some positions may be missing.')
  await ada.message('The order of the columns is uncertain, so texts may be mixed up.')
  await ada.message('Please check: positions may be missing.')
  await ada.message('The page is a picture: please look there for the e-mail address and phone number.')
  await ada.message('Please check: this may be in the picture.')
  await ada.message('Pages 3 and 12 to 14 were not read. Please add what is missing.')
  await ada.presses('Show on page 2')
  await ada.message('Please check the highlighted place.')
  const place = ada.dialog.getByRole('img', { name: 'Please look here' })
  await expect.poll(async () => ((await place.boundingBox())?.y ?? 900) < 800).toBe(true)
  await ada.field('Email').focus()
  await expect.poll(() => place.count()).toBe(0)
})

test('the pages of a photo are counted while it is read', { tags: ['deep'] }, async () => {
  const ada = await openAdd()
  const reading = await ada.holds('useResumeReadingMutation')
  const buffer = createCanvas(595, 842).toBuffer('image/png')
  await ada.dialog.getByLabel('Resume').setInputFiles({ name: 'bence.png', mimeType: 'image/png', buffer })
  await ada.presses('Extract information')
  await ada.reads('Reading the resume')
  const [reads] = ada.requests('useResumeReadingMutation') as { input: { resumeUrl: string } }[]
  const shown = ada.page.getByText('Reading page 2 of 5 …')
  await expect
    .poll(() => {
      announcePages(world)(keyOfUrl(reads?.input.resumeUrl) ?? '', { page: 2, of: 5 })
      return shown.isVisible()
    })
    .toBe(true)
  reading.release()
})
