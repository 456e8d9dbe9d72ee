import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { engineer } from './drawnResumes.ts'
import { type DrawnResume, drawResume, type ResumeLayout } from './drawResume.ts'

const layouts: ResumeLayout[] = ['oneColumn', 'sidebar']

test.each(layouts)('layout %s gives the same bytes every time', async layout => {
  const [one, other] = [await drawResume(engineer, layout), await drawResume(engineer, layout)]
  expect(Buffer.compare(one, other)).toBe(0)
})

test.each(layouts)('layout %s continues on further pages and accepts any letter', async layout => {
  const job = {
    company: 'Łódź Works',
    title: 'Engineer',
    from: '2019',
    to: '2020',
    bullets: Array(8).fill('日本 '.repeat(60)),
  }
  const long: DrawnResume = { ...engineer, name: 'Žofia 🚀 Đurić', experience: Array(12).fill(job) }
  const document = await PDFDocument.load(await drawResume(long, layout))
  expect(document.getPageCount()).toBeGreaterThan(2)
})
