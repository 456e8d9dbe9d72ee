import {
  bomb,
  encryptedPdf,
  endless,
  onePixel,
  pageOf,
  pagesOf,
  pdfOf,
  pictureOnly,
} from '@talentdesk/reader/test/badFiles'
import { designer, engineer } from '@talentdesk/reader/test/drawnResumes'
import { drawResume, type ResumeLayout } from '@talentdesk/reader/test/drawResume'
import { textIn } from '@talentdesk/reader/test/textIn'
import { afterAll, expect, test } from 'vitest'
import { createExtraction } from './extraction.ts'

const extraction = createExtraction({ name: 'local' })
afterAll(() => extraction.close())

const layouts: ResumeLayout[] = ['oneColumn', 'sidebar']

test.each(layouts)('reads an engineer drawn as %s', async layout => {
  const read = await extraction.extractResume({ bytes: await drawResume(engineer, layout) })
  expect(read).toMatchObject({
    name: 'Zofia Kowalska',
    role: 'Senior Backend Engineer',
    area: 'TECH',
    seniority: 'Senior',
    techStack: engineer.skills,
    companies: 'Northwind Pay, Brightside Market, Kestrel Systems',
    linkedinUrl: 'https://www.linkedin.com/in/zofia-kowalska',
    portfolioUrls: ['https://zofia.example.dev'],
    email: 'zofia.kowalska@example.com',
    phone: '+48 600 123 456',
    summary: engineer.summary,
  })
  expect(read.previousCompanies.map(({ company, title }) => [company, title])).toEqual(
    engineer.experience?.map(({ company, title }) => [company, title]),
  )
  expect(read.previousCompanies[0]?.description).toBe(engineer.experience?.[0]?.bullets.join('\n'))
  expect(read.keyHighlights).toContain('Introduced contract tests, which cut broken releases by 60 %.')
})

test.each(layouts)('reads a designer drawn as %s and invents nothing', async layout => {
  const read = await extraction.extractResume({ bytes: await drawResume(designer, layout) })
  expect(read).toMatchObject({
    name: 'Ines Aubert',
    role: 'UX Designer',
    area: 'DESIGN',
    techStack: designer.skills,
    companies: 'Studio Vol',
    linkedinUrl: null,
    portfolioUrls: ['https://ines-aubert.example.design'],
    email: 'ines@aubert.example',
    phone: null,
  })
})

test.each(layouts)(
  'returns places and confidence of the fields of an engineer drawn as %s',
  { tags: ['deep'] },
  async layout => {
    const { evidence, pages, keyHighlights } = await extraction.extractResume({
      bytes: await drawResume(engineer, layout),
    })
    const told = (field: string) => evidence.filter(row => row.field === field).map(row => textIn(pages, row))
    expect(told('name')).toEqual(['Zofia Kowalska'])
    expect(told('role')).toEqual(['Senior Backend Engineer'])
    expect(told('linkedinUrl')).toEqual(['linkedin.com/in/zofia-kowalska'])
    expect(told('techStack')).toEqual(
      layout === 'sidebar' ? engineer.skills : Array(6).fill(engineer.skills?.join(', ')),
    )
    expect(told('previousCompanies')[1]).toMatch(/^Backend Engineer (?:Jun 2017 - Feb 2021 )?Brightside Market$/)
    expect(told('keyHighlights')).toHaveLength(keyHighlights.length)
    expect(told('summary').join()).toContain(engineer.summary?.slice(0, 30))
    expect(pages).toMatchObject([{ number: 1, width: 595.28, height: 841.89 }])
    for (const { confidence, box, field } of evidence) {
      expect(confidence, field).toBeGreaterThan(0.85)
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1 && box.y + box.height <= 1, field).toBe(true)
    }
  },
)

test('orders the tech stack by the guideline', async () => {
  const bytes = await drawResume(engineer, 'sidebar')
  const { techStack } = await extraction.extractResume({ bytes, aiGuideline: 'Focus on backend skills' })
  expect(techStack).toEqual(['Node.js', 'PostgreSQL', 'Kafka', 'React', 'TypeScript', 'Kubernetes'])
})

const locked = 'The PDF is image-based or encrypted'
const unread: [string, () => Uint8Array | Promise<Uint8Array>, string, string][] = [
  ['zero bytes', () => new Uint8Array(), 'UNSUPPORTED', 'The file is not a PDF'],
  ['a picture', () => onePixel, 'UNSUPPORTED', 'The file is not a PDF'],
  ['HTML', () => Buffer.from('<html><script>alert(1)</script>'), 'UNSUPPORTED', 'The file is not a PDF'],
  ['a blank page', () => pagesOf(['']), 'UNREADABLE', 'No text content found in the PDF'],
  ['hardly a text', () => pagesOf(['Curriculum vitae']), 'UNREADABLE', 'Insufficient text content in the PDF'],
  ['a white picture', pictureOnly, 'UNREADABLE', locked],
  ['half a file', async () => (await drawResume(engineer, 'oneColumn')).slice(0, 900), 'UNREADABLE', locked],
  ['nothing behind the mark', () => Buffer.from(`%PDF-1.7\n${'A'.repeat(100_000)}`), 'UNREADABLE', locked],
  [
    'pages within themselves',
    () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 99>>']),
    'UNREADABLE',
    locked,
  ],
  ['a form within itself', () => pageOf(Buffer.from('/X Do')), 'UNREADABLE', locked],
]

test('recognises a PDF that opens only with a password, and reports this reason', { tags: ['deep'] }, async () => {
  const [closed, open] = [encryptedPdf({ opens: false }), encryptedPdf({ opens: true })]
  const soon = AbortSignal.timeout(20_000)
  expect([await extraction.isProtected(closed, soon), await extraction.isProtected(open, soon)]).toEqual([true, false])
  expect(await extraction.isProtected(closed, AbortSignal.abort())).toBe(false)
  await expect(extraction.extractResume({ bytes: closed })).rejects.toMatchObject({
    message: locked,
    extensions: { reason: 'PASSWORD' },
  })
})

test.each(unread)('refuses %s', { tags: ['deep'] }, async (_, bytes, code, message) => {
  await expect(extraction.extractResume({ bytes: await bytes() })).rejects.toMatchObject({ code, message })
})

test('stops reading a file that takes too long, and reads the next', { tags: ['deep'] }, async () => {
  const hasty = createExtraction({ name: 'local' }, { time: 15_000, readers: 1 })
  const endlessly = hasty.extractResume({ bytes: endless() })
  const next = drawResume(engineer, 'oneColumn').then(bytes => hasty.extractResume({ bytes }))
  await expect(endlessly).rejects.toMatchObject({ code: 'UNREADABLE', message: locked })
  await expect(next).resolves.toMatchObject({ name: 'Zofia Kowalska' })
  await hasty.close()
})

test('stops reading a file that takes too much memory, and reads another meanwhile', { tags: ['deep'] }, async () => {
  const small = createExtraction({ name: 'local' }, { memory: 256e6 })
  const bytes = await drawResume(engineer, 'oneColumn')
  const [greedy, harmless] = [small.extractResume({ bytes: bomb(400) }), small.extractResume({ bytes })]
  await expect(greedy).rejects.toMatchObject({ code: 'UNREADABLE', message: locked })
  await expect(harmless).resolves.toMatchObject({ name: 'Zofia Kowalska' })
  await small.close()
})

test('stops reading when the caller aborts', async () => {
  const signal = AbortSignal.timeout(300)
  await expect(extraction.extractResume({ bytes: endless(), signal })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('reads right-to-left letters and emoji, and drops NUL', { tags: ['deep'] }, async () => {
  const bytes = unicodePage([
    'ליאור כהן',
    'lior@example.com',
    'Builder of rockets\u0000 🚀',
    ...Array(9).fill('שלום مهندس עולם'),
  ])
  const read = await extraction.extractResume({ bytes })
  expect(read.email).toBe('lior@example.com')
  expect(JSON.stringify(read)).not.toContain('\\u0000')
  expect(JSON.stringify(read)).not.toMatch(/\\ud[89a-f]/i)
})

/** A page of text in any script, in a font whose glyphs have numbers and a map to their letters. */
function unicodePage(lines: string[]): Buffer {
  const letters = [...new Set(lines.join(''))]
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const units = (letter: string) => Buffer.from(letter, 'utf16le').swap16().toString('hex')
  const map = letters.map((letter, index) => `<${hex(index + 1)}> <${units(letter)}>`)
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${map.length} beginbfchar ${map.join('\n')} endbfchar endcmap end`
  const glyphs = (line: string) => [...line].map(letter => hex(letters.indexOf(letter) + 1)).join('')
  const shown = lines.map((line, index) => `1 0 0 1 50 ${700 - index * 16} Tm <${glyphs(line)}> Tj`)
  const content = `BT /F 11 Tf ${shown.join(' ')} ET`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Any/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 8 0 R>>',
    `<</Length ${cmap.length}>>\nstream\n${cmap}\nendstream`,
    '<</Type/FontDescriptor/FontName/Any/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/StemV 80>>',
  ])
}
