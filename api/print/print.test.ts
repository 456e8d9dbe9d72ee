import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { TooMuchTime } from '../processes/limits.ts'
import { readPdf } from '../test/readPdf.ts'
import { samples } from '../test/samples.ts'
import { openChild } from './child.ts'
import type { Block, PrintedDocument } from './document.ts'
import { openPrinter } from './print.ts'

const { print, close } = openPrinter()
afterAll(close)

const letterhead = { name: 'Nordlicht Search', color: '#2f5d8c', ink: '#2f5d8c', footer: 'Hamburg' }

const documentOf = (...blocks: Block[]): PrintedDocument => ({ title: 'A profile', letterhead, blocks })

const title: Block = { kind: 'title', level: 1, text: 'Jane D.', note: 'Engineer' }

/** Prints a document of these blocks, and reads the parts of the PDF. */
const printed = async (...blocks: Block[]) => readPdf((await print(documentOf(title, ...blocks))).pdf)

test('a document is tagged, and has only a language and a title as metadata', async () => {
  const { info, isTagged, pages } = await printed(
    { kind: 'section', text: 'Summary' },
    { kind: 'paragraph', text: 'Leads teams.' },
    { kind: 'list', items: [{ text: 'Portfolio', href: 'https://example.com/work' }] },
    { kind: 'table', widths: [1, 1], head: ['Name', 'Role'], rows: [['Jane D.', 'Engineer']] },
  )
  expect(isTagged).toBe(true)
  expect(info).toMatchObject({ Language: 'en', Title: 'A profile' })
  for (const name of ['Author', 'Subject', 'Keywords', 'CreationDate', 'ModDate']) expect(info[name]).toBeUndefined()
  const [page] = pages
  expect(page?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Link', 'Table', 'TH', 'TD']))
  expect(page?.links).toEqual(['https://example.com/work'])
  expect(page?.text).toMatch(/Nordlicht Search.*Jane D\..*Summary.*Leads teams\..*Hamburg.*Page 1 of 1/)
})

test('the same document gives the same bytes', async () => {
  const [one, other] = [await print(documentOf(title)), await print(documentOf(title))]
  expect(one.pdf.equals(other.pdf)).toBe(true)
})

test.each(['Łódź, Ñandú, Đặng Thanh, İğdır', 'Ελληνικά Привет Україна', '中文简体 日本語の会社 한국어', '→ ✓ ★ € 20'])(
  '%s is shown',
  async text => {
    const { text: shown } = await printed({ kind: 'paragraph', text })
    expect(shown.replaceAll(' ', '')).toContain(text.normalize('NFC').replaceAll(' ', ''))
  },
)

test.each([
  ['right to left', 'שלום TypeScript', 'TypeScript'],
  ['with joined letters', 'مرحبا Go', 'Go'],
  ['with vowels above', 'สวัสดี हिन्दी Go', 'Go'],
  ['emoji', 'Done 👩🏽‍💻 ❤️ 🇩🇪', 'Done'],
])('text %s is printed', async (_what, text, latin) => {
  expect((await printed({ kind: 'paragraph', text })).text).toContain(latin)
})

test('characters without a glyph are left out', async () => {
  const { text } = await printed({
    kind: 'paragraph',
    text: 'Jane \u{13000}\u{12000}\u0007\uE000\u{E0041}\uD800Doe\u00AD',
  })
  expect(text).toContain('Jane Doe')
})

test('texts are never run as code', async () => {
  const text = '#read("/etc/passwd") #import "@preview/a:1.0.0" *bold* $x$ <part> // no \\ "quote'
  const { text: shown } = await printed({ kind: 'paragraph', text }, { kind: 'chips', chips: [{ text: '#panic()' }] })
  expect(shown).toContain(text)
  expect(shown).toContain('#panic()')
})

test('parts begin on new pages, and their pages are counted', async () => {
  const long: Block = { kind: 'paragraph', text: 'Many words. '.repeat(1_200) }
  const { pdf, parts } = await print(documentOf(title, { kind: 'part' }, title, long, { kind: 'part' }, title))
  expect(parts).toEqual([1, expect.any(Number), 1])
  expect(parts[1]).toBeGreaterThan(1)
  expect((await readPdf(pdf)).pages).toHaveLength(parts.reduce((sum, pages) => sum + pages, 0))
})

test('a logo is printed, and a broken one refused', async () => {
  const withLogo = (logo: Uint8Array) => print({ ...documentOf(title), letterhead: { ...letterhead, logo } })
  expect((await withLogo(samples.png())).pdf.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
  await expect(withLogo(samples.png().subarray(0, 20))).rejects.toThrow('The logo cannot be read')
  expect((await print(documentOf(title))).parts).toEqual([1])
})

test('more than 31 documents at once are refused', { tags: ['deep'] }, async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 36 }, () => print(documentOf(title))))
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.message] : []))
  expect(refused).toEqual(Array(5).fill('Too many PDFs are being made. Please try again in a moment.'))
})

test('a process that hangs is killed, and the next question starts another', { tags: ['deep'] }, async () => {
  const program = path.join(tmpdir(), `${randomUUID()}.mjs`)
  await writeFile(
    program,
    `process.on('message', ({ id, about }) => {
      if (about === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      process.send({ id, answer: process.pid })
    })`,
  )
  const limits = { time: 3_000, memory: 1e9 }
  const child = openChild<{ say(what: string): number }>({ program, limits, idleTimeout: 10_000 })
  try {
    const first = await child.ask('say', 'hello')
    await expect(child.ask('say', 'hang')).rejects.toThrow(TooMuchTime)
    await expect.poll(() => isAlive(first)).toBe(false)
    expect(await child.ask('say', 'hello')).not.toBe(first)
  } finally {
    child.close()
    await rm(program)
  }
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
