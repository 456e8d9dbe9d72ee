import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { onTestFinished } from 'vitest'
import { countAnswer } from '../../../list/test/listBase.ts'
import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { type Person, person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import { openProfile } from '../../profile/test/openProfile.ts'

/** A small file to upload. */
export function file(name: string, mimeType = 'application/pdf') {
  return { name, mimeType, buffer: Buffer.from('%PDF-1.7 ') }
}

/** A file on disk of this size in megabytes, without content. */
export async function largeFile(name: string, megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'form-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, '%PDF-1.7 ')
  await truncate(path, megabytes * 1024 * 1024)
  return path
}

/** Ada presses 'Add talent' on an empty list; `answers` override the defaults. */
export async function openAdd(answers: Answers = {}, window: Window = {}) {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
  const ada = await person(
    adasApi(
      { signedIn: true },
      {
        TalentsPageQuery() {
          return { total: 0, rows: { edges: [], pageInfo }, savedViews: [] }
        },
        TalentsPageCountQuery: () => countAnswer([], 0),
        newTalentQuery: () => ({ similarTalents: [] }),
        ...answers,
      },
    ),
    window,
  )
  await ada.goes('/')
  await pressAdd(ada)
  return ada
}

/** Presses the button of the list. */
export async function pressAdd(ada: Person) {
  await ada.page.getByRole('button', { name: 'Add talent' }).first().click()
  await dialog(ada).waitFor()
}

/** Ada opens 'Edit Profile' on Priya's profile. */
export async function openEdit(answers: Answers = {}, window: Window = {}) {
  const ada = await openProfile(answers, window)
  await ada.presses('Edit Profile')
  await dialog(ada).waitFor()
  return ada
}

/** The open dialog. */
export function dialog(ada: Person) {
  return ada.page.getByRole('dialog')
}

/** A text field by its exact label. */
export function field(ada: Person, label: string) {
  return dialog(ada).getByRole('textbox', { name: label, exact: true })
}

/** Waits for the toast with this title and text. */
export async function toast(ada: Person, title: string, text?: string) {
  const shown = ada.page.locator('.fui-Toast').filter({ hasText: title })
  await (text ? shown.filter({ hasText: text }) : shown).first().waitFor()
}

/** Waits for the message under a field or within its group. */
export async function message(ada: Person, text: string) {
  await dialog(ada).getByText(text, { exact: true }).first().waitFor()
}

/** The API's answer for a resume. */
export const bence = {
  name: 'Bence Halász',
  role: 'Product Designer',
  area: 'DESIGN',
  seniority: 'Lead',
  techStack: ['Figma', 'Framer'],
  companies: 'Prezi',
  previousCompanies: [{ legacy: null, company: 'Prezi', title: 'Lead Designer', description: '' }],
  positionsWithoutEmployer: [] as { title: string; description: string }[],
  linkedinUrl: 'https://linkedin.com/in/bence',
  portfolioUrls: ['bence.design'],
  email: 'bence@example.com',
  phone: null,
  summary: 'Designs, and codes.',
  keyHighlights: ['Design system for 60 engineers', 'Activation up by 18 %'],
  evidence: [
    read('email', 0.95, 0.2),
    read('role', 0.95, 0.15),
    read('seniority', 0.4, 0.15),
    read('summary', 0.2, null),
    { ...read('techStack', 0.9, 0.3), value: 'Figma' },
    { ...read('techStack', 0.5, 0.3), value: 'Framer' },
    { ...read('previousCompanies', 0.9, 0.9), page: 2, value: 'Prezi' },
  ],
  doubts: [] as { field: string; kind: string; page: number | null; box: ReturnType<typeof box> | null }[],
  pages: [
    { number: 1, lines: [line('Lead Product Designer', 0.15), line('Write to halasz@example.com today', 0.2)] },
    { number: 2, lines: [line('Prezi', 0.9)] },
  ],
}

/** A field, the reader's confidence, and its height on the first page. */
function read(field: string, confidence: number, y: number | null) {
  return { field, value: null, confidence, page: y === null ? null : 1, box: y === null ? null : box(y) }
}

function line(text: string, y: number) {
  return { text, box: box(y) }
}

function box(y: number) {
  return { x: 0.1, y, width: 0.5, height: 0.02 }
}

/** Serves an empty two-page PDF at the addresses of resumes. */
export async function serveResumes(ada: Person) {
  const pdf = await PDFDocument.create()
  for (const _ of [1, 2]) pdf.addPage([595, 842])
  const body = Buffer.from(await pdf.save())
  await ada.page.route('**/api/files/*resume', route => route.fulfill({ contentType: 'application/pdf', body }))
}
