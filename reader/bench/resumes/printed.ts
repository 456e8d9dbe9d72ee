import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openArchive } from '../../word/archive.ts'
import type { GeneratedResume } from './resumes.ts'

/** The demanded values that a resume does not print. The words of a name may be printed separately. */
export async function missingFrom({ file, bytes, labels }: GeneratedResume): Promise<string[]> {
  const text = letters(file.endsWith('.docx') ? textOfWord(bytes) : await textOfPdf(bytes))
  const posts = labels.previousCompanies.filter(({ optional }) => !optional)
  const demanded = [labels.email, labels.phone, labels.role, labels.summary, ...labels.techStack]
  const all = [...demanded, ...labels.name.split(' '), ...posts.flatMap(({ company, title }) => [company, title])]
  return all.filter(value => value !== null).filter(value => !text.includes(letters(value)))
}

/** The text of a Word file: the header of its pages, then its body. */
function textOfWord(bytes: Uint8Array): string {
  const { read, has } = openArchive(bytes)
  const parts = ['word/header1.xml', 'word/document.xml'].filter(has).map(name => read(name).toString('utf8'))
  const text = parts.join(' ').replace(/<[^<>]*>/g, '')
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** The text of a PDF in the order of drawing. */
async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map(item => ('str' in item ? item.str : '')))
  }
  await pdf.destroy()
  return texts.join('')
}

/** Letters and digits in lower case without accents, so that breaks, capitals and hyphens make no difference. */
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}+#]/gu, '')
