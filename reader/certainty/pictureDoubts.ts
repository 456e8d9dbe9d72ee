import type { Clues } from '../evidence.ts'
import { type Line, wordsIn } from '../lines/lines.ts'
import type { Layout, Word } from '../pages/layout.ts'
import type { Box, Places } from '../places.ts'
import type { Doubt } from '../types.ts'
import { plainWords } from '../words/lists.ts'
import { contactWords } from '../words/people.ts'

/** True if a page of the document was recognised in a picture. */
export const isRecognised = (layout: Layout) =>
  layout.pages.some(page => page.words.some(({ sure }) => sure !== undefined))

/**
 * Limits the confidence of clues in a recognised document. A single wrong letter changes a name or an address, so a
 * name or address is sure only if it is confirmed: an address must contain the name, and the e-mail provider must be
 * common.
 */
export function doubtedOnPicture(clues: Clues): Clues {
  const [name, email, linkedin, phone] = [clues.name, clues.email, clues.linkedinUrl, clues.phone].map(
    clue => [clue ?? []].flat()[0],
  )
  const words = plainWords(name?.value ?? '').filter(word => word.length >= fewestLetters)
  const isIn = (text: string | undefined) =>
    words.some(word =>
      plainWords(text ?? '')
        .join('')
        .includes(word),
    )
  const [local, domain = ''] = (email?.value ?? '').split('@')
  const capped = (clue: typeof name, isSure: boolean) =>
    clue && !isSure ? { ...clue, confidence: Math.min(clue.confidence, unsure) } : clue
  return {
    ...clues,
    name: capped(name, isIn(local)),
    email: capped(email, contactWords.mailers.has(domain.toLowerCase()) && isIn(local)),
    linkedinUrl: capped(linkedin, isIn(linkedin?.value)),
    phone: capped(phone, false),
  }
}

const fewestLetters = 4
const unsure = 0.8

type ReadResult = { layout: Layout; lines: Line[]; clues: Pick<Clues, 'email' | 'phone'> }

/** Doubts about a document with picture pages: unread contacts, and pages that were left out. */
export function pictureDoubtsOf({ layout, lines, clues }: ReadResult, places: Places): Doubt[] {
  const isPicture = isRecognised(layout)
  const unclear = lines.filter(line => wordsIn(line).some(isUnclear) && mayBeContact.test(line.text))
  const withFigures = unclear.filter(({ text }) => text.replace(year, '').replace(/\D/g, '').length >= fewestFigures)
  const place = (from: Line[]) => places.place(from.slice(0, 1).flatMap(wordsIn)) ?? { page: null, box: null }
  // Nearly every resume prints an e-mail address, so a missing address is doubtful. Many print no phone number.
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

/** A doubt about a page that may contain further positions. `box`: null if the form cannot show the page. */
const leftOut = (page: number, box: Box | null): Doubt => ({
  field: 'previousCompanies',
  kind: 'PAGE_NOT_READ',
  page,
  box,
})

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }

/** True for a word that the engine recognised with low confidence. */
const isUnclear = ({ sure = 1 }: Word) => sure < unclearBelow
const unclearBelow = 0.6

/** Matches a line that may contain an address or a number, even if some characters are wrong. */
const mayBeContact = /@|\d{3}|www|http|\.(?:com|org|net|edu|[a-z]{2})\b/i
const fewestFigures = 6
const year = /(?:19|20)\d{2}/g
