import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { unpackBrowser } from '../../../web/test/browser.ts'
import { openArchive } from '../../word/archive.ts'
import { languages } from './languages.ts'
import { familyNames, type GeneratedResume, generateResumes } from './resumes.ts'

let resumes: GeneratedResume[] = []

/** One person of each family, each in another language than the one before. */
beforeAll(async () => {
  await unpackBrowser()
  const place = (family: string) => familyNames.indexOf(family)
  resumes = await generateResumes({
    seed: 'printed',
    only: (family, language) => languages[place(family) % languages.length]?.key === language,
  })
})

test('prints what its labels demand, in every family', async () => {
  const missing: string[] = []
  for (const { file, bytes, labels } of resumes) {
    const text = letters(file.endsWith('.docx') ? textOfWord(bytes) : await textOfPdf(bytes))
    const demanded = [labels.email, labels.phone, labels.role, labels.summary, ...labels.techStack]
    for (const { company, title, isOptional } of labels.jobs) if (!isOptional) demanded.push(company, title)
    for (const value of [...demanded, ...labels.name.split(' ')]) {
      if (value && !text.includes(letters(value))) missing.push(`${file}: ${value}`)
    }
  }
  expect(missing).toEqual([])
})

/** The texts of a Word file: its pages' header, then its body. */
function textOfWord(bytes: Uint8Array): string {
  const { read, has } = openArchive(bytes)
  const parts = ['word/header1.xml', 'word/document.xml'].filter(has).map(name => read(name).toString('utf8'))
  return parts
    .join(' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

/** The texts of a PDF in the order in which they were drawn. */
async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) texts.push(item.str)
  }
  await pdf.destroy()
  return texts.join('')
}

/**
 * Letters and figures alone, without case and accents: what breaks, capitals and hyphens cannot change. Ligatures are left
 * out, as a browser's spare font prints them without telling their letters, which happens to people, too.
 */
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/f[il]/g, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '')
