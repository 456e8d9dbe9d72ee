import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Window } from '../../../test/browser.ts'
import type { Answers } from '../../../test/fakeApi.ts'
import { type Person, person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import { openProfile } from '../../talent/test/openProfile.ts'

/** A file as a person has it on their machine. */
export function file(name: string, mimeType = 'application/pdf') {
  return { name, mimeType, buffer: Buffer.from('%PDF-1.7 ') }
}

/** A file on the disk, of so many megabytes that hold nothing. */
export async function largeFile(name: string, megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'form-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, '%PDF-1.7 ')
  await truncate(path, megabytes * 1024 * 1024)
  return path
}

/** Ada presses 'Add talent' on a list that is empty; `answers` are what differs. */
export async function openAdd(browser: Browser, answers: Answers = {}, window: Window = {}) {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
  const ada = await person(
    browser,
    adasApi(
      { signedIn: true },
      {
        TalentsPageQuery() {
          return { talentCount: 0, talents: { totalCount: 0, edges: [], pageInfo } }
        },
        useSimilarTalentsQuery: () => ({ similarTalents: [] }),
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
export async function openEdit(browser: Browser, answers: Answers = {}, window: Window = {}) {
  const ada = await openProfile(browser, answers, window)
  await ada.presses('Edit Profile')
  await dialog(ada).waitFor()
  return ada
}

/** The dialog that is open. */
export function dialog(ada: Person) {
  return ada.page.getByRole('dialog')
}

/** A text field by its exact label. */
export function field(ada: Person, label: string) {
  return dialog(ada).getByRole('textbox', { name: label, exact: true })
}

/** The title and text of the toast that is shown, once it is this one. */
export async function toast(ada: Person, title: string, text?: string) {
  const shown = ada.page.locator('.fui-Toast').filter({ hasText: title })
  await (text ? shown.filter({ hasText: text }) : shown).first().waitFor()
}

/** The message under a field, or within its group. */
export async function message(ada: Person, text: string) {
  await dialog(ada).getByText(text, { exact: true }).first().waitFor()
}

/** What a resume says, as the API answers. */
export const bence = {
  name: 'Bence Halász',
  role: 'Product Designer',
  area: 'DESIGN',
  seniority: 'Lead',
  techStack: ['Figma', 'Framer'],
  companies: 'Prezi',
  previousCompanies: [{ legacy: null, company: 'Prezi', title: 'Lead Designer', description: '' }],
  linkedinUrl: 'https://linkedin.com/in/bence',
  portfolioUrls: ['bence.design'],
  email: 'bence@example.com',
  phone: null,
  summary: 'Designs, and codes.',
  keyHighlights: ['Design system for 60 engineers', 'Activation up by 18 %'],
}

/** Once nothing is fading in any more: half a toast has half its contrast. */
export function settled(ada: Person) {
  return ada.page.waitForTimeout(300)
}
