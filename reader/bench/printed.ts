import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { GeneratedResume } from './resumes/resumes.ts'
import { key, words } from './text.ts'

/** Tells by family how many labels the text of its PDFs does not hold. Pictures and Word files have no such text. */
export async function checkLabels(resumes: GeneratedResume[]) {
  const pdfs = resumes.filter(
    ({ file, producer }) => file.endsWith('.pdf') && producer !== 'scan' && producer !== 'photo',
  )
  const missing: Record<string, number> = {}
  for (const resume of pdfs) {
    const labels = await missingFrom(resume)
    if (labels.length > 0) missing[resume.family] = (missing[resume.family] ?? 0) + labels.length
    if (resume.part === 'seen') for (const label of labels) console.log(`${resume.file} does not print ${label}`)
  }
  console.log(`\nLabels that are not printed in ${pdfs.length} PDFs`)
  console.table(missing)
}

/**
 * The labels of a PDF that its text layer does not hold, which a reader could not find either: a family that prints less
 * than it is labelled with would be read badly through no fault of the reader's. Words may stand apart.
 */
async function missingFrom({ bytes, labels }: GeneratedResume): Promise<string[]> {
  const text = key(await textOf(bytes))
  const isPrinted = (label: string) => text.includes(key(label)) || words(label).every(word => text.includes(key(word)))
  const single = [labels.name, labels.email, labels.phone, labels.summary]
  const lists = [
    ...labels.techStack,
    ...labels.jobs.filter(job => !job.isOptional).flatMap(job => [job.company, job.title]),
  ]
  return [...single, ...lists].filter(label => label && !isPrinted(label)).map(label => label ?? '')
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(...items.map(item => ('str' in item ? item.str : '')))
  }
  await document.destroy()
  return texts.join(' ')
}
