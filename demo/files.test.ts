import { readdirSync, readFileSync } from 'node:fs'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { pathOf, readDemo } from './data.ts'

const { talents, deals } = readDemo(new Date('2026-11-21T10:30:00Z'))
const bytesOf = (file: string) => readFileSync(pathOf(file))
const pictures = talents.flatMap(({ profilePictureUrl }) => profilePictureUrl ?? []).map(bytesOf)

test('about half of the talents have a picture, each a different and small one', () => {
  expect(pictures.length / talents.length).toBeGreaterThan(0.4)
  expect(pictures.length / talents.length).toBeLessThan(0.6)
  expect(new Set(pictures.map(picture => picture.toString('base64'))).size).toBe(pictures.length)
  for (const picture of pictures) expect(picture.length).toBeLessThan(40_000)
})

test('a picture is a PNG of 256 by 256 pixels', () => {
  for (const picture of pictures) {
    expect(picture.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'))
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([256, 256])
  }
})

test('a portfolio has a cover and a page for each of its two cases', async () => {
  const portfolios = talents.flatMap(({ portfolioPdfUrl }) => portfolioPdfUrl ?? [])
  expect(portfolios).toHaveLength(6)
  for (const file of portfolios) expect((await PDFDocument.load(bytesOf(file))).getPageCount()).toBe(3)
})

test('the resume to try is the one that the tests know', async () => {
  expect(bytesOf('sample-resume.pdf')).toEqual(Buffer.from(await drawResume(sampleResume, 'sidebar')))
})

test('every file belongs to somebody', () => {
  const owned = [
    ...talents.flatMap(({ resumeUrl, profilePictureUrl, portfolioPdfUrl }) => [
      resumeUrl,
      profilePictureUrl,
      portfolioPdfUrl,
    ]),
    ...deals.flatMap(({ applications }) => applications.map(({ resumeUrl }) => resumeUrl)),
  ].filter(file => file !== undefined)
  expect(new Set(owned).size).toBe(owned.length)
  const there = readdirSync(pathOf('.'), { recursive: true, encoding: 'utf8' }).filter(file => /\.\w+$/.test(file))
  expect(there.sort()).toEqual([...owned, 'sample-resume.pdf'].sort())
})
