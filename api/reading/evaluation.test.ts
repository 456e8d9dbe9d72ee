import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { createExtraction } from './extraction.ts'

/** External evaluation data beside the repository, if there is any. */
const folder = fileURLToPath(new URL('../../../shared/eval', import.meta.url))
const present = existsSync(folder)
if (!present) console.log(`Skipped: no evaluation data in ${folder}`)

const extraction = createExtraction({ name: 'local' })
afterAll(() => extraction.close())

describe.skipIf(!present)('evaluation data', () => {
  const labels = present ? (JSON.parse(readFileSync(`${folder}/resumes/labels.json`, 'utf8')) as Label[]) : []

  test.each(labels)('reads name, e-mail, area and most companies of $file', async label => {
    const read = await extraction.extractResume({ bytes: readFileSync(`${folder}/resumes/${label.file}`) })
    expect(read.name).toBe(label.name)
    expect([label.email, ...label.email_alt]).toContain(read.email)
    expect([label.area, ...label.area_alt].map(area => area.toUpperCase())).toContain(read.area)
    const demanded = new Set(label.previousCompanies.filter(job => !job.optional).map(job => plain(job.company)))
    const found = read.previousCompanies.map(job => plain(job.company))
    const missed = [...demanded].filter(company => !found.includes(company))
    expect(missed.length).toBeLessThanOrEqual(demanded.size * 0.34)
  })

  const refused: [string, string, string][] = [
    ['b02_password_needed', 'UNREADABLE', 'The PDF is image-based or encrypted'],
    ['b04_truncated', 'UNREADABLE', 'The PDF is image-based or encrypted'],
    ['b05_png_renamed', 'UNSUPPORTED', 'The file is not a PDF'],
    ['b06_html_renamed', 'UNSUPPORTED', 'The file is not a PDF'],
    ['b07_near_empty', 'UNREADABLE', 'Insufficient text content in the PDF'],
    ['b08_blank_page', 'UNREADABLE', 'No text content found in the PDF'],
    ['b09_zero_bytes', 'UNSUPPORTED', 'The file is not a PDF'],
  ]

  test.each(refused)('refuses %s within 15 seconds', { timeout: 15_000 }, async (file, code, message) => {
    const reading = extraction.extractResume({ bytes: readFileSync(`${folder}/bad/${file}.pdf`) })
    await expect(reading).rejects.toMatchObject({ code, message })
  })

  test('reads a scan like the file that was scanned', { timeout: 60_000 }, async () => {
    const read = (file: string) => extraction.extractResume({ bytes: readFileSync(`${folder}/${file}.pdf`) })
    const [scan, printed] = await Promise.all([read('bad/b01_scanned_image_only'), read('resumes/d04')])
    expect(scan).toMatchObject({ name: expect.stringMatching(new RegExp(printed.name, 'i')), area: printed.area })
    expect(scan.previousCompanies.map(job => job.company)).toEqual(printed.previousCompanies.map(job => job.company))
    expect(scan.techStack.length).toBeGreaterThan(printed.techStack.length * 0.8)
  })

  test('reads a file that only forbids copying', async () => {
    const bytes = readFileSync(`${folder}/bad/b03_owner_password_only.pdf`)
    await expect(extraction.extractResume({ bytes })).resolves.toMatchObject({ name: 'Leo Leopard' })
  })
})

type Label = {
  file: string
  name: string
  email: string
  email_alt: string[]
  area: string
  area_alt: string[]
  previousCompanies: { company: string; optional?: boolean }[]
}

const plain = (company: string) => company.toLowerCase().replace(/\([^)]*\)|[^\p{L}\p{N}]/gu, '')
