import { PDFDocument, PDFString, rgb } from 'pdf-lib'
import { type Column, embedTypefaces, openColumn, type Typefaces } from './resumeColumn.ts'

/** An invented person's resume. Dates are printed as given: 'Mar 2021', '2019', 'Present'. */
export type DrawnResume = {
  name: string
  /** The line below the name, for example 'Senior Backend Engineer'. */
  headline: string
  email: string
  phone?: string
  location?: string
  /** Links: `label` is printed, `url` is the target. The label should be the LinkedIn or portfolio address. */
  links?: { label: string; url: string }[]
  summary?: string
  skills?: string[]
  languages?: string[]
  experience?: DrawnJob[]
  education?: { school: string; degree: string; dates?: string }[]
}

export type DrawnJob = {
  company: string
  title: string
  from: string
  to: string
  location?: string
  bullets: string[]
}

export type ResumeLayout = 'oneColumn' | 'sidebar'

/**
 * Draws a resume as an A4 PDF with the standard fonts. The same resume and layout give the same bytes. Letters that the
 * standard fonts lack are drawn without accents ('ł' becomes 'l'). Other scripts are not supported.
 */
export async function drawResume(resume: DrawnResume, layout: ResumeLayout): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  describe(document, resume)
  const typefaces = await embedTypefaces(document)
  if (layout === 'oneColumn') drawOneColumn(document, typefaces, resume)
  else drawWithSidebar(document, typefaces, resume)
  return document.save()
}

const accent = rgb(0.11, 0.33, 0.51)
const ink = rgb(0.13, 0.15, 0.18)
const soft = rgb(0.38, 0.42, 0.47)
const rule = rgb(0.8, 0.84, 0.88)
const tint = rgb(0.93, 0.95, 0.97)

/** A fixed date, so that drawing twice gives the same bytes. */
const drawnOn = new Date('2024-01-01T00:00:00Z')

function describe(document: PDFDocument, resume: DrawnResume) {
  document.setTitle(`${resume.name} - Resume`)
  document.setCreationDate(drawnOn)
  document.setModificationDate(drawnOn)
}

function drawOneColumn(document: PDFDocument, typefaces: Typefaces, resume: DrawnResume) {
  const column = openColumn(document, typefaces, { x: 56, width: 483 })
  column.text(resume.name, { font: 'bold', size: 24, color: ink, after: 4 })
  column.text(resume.headline, { font: 'regular', size: 13, color: accent, after: 6 })
  const contact = [resume.email, resume.phone, resume.location].filter(part => part !== undefined)
  column.text(contact.join('  |  '), { font: 'regular', size: 9.5, color: soft, after: 2 })
  for (const link of resume.links ?? []) drawLink(document, column, link)
  drawSummary(column, resume)
  if (resume.skills?.length) {
    drawHeading(column, 'Skills')
    column.text(resume.skills.join(', '), { font: 'regular', size: 10, color: ink, after: 2 })
  }
  drawExperience(column, resume)
  drawEducation(column, resume)
  if (resume.languages?.length) {
    drawHeading(column, 'Languages')
    column.text(resume.languages.join(', '), { font: 'regular', size: 10, color: ink })
  }
}

function drawWithSidebar(document: PDFDocument, typefaces: Typefaces, resume: DrawnResume) {
  const main = openColumn(document, typefaces, { x: 214, width: 335, bar: { width: 190, color: tint } })
  const side = openColumn(document, typefaces, { x: 24, width: 146, on: main })
  main.text(resume.name, { font: 'bold', size: 24, color: ink, after: 4 })
  main.text(resume.headline, { font: 'regular', size: 13, color: accent, after: 4 })
  drawSummary(main, resume)
  drawExperience(main, resume)

  drawHeading(side, 'Contact')
  for (const line of [resume.email, resume.phone, resume.location]) {
    if (line !== undefined) side.text(line, { font: 'regular', size: 9, color: ink, after: 3 })
  }
  for (const link of resume.links ?? []) drawLink(document, side, link)
  drawList(side, 'Skills', resume.skills)
  drawList(side, 'Languages', resume.languages)
  drawEducation(side, resume)
}

function drawHeading(column: Column, title: string) {
  column.space(12)
  column.keepTogether(46)
  column.text(title.toUpperCase(), { font: 'bold', size: 10.5, color: accent, after: 3 })
  column.line(rule)
  column.space(6)
}

function drawSummary(column: Column, resume: DrawnResume) {
  if (!resume.summary) return
  drawHeading(column, 'Summary')
  column.text(resume.summary, { font: 'regular', size: 10, color: ink, after: 2 })
}

function drawExperience(column: Column, resume: DrawnResume) {
  if (!resume.experience?.length) return
  drawHeading(column, 'Experience')
  for (const job of resume.experience) {
    column.keepTogether(60)
    column.pair(
      { text: job.title, font: 'bold', size: 11, color: ink },
      { text: `${job.from} - ${job.to}`, font: 'regular', size: 9.5, color: soft },
    )
    const place = job.location ? `${job.company}, ${job.location}` : job.company
    column.text(place, { font: 'oblique', size: 10, color: accent, after: 3 })
    for (const bullet of job.bullets) column.bullet(bullet, { font: 'regular', size: 10, color: ink, after: 2 })
    column.space(7)
  }
}

function drawEducation(column: Column, resume: DrawnResume) {
  if (!resume.education?.length) return
  drawHeading(column, 'Education')
  for (const entry of resume.education) {
    column.keepTogether(40)
    column.text(entry.degree, { font: 'bold', size: 10, color: ink, after: 1 })
    column.text(entry.school, { font: 'regular', size: 10, color: ink, after: 1 })
    if (entry.dates) column.text(entry.dates, { font: 'regular', size: 9.5, color: soft })
    column.space(5)
  }
}

function drawList(column: Column, title: string, entries: string[] | undefined) {
  if (!entries?.length) return
  drawHeading(column, title)
  for (const entry of entries) column.text(entry, { font: 'regular', size: 9.5, color: ink, after: 2.5 })
}

function drawLink(document: PDFDocument, column: Column, link: { label: string; url: string }) {
  const { page, box } = column.text(link.label, { font: 'regular', size: 9, color: accent, after: 3 })
  const annotation = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [box.x, box.y, box.x + box.width, box.y + box.height],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(link.url) },
  })
  page.node.addAnnot(document.context.register(annotation))
}
