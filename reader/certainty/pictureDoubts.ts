import type { Clues } from '../evidence.ts'
import { type Line, wordsIn } from '../lines/lines.ts'
import type { Layout, Word } from '../pages/layout.ts'
import type { Box, Places } from '../places.ts'
import type { Doubt } from '../reading.ts'

type Read = { layout: Layout; lines: Line[]; clues: Pick<Clues, 'email' | 'phone'> }

/** What is doubtful about a document with pages that are pictures: a contact that was not made out, and pages that were left out. */
export function pictureDoubtsOf({ layout, lines, clues }: Read, places: Places): Doubt[] {
  const isPicture = layout.pages.some(page => page.words.some(({ sure }) => sure !== undefined))
  const unclear = lines.filter(line => wordsIn(line).some(isUnclear) && mayBeContact.test(line.text))
  const withFigures = unclear.filter(({ text }) => text.replace(year, '').replace(/\D/g, '').length >= fewestFigures)
  const place = (from: Line[]) => places.place(from.slice(0, 1).flatMap(wordsIn)) ?? { page: null, box: null }
  // Nearly every resume prints an e-mail address, but many no phone number.
  const missing: [boolean, Doubt['field'], Line[]][] = [
    [isPicture && !clues.email, 'email', unclear],
    [isPicture && !clues.phone && withFigures.length > 0, 'phone', withFigures],
  ]
  return [
    ...missing.flatMap(([isMissing, field, from]): Doubt[] =>
      isMissing ? [{ field, kind: 'CONTACT_UNREAD', ...place(from) }] : [],
    ),
    ...layout.pictures.map(page => leftOut(page, whole)),
    ...(layout.beyond ?? []).map(page => leftOut(page, null)),
  ]
}

/** A page that may tell of further positions; `box`: the part to look at, of a page that the form shows. */
const leftOut = (page: number, box: Box | null): Doubt => ({
  field: 'previousCompanies',
  kind: 'PAGE_NOT_READ',
  page,
  box,
})

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }

/** A word that the engine guessed rather than read. */
const isUnclear = ({ sure = 1 }: Word) => sure < unclearBelow
const unclearBelow = 0.6

/** What an address or a number shows even where it was read poorly. */
const mayBeContact = /@|\d{3}|www|http|\.(?:com|org|net|edu|[a-z]{2})\b/i
const fewestFigures = 6
const year = /(?:19|20)\d{2}/g
