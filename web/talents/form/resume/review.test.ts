import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { emptyValues } from '../../../forms/fields.tsx'
import { held } from '../../profile/test/openProfile.ts'
import { talentFields } from '../talentFields.ts'
import { adds, extracts, readsAndAdds } from '../test/adding.ts'
import { bence, dialog, field, file, message, openAdd, serveResumes } from '../test/openForm.ts'
import { doubtOf } from './reading.ts'
import { targets } from './targets.ts'

test('the resume beside the form marks where a field was read, and its lines fill fields', async () => {
  const ada = await openAdd({
    useUploadsResumeMutation: () => ({ upload: { url: '/api/files/resume' } }),
    useResumeReadingMutation: () => ({ extractResume: { resume: bence } }),
  })
  await serveResumes(ada)
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await ada.presses('Extract information')
  await dialog(ada).getByRole('img', { name: 'Page 2 of 2 of the resume' }).waitFor()
  await message(ada, 'Please check: the reader is unsure.')
  await message(ada, 'Please check: this is not found in the resume.')
  await message(ada, 'Please check: Framer')

  const email = field(ada, 'Email')
  const mark = dialog(ada).getByRole('img', { name: 'Email was read here' })
  await email.focus()
  await mark.waitFor()
  await message(ada, 'Email is highlighted. Click a line to use it. F6 switches sides.')
  await dialog(ada).getByRole('button', { name: 'Use for Email: Lead Product Designer' }).click()
  await message(ada, 'There is nothing for Email in that line.')
  await dialog(ada).getByRole('button', { name: 'Use for Email: Write to halasz@example.com today' }).click()
  await message(ada, 'Email is filled in from the resume.')
  await expect.poll(() => email.inputValue()).toBe('halasz@example.com')
  await ada.presses('Undo')
  await expect.poll(() => email.inputValue()).toBe('bence@example.com')

  // By keyboard only.
  await field(ada, 'Seniority').focus()
  await ada.page.keyboard.press('F6')
  await ada.page.keyboard.press('Enter')
  await expect.poll(() => field(ada, 'Seniority').inputValue()).toBe('Lead Product Designer')
  await expect.poll(() => dialog(ada).getByText('Please check: the reader is unsure.').count()).toBe(0)
  await ada.page.keyboard.press('F6')
  await ada.isIn('seniority')

  // A place far below scrolls into view.
  await ada.presses('Edit Prezi')
  await field(ada, 'Company').focus()
  const far = dialog(ada).getByRole('img', { name: 'Company was read here' })
  await expect.poll(async () => ((await far.boundingBox())?.y ?? 900) < 800).toBe(true)
  await ada.findsNoBarrier()

  await ada.page.emulateMedia({ colorScheme: 'dark' })
  await ada.page.setViewportSize({ width: 390, height: 844 })
  await ada.page.getByRole('tab', { name: 'Resume' }).click()
  await far.waitFor()
  expect(await field(ada, 'Company').count()).toBe(0)
  await ada.findsNoBarrier()
  await ada.presses('Large pages')
  await dialog(ada).getByRole('button', { name: 'Use for Company: Prezi' }).click()
  await ada.page.getByRole('tab', { name: 'Form' }).click()
  await field(ada, 'Name').fill('')
  await ada.page.getByRole('tab', { name: 'Resume' }).click()
  await dialog(ada).getByRole('button', { name: 'Add talent', exact: true }).click()
  await message(ada, 'Name is required')
  await ada.isIn('name')
})

test('a photo of a resume is read page by page and shown beside the form', async () => {
  const reading = held({ extractResume: { resume: bence } })
  const { answers } = readsAndAdds({
    useResumeReadingMutation: () => reading.answer(),
    ReadingStepsSubscription: ({ resumeUrl }) => {
      expect(resumeUrl).toBe('/api/files/resume')
      return { resumeProgress: { page: 2, of: 5 } }
    },
  })
  const ada = await openAdd(answers)
  const body = createCanvas(595, 842).toBuffer('image/png')
  await ada.page.route('**/api/files/*resume', route => route.fulfill({ contentType: 'image/png', body }))
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.png', 'image/png'))
  await ada.presses('Extract information')
  await ada.reads('Reading page 2 of 5 …')
  await ada.findsNoBarrier()
  reading.release()
  await dialog(ada).getByRole('img', { name: 'The resume', exact: true }).waitFor()
  await field(ada, 'Email').focus()
  await dialog(ada).getByRole('img', { name: 'Email was read here' }).waitFor()
})

test('a position without an employer is open beside its place, and saving names it', async () => {
  const place = { ...bence.evidence[6], value: 'Waiter', confidence: 0.5 }
  const { added, answers } = readsAndAdds({
    useResumeReadingMutation: () => ({
      extractResume: {
        resume: {
          ...{ ...bence, positionsWithoutEmployer: [{ title: 'Waiter', description: 'Served 80 guests.' }] },
          evidence: [...bence.evidence, place],
        },
      },
    }),
  })
  const ada = await openAdd(answers)
  await serveResumes(ada)
  await extracts(ada)
  const entries = dialog(ada).getByRole('list', { name: 'Previous companies' }).getByRole('listitem')
  await expect.poll(() => entries.last().innerText()).toContain('Employer not found\nWaiter')
  await dialog(ada).getByRole('group', { name: 'Employer not found: Waiter' }).waitFor()
  await expect.poll(() => field(ada, 'Job title').inputValue()).toBe('Waiter')
  await field(ada, 'Company').focus()
  await dialog(ada).getByRole('img', { name: 'Company was read here' }).waitFor()

  await adds(ada)
  await message(ada, 'Company is required for "Waiter", or remove the entry')
  await field(ada, 'Company').fill('Gundel')
  await ada.presses('Update Experience')
  await adds(ada)
  await expect.poll(() => added.length).toBe(1)
  expect(added[0]?.previousCompanies).toEqual([
    { company: 'Prezi', title: 'Lead Designer', description: null },
    { company: 'Gundel', title: 'Waiter', description: 'Served 80 guests.' },
  ])
})

test('what the reader doubts as a whole stands above the form, with its place', async () => {
  const { box } = bence.evidence[6] ?? {}
  const ada = await openAdd({
    useUploadsResumeMutation: () => ({ upload: { url: '/api/files/resume' } }),
    useResumeReadingMutation: () => ({
      extractResume: {
        resume: {
          ...bence,
          doubts: [
            { field: 'previousCompanies', kind: 'COMPANIES_INCOMPLETE', page: 2, box },
            { field: 'previousCompanies', kind: 'COLUMNS_UNSURE', page: null, box: null },
            { field: 'phone', kind: 'CONTACT_UNREAD', page: null, box: null },
            ...[3, 12, 13, 14].map(page => ({ field: 'previousCompanies', kind: 'PAGE_NOT_READ', page, box: null })),
          ],
        },
      },
    }),
  })
  await serveResumes(ada)
  await extracts(ada)
  await message(ada, 'Some positions may be missing.')
  await message(ada, 'The order of the columns is uncertain, so texts may be mixed up.')
  await message(ada, 'Please check: positions may be missing.')
  await message(ada, 'The page is a picture: please look there for the e-mail address and phone number.')
  await message(ada, 'Please check: this may be in the picture.')
  await message(ada, 'Pages 3 and 12 to 14 were not read. Please add what is missing.')
  await ada.presses('Show on page 2')
  await message(ada, 'Please check the highlighted place.')
  const mark = dialog(ada).getByRole('img', { name: 'Please look here' })
  await expect.poll(async () => ((await mark.boundingBox())?.y ?? 900) < 800).toBe(true)
  await ada.findsNoBarrier()
  await field(ada, 'Email').focus()
  await expect.poll(() => mark.count()).toBe(0)
})

test.each([
  ['email', 'E-mail: ada@example.com | +44 20 7946 0958', { email: 'ada@example.com' }],
  ['phone', 'ada@example.com | +44 (20) 7946 0958', { phone: '+44 (20) 7946 0958' }],
  ['phone', 'Bristol', {}],
  ['linkedinUrl', 'in: linkedin.com/in/ada-o', { linkedinUrl: 'linkedin.com/in/ada-o' }],
  ['role', '• Staff Engineer', { role: 'Staff Engineer' }],
  ['summary', 'and leads.', { summary: 'Builds and leads.' }],
  ['keyHighlights', '– Cut costs by 12 %', { keyHighlights: 'First\nCut costs by 12 %' }],
  ['techStack', 'Languages: Go, Rust • go | C++', { techStack: ['Go', 'Rust', 'C++'] }],
  ['availability', '• Available from May 2027', { availability: 'Available from May 2027' }],
  ['portfolioUrl', 'See ada.dev/work for more', { portfolioUrls: ['ada.dev/work'] }],
  ['portfolioUrl', 'Bristol', {}],
])('%s takes its part of “%s”', (name, line, expected) => {
  const values = { ...emptyValues(talentFields), summary: 'Builds ', keyHighlights: 'First', techStack: ['Go'] }
  expect(targets[name]?.take?.(values, line)).toEqual(expected)
})

test('a doubt ends when the person has changed the value', () => {
  const reading = {
    evidence: bence.evidence,
    doubts: [],
    pages: bence.pages,
    values: { seniority: 'Lead', summary: 'Designs.' },
  }
  const values = { ...emptyValues(talentFields), ...reading.values, techStack: ['Figma'] }
  expect(doubtOf(reading, 'seniority', values)).toBe('Please check: the reader is unsure.')
  expect(doubtOf(reading, 'seniority', { ...values, seniority: 'Senior' })).toBeUndefined()
  expect(doubtOf(reading, 'techStack', values)).toBeUndefined()
  // A Word file has no pages.
  expect(doubtOf({ ...reading, pages: [] }, 'summary', values)).toBe('Please check: the reader is unsure.')
})
