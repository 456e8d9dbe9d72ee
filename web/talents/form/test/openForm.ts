import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { onTestFinished } from 'vitest'
import { make } from '../../../../api/test/make.ts'
import { type Opening, type Recruiter, recruiterAt } from '../../../test/person.ts'

/** A file to upload: by default a PDF with an empty page. */
export async function file(name: string, mimeType = 'application/pdf') {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842])
  const isPdf = mimeType === 'application/pdf'
  return { name, mimeType, buffer: isPdf ? Buffer.from(await pdf.save()) : Buffer.from(name) }
}

/** Makes a file on disk that has this size in megabytes, but hardly any content. */
export async function largeFile(name: string, megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'form-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, '%PDF-1.7 ')
  await truncate(path, megabytes * 1024 * 1024)
  return path
}

/** A recruiter who has pressed 'Add talent'. */
export async function openAdd(opening: Opening = {}) {
  const ada = await recruiterAt('/', opening)
  await ada.page.getByRole('button', { name: 'Add talent' }).first().click()
  await ada.dialog.waitFor()
  return atForm(ada)
}

/** A recruiter who has pressed 'Edit Profile' on the profile of a new talent. */
export async function openEdit(values: Record<string, unknown> = {}) {
  const talent = await make.talent({ name: 'Priya Raman', ...values })
  const ada = await recruiterAt(`/talent/${talent.id}`)
  await ada.presses('Edit Profile')
  await ada.dialog.waitFor()
  return { ...atForm(ada), talent }
}

/** A recruiter's actions in the open form of a talent, and the messages that the form shows. */
export function atForm(ada: Recruiter) {
  const { page, dialog } = ada
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true })
  const area = (name: string) => dialog.getByRole('combobox', { name: 'Area' }).selectOption(name)
  return {
    ...ada,
    field,
    area,
    /** Waits for a message below a field or in a group of fields. */
    message: (text: string) => dialog.getByText(text, { exact: true }).first().waitFor(),
    /** Presses the button that saves. */
    adds: () => dialog.getByRole('button', { name: 'Add talent', exact: true }).click(),
    /** Fills in all required fields, without a resume. */
    async fillsByHand() {
      const button = page.getByRole('button', { name: 'Fill in by hand instead' })
      if (await button.isVisible()) await button.click()
      await field('Name').fill('Amara Nwosu')
      await field('Role').fill('Engineer')
      await area('Marketing')
      await field('Seniority').fill('Senior')
      await field('LinkedIn URL').fill('linkedin.com/in/amara')
      await field('Companies').fill('Monzo')
      await ada.presses('Add company')
    },
    /** Chooses a resume and starts reading it. */
    async extracts(name = 'bence.pdf') {
      await dialog.getByLabel('Resume').setInputFiles(await file(name))
      await ada.presses('Extract information')
    },
  }
}
