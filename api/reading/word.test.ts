import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { docOf, docxOf, partsOf, zipOf } from '@talentdesk/reader/test/wordFiles'
import { afterAll, expect, test } from 'vitest'
import { createExtraction } from './extraction.ts'

const extraction = createExtraction({ name: 'local' })
afterAll(() => extraction.close())

const known = {
  name: 'Zofia Kowalska',
  role: 'Senior Backend Engineer',
  area: 'TECH',
  techStack: expect.arrayContaining(['TypeScript', 'Kafka', 'PostgreSQL']),
  companies: 'Northwind Pay, Brightside Market, Kestrel Systems',
  email: 'zofia.kowalska@example.com',
  phone: '+48 600 123 456',
  summary: engineer.summary,
  pages: [],
}

test('reads a DOCX by its headings, lists, tabs, tables and links', async () => {
  const read = await extraction.extractResume({ bytes: docxOf(engineer) })
  expect(read).toMatchObject({ ...known, linkedinUrl: 'https://www.linkedin.com/in/zofia-kowalska' })
  expect(read.previousCompanies[0]).toEqual({
    company: 'Northwind Pay',
    title: 'Senior Backend Engineer',
    description: engineer.experience?.[0]?.bullets.join('\n'),
  })
  expect(read.evidence.length).toBeGreaterThan(5)
  expect(read.evidence.filter(({ page, box }) => page !== null || box !== null)).toEqual([])
})

test('reads the cells of a table with a row of captions', async () => {
  const row = (...cells: string[]) => `<w:tr>${cells.map(words => `<w:tc>${text(words)}</w:tc>`).join('')}</w:tr>`
  const table = [
    row('Od', 'Do', 'Pracodawca', 'Stanowisko'),
    row('2019', '2022', 'Zielony Ganek', 'Tkaczka'),
    row('2016', '2019', 'Kestrel', 'Krawcowa'),
  ]
  const name = text('Nazwisko i imię: Kowalska Zofia')
  const bytes = zipOf(partsOf(`${name}${text('DOŚWIADCZENIE ZAWODOWE')}<w:tbl>${table.join('')}</w:tbl>`))
  const read = await extraction.extractResume({ bytes })
  expect(read.name).toBe('Zofia Kowalska')
  expect(read.previousCompanies.map(({ company, title }) => [company, title])).toEqual([
    ['Zielony Ganek', 'Tkaczka'],
    ['Kestrel', 'Krawcowa'],
  ])
})

test('reads the lines of a paragraph with line breaks', async () => {
  const lines = (...words: string[]) => `<w:p>${words.map(run).join('<w:r><w:br/></w:r>')}</w:p>`
  const body = [
    lines('Zofia Kowalska', 'zofia.kowalska@example.com'),
    text('Experience'),
    lines('Zielony Ganek', 'Weaver', '2019 – 2022'),
    lines('• Wove forty carpets', '• Taught two apprentices'),
    lines('Kestrel', 'Tailor', '2016 – 2019'),
  ]
  const read = await extraction.extractResume({ bytes: zipOf(partsOf(body.join(''))) })
  expect(read.previousCompanies.map(({ company, title, description }) => [company, title, description])).toEqual([
    ['Zielony Ganek', 'Weaver', 'Wove forty carpets\nTaught two apprentices'],
    ['Kestrel', 'Tailor', ''],
  ])
})

test('reads page headers', async () => {
  const head = '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
  const bytes = zipOf({
    ...partsOf(['Summary', engineer.summary, 'Skills', 'Kafka, TypeScript'].map(words => text(words ?? '')).join('')),
    'word/header1.xml': `${head}${text('Zofia Kowalska')}${text('zofia.kowalska@example.com')}</w:hdr>`,
  })
  expect(await extraction.extractResume({ bytes })).toMatchObject({ name: known.name, email: known.email })
})

test('reads a DOC by its lines and tabs', async () => {
  const { name, headline, email, phone, summary = '', skills = [], experience = [] } = engineer
  const jobs = experience.flatMap(({ title, company, from, to, bullets }) => [
    `${title}\t${from} – ${to}`,
    company,
    ...bullets.map(text => `• ${text}`),
  ])
  const lines = [
    name,
    headline,
    `${email} | ${phone}`,
    'SUMMARY',
    summary,
    'EXPERIENCE',
    ...jobs,
    'SKILLS',
    skills.join(', '),
  ]
  expect(await extraction.extractResume({ bytes: docOf(lines) })).toMatchObject(known)
})

const megabytes = (count: number) => Buffer.alloc(count * 2 ** 20, 32)
const spacious = (name: string) =>
  Buffer.concat([Buffer.from(`<w:${name} xmlns:w="w">`), megabytes(16), Buffer.from(`</w:${name}>`)])
const run = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`
const text = (words: string) => `<w:p>${run(words)}</w:p>`
const plain = partsOf(
  text('Curriculum vitae of somebody who writes very little about the work that was done in many years. '.repeat(3)),
)

const unread: [string, () => Uint8Array][] = [
  ['an archive that ends in the middle', () => docxOf(engineer).subarray(0, 900)],
  ['an archive without its document', () => zipOf({ '[Content_Types].xml': '<Types/>' })],
  ['a document that unpacks to 60 MB', () => zipOf({ ...plain, 'word/document.xml': megabytes(60) })],
  [
    'a document that unpacks to 32 MB in its parts',
    () => zipOf({ ...plain, 'word/styles.xml': spacious('styles'), 'word/numbering.xml': spacious('numbering') }),
  ],
  ['a document without end in itself', () => zipOf(partsOf('<w:tbl><w:tr><w:tc>'.repeat(20_000)))],
  ['entities within entities', () => zipOf({ ...plain, 'word/document.xml': entities() })],
  ['an old file with a circle in its sectors', () => circle()],
]

test.each(unread)('refuses %s and keeps running', { tags: ['deep'] }, async (_, bytes) => {
  const before = process.memoryUsage.rss()
  await expect(extraction.extractResume({ bytes: bytes() })).rejects.toMatchObject({ code: 'UNREADABLE' })
  expect(process.memoryUsage.rss() - before).toBeLessThan(600 * 2 ** 20)
})

test('does not open parts that are not text, whatever their size', { tags: ['deep'] }, async () => {
  const bomb = { 'word/media/image1.png': megabytes(40), 'word/vbaProject.bin': megabytes(20) }
  const bytes = zipOf({ ...plain, ...bomb })
  expect(await extraction.extractResume({ bytes })).toMatchObject({ email: null, pages: [] })
})

function entities(): string {
  const nested = 'bcdefghij'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  return `<!DOCTYPE w [<!ENTITY a "laugh">${nested.join('')}]>${String(plain['word/document.xml']).replace('Curriculum', '&j;')}`
}

/** A DOC whose chain of text sectors is an endless loop. */
function circle(): Buffer {
  const bytes = docOf(['Curriculum vitae'])
  for (let sector = 2; sector < 20; sector++) bytes.writeInt32LE(2, 512 + sector * 4)
  return bytes
}
