import { PDFDocument } from 'pdf-lib'
import { type ExtractedResume, storeExtraction } from '../../../../../api/reading/extraction.ts'
import { make } from '../../../../../api/test/make.ts'
import { recruiterAt } from '../../../../test/person.ts'
import { atForm } from '../../test/openForm.ts'

type Evidence = ExtractedResume['evidence'][number]

/** The values read from Bence's resume. */
export const bence: ExtractedResume = {
  name: 'Bence Halász',
  role: 'Product Designer',
  area: 'DESIGN',
  seniority: 'Lead',
  techStack: ['Figma', 'Framer'],
  companies: 'Prezi',
  previousCompanies: [{ company: 'Prezi', title: 'Lead Designer', description: '' }],
  positionsWithoutEmployer: [],
  linkedinUrl: 'https://linkedin.com/in/bence',
  portfolioUrls: ['https://bence.design'],
  email: 'bence@example.com',
  phone: null,
  summary: 'Designs, and codes.',
  keyHighlights: ['Design system for 60 engineers', 'Activation up by 18 %'],
  evidence: [
    evidence('email', 0.95, 0.2),
    evidence('role', 0.95, 0.15),
    evidence('seniority', 0.4, 0.15),
    evidence('summary', 0.2, null),
    { ...evidence('techStack', 0.9, 0.3), value: 'Figma' },
    { ...evidence('techStack', 0.5, 0.3), value: 'Framer' },
    { ...evidence('previousCompanies', 0.9, 0.9), page: 2, value: 'Prezi' },
  ],
  doubts: [],
  pages: [
    page(1, { 'Lead Product Designer': 0.15, 'Write to halasz@example.com today': 0.2 }),
    page(2, { Prezi: 0.9 }),
  ],
}

/** The evidence for a field: the reader's confidence, and the position `y` on the first page. */
export function evidence(field: Evidence['field'], confidence: number, y: number | null): Evidence {
  return { field, value: null, confidence, page: y === null ? null : 1, box: y === null ? null : boxAt(y) }
}

export function boxAt(y: number) {
  return { x: 0.1, y, width: 0.5, height: 0.02 }
}

function page(number: number, lines: Record<string, number>) {
  const shown = Object.entries(lines).map(([text, y]) => ({ text, box: boxAt(y) }))
  return { number, width: 595, height: 842, lines: shown }
}

/** A recruiter at the form that turns an applicant into a talent. The resume beside the form has two empty pages. */
export async function besideForm(values: Partial<ExtractedResume> = {}) {
  const { id } = await make.deal()
  const extraction = storeExtraction({ ...bence, ...values })
  const application = await make.application(id, { name: bence.name, extraction, email: bence.email })
  const pdf = await PDFDocument.create()
  for (const _ of [1, 2]) pdf.addPage([595, 842])
  const body = Buffer.from(await pdf.save())
  const ada = await recruiterAt(`/deals/${id}`)
  await ada.page.route(`**${application.resumeUrl}`, route => route.fulfill({ contentType: 'application/pdf', body }))
  await ada.does('Turn into talent', bence.name)
  await ada.dialog.getByRole('img', { name: 'Page 2 of 2 of the resume' }).waitFor()
  return atForm(ada)
}
