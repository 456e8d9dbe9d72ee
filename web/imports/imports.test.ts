import { expect, test } from 'vitest'
import { bence, field, file, openAdd, toast } from '../talents/form/test/openForm.ts'
import type { Answers } from '../test/fakeApi.ts'
import type { Person } from '../test/person.ts'

type Row = { status: string; fileName: string; problem?: string; reason?: string; similarTalents?: object[] }

/** The API's part of imports, in memory. */
function importsOf(rows: Row[]) {
  const sent: Record<string, unknown>[] = []
  const resumes = rows.map((row, index) => ({
    problem: null,
    reason: null,
    similarTalents: [],
    ...row,
    id: `r${index}`,
    databaseId: index + 1,
  }))
  const open = () => ({
    resumeImports: [{ id: 'i1', resumes: resumes.filter(({ status }) => status !== 'DISCARDED') }],
  })
  const set = (name: string, status: string) => (variables: Record<string, unknown>) => {
    const { id } = (variables.input ?? variables) as { id: number }
    sent.push({ act: name, ...(variables.input as object) })
    const resume = resumes[id - 1]
    if (resume) resume.status = status
    return resume
  }
  const saved = set('save', 'SAVED')
  const discarded = set('discard', 'DISCARDED')
  const restored = set('restore', 'READY')
  const answers: Answers = {
    useImportsQuery: open,
    openedResumeQuery: ({ id }) => ({
      importedResume: {
        ...resumes[Number(id) - 1],
        resumeUrl: `/api/files/${id}-resume`,
        draft: null,
        resume: { ...bence, name: `Bence ${id}`, linkedinUrl: id === 1 ? bence.linkedinUrl : null },
        similarResumes: id === 1 ? [] : [{ id: 'r0', fileName: 'one.pdf', talentId: 7 }],
      },
    }),
    useDraftOfMutation: variables => {
      sent.push({ act: 'draft', ...(variables.input as object) })
      return { keepImportedResumeDraft: { resume: { id: 'r0' } } }
    },
    useQueueSaveMutation: variables => ({ saveImportedResume: { resume: saved(variables), talent: { id: 't' } } }),
    useDiscardMutation: variables => ({ discardImportedResume: { resume: discarded(variables) } }),
    useDiscardRestoreMutation: variables => ({ restoreImportedResume: { resume: restored(variables) } }),
    importUploadsStartMutation: () => ({ startResumeImport: { import: { databaseId: 1 } } }),
    importUploadsAddMutation: variables => {
      sent.push({ act: 'add', ...(variables.input as object) })
      return { addImportedResume: { resume: { id: 'r9' } } }
    },
  }
  return { answers, sent }
}

async function openBase(rows: Row[]) {
  const base = importsOf(rows)
  const ada = await openAdd(base.answers)
  await ada.escapes()
  return { ada, ...base }
}

const review = (ada: Person) =>
  ada.page.getByRole('region', { name: 'Resumes to review' }).getByRole('button', { name: 'Review' }).first().click()

test('several resumes are chosen by keyboard; what cannot be taken is named, and each is told with its state', async () => {
  const locked = {
    status: 'FAILED',
    fileName: 'old.pdf',
    problem: 'The PDF is image-based or encrypted',
    reason: 'LOCKED',
  }
  const known = [{ id: 't4', databaseId: 4, name: 'Bence Kovács' }]
  const { ada, sent } = await openBase([
    { status: 'READING', fileName: 'new.pdf' },
    locked,
    { status: 'READY', fileName: 'known.pdf', similarTalents: known },
  ])
  await ada.reads('3 resumes: 1 ready, 1 reading, 1 failed')
  const button = ada.page.getByRole('button', { name: 'Add several resumes' }).first()
  await button.focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('dialog', { name: 'Add several resumes' }).waitFor()
  await ada.page
    .getByLabel('Files', { exact: true })
    .setInputFiles([file('a.pdf'), file('b.docx', ''), file('c.gif', 'image/gif')])
  await expect
    .poll(() =>
      sent
        .filter(({ act }) => act === 'add')
        .map(({ position }) => position)
        .sort(),
    )
    .toEqual([0, 1])
  await ada.reads('c.gif')
  await ada.reads('Please choose PDF or Word files, or PNG, JPEG or WebP pictures.')
  const row = ada.page.getByRole('listitem').filter({ hasText: 'known.pdf' })
  expect(await row.textContent()).toContain('Same contact as Bence Kovács')
  expect(await row.getByRole('link', { name: /^Bence Kovács/ }).getAttribute('href')).toMatch(/\/talent\/4$/)
  await ada.reads('This PDF appears to be image-based or encrypted. Please provide a text-based PDF resume.')
  await ada.findsNoBarrierAnywhere()
})

test('a file that is no resume is named, and there is nothing to review', async () => {
  const { ada } = await openBase([])
  await ada.page.getByRole('button', { name: 'Add several resumes' }).first().click()
  await ada.page.getByRole('dialog', { name: 'Add several resumes' }).waitFor()
  await ada.page.getByLabel('Files', { exact: true }).setInputFiles([file('people.csv', 'text/csv')])
  const bar = ada.page.getByRole('region', { name: 'Resumes to review' })
  await bar.getByText('No resume in 1 file').waitFor()
  await bar.getByText('people.csv').waitFor()
  expect(await bar.getByRole('button').allTextContents()).toEqual(['Hide'])
  await bar.getByRole('button', { name: 'Hide' }).click()
  await bar.waitFor({ state: 'detached' })
})

test('the review leads from one to the next: doubts first, duplicates named, skipped and discarded ones told', async () => {
  const rows = ['one.pdf', 'two.pdf', 'three.pdf'].map(fileName => ({ status: 'READY', fileName }))
  const { ada, sent } = await openBase(rows)
  await review(ada)
  await ada.findsHeading('Review resumes · 1 of 3')
  await ada.isIn('seniority') // The first field that the reader is unsure of.
  await ada.findsNoBarrierAnywhere()
  await field(ada, 'Phone').fill('+36 1 555')
  await expect.poll(() => sent.find(({ act }) => act === 'draft')?.draft).toContain('+36 1 555')
  await ada.presses('Skip')
  await ada.findsHeading('Review resumes · 2 of 3')
  await ada.reads('Sent twice?')
  await ada.presses('Save and next')
  await toast(ada, 'Validation Error', 'LinkedIn URL is required')
  await field(ada, 'LinkedIn URL').fill('linkedin.com/in/two')
  await ada.page.keyboard.press('Control+Enter')
  await ada.findsHeading('Review resumes · 3 of 3')
  expect(sent.find(({ act }) => act === 'save')).toMatchObject({ id: 2, act: 'save' })
  await ada.presses('Discard')
  await toast(ada, 'Resume discarded', 'three.pdf')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
  await ada.presses('Undo')
  await toast(ada, 'Resume restored')
  expect(sent.at(-1)).toMatchObject({ act: 'restore' })
})
