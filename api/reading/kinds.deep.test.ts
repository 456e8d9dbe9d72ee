import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { heldAs, inkOnly, turnedPicture, webpOf } from '@talentdesk/reader/test/pictureFiles'
import { picturesOf } from '@talentdesk/reader/test/scans'
import { textIn } from '@talentdesk/reader/test/textIn'
import { afterAll, expect, test } from 'vitest'
import { createExtraction } from './extraction.ts'

const extraction = createExtraction({ name: 'local' })
afterAll(() => extraction.close())

const [upright] = await picturesOf(await drawResume(engineer, 'oneColumn'), { dotsPerInch: 150 })
const picture = upright as Buffer

test.each([
  [
    'with the note of a camera that was held on its side',
    () => turnedPicture(picture, 3).then(jpeg => heldAs(6, jpeg)),
  ],
  ['on its head', () => turnedPicture(picture, 2)],
  ['on its left side', () => turnedPicture(picture, 3)],
  ['on its right side', () => turnedPicture(picture, 1)],
  ['of ink on nothing', () => inkOnly(picture)],
  ['as WebP', () => webpOf(picture)],
])('reads a picture %s, and marks fields where they are displayed', { timeout: 60_000 }, async (how, make) => {
  const read = await extraction.extractResume({ bytes: await make(), picturesToo: true })
  expect(read).toMatchObject({ name: engineer.name, role: engineer.headline, phone: engineer.phone })
  const [page] = read.pages
  const isOnSide = how.endsWith('side') && !how.startsWith('with')
  expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(isOnSide)
  const name = read.evidence.find(row => row.field === 'name')
  expect(name && textIn(read.pages, name)).toBe(engineer.name)
  const middle = {
    x: (name?.box?.x ?? 0) + (name?.box?.width ?? 0) / 2,
    y: (name?.box?.y ?? 0) + (name?.box?.height ?? 0) / 2,
  }
  // The name is at the top of the page, but at the bottom of an inverted picture.
  if (how === 'on its head') expect(middle.y).toBeGreaterThan(0.85)
  else if (how === 'on its left side') expect(middle.x).toBeLessThan(0.15)
  else if (how === 'on its right side') expect(middle.x).toBeGreaterThan(0.85)
  else expect(middle.y).toBeLessThan(0.15)
})
