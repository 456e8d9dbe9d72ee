import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { findDates, isLength } from '../text/dates.ts'
import { companyScore, endsInLegalForm, isOccupation, titleScore } from '../text/titles.ts'
import { withoutPlace, withoutPlaces } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'
import { employment, type Piece, piecesOf } from './jobPieces.ts'
import { clearly, isSurelyTitle, leaningOf, moreClearly, strayOf, surelyStray, wordsLeaning } from './leaning.ts'

/**
 * A piece of an entry's header: a title, a firm, or something else. `leaning`: a score from the words of the piece,
 * above 0 for a title, below 0 for a firm. `stray`: a score, above 0 for something else. `slots`: keys for the style
 * of the piece and its position in the header; pieces of other entries with the same keys are probably of one kind.
 * `place`: the key for the row and the position in it; empty for a single piece. `aside`: a remark such as the kind of
 * employment. `row`: the line of the piece, counted from the line with the dates.
 */
export type Part = {
  text: string
  leaning: number
  stray: number
  aside: boolean
  slots: string[]
  row: number
  place: string
}

/** The pieces of a header without its dates and places. */
export function partsOf(header: Line[]): Part[] {
  const dated = Math.max(
    0,
    header.findIndex(line => findDates(line.text).length > 0),
  )
  const found = header.flatMap((line, index) => piecesOf(line).map(piece => ({ ...piece, row: index - dated })))
  const split = found.flatMap(splitAtQuotes).flatMap(splitAtPreposition)
  const others = split.filter(piece => !piece.aside)
  const likely = others.filter(piece => strayOf(piece) < surelyStray)
  const main = likely.length > 0 ? likely : others
  const [only] = main
  const pieces = split.flatMap(piece => {
    if (piece === only && main.length === 1) return splitApart(piece, split.length > 1)
    return piece.aside ? [piece] : splitBeforeFirm(piece)
  })
  return pieces.map((piece, index) => {
    const inRow = pieces.filter(({ row }, other) => row === piece.row && other < index).length
    // A single piece may be a title or a firm, so its position is no evidence for other entries.
    const isAlone = pieces.length === 1
    const place = isAlone ? '' : `row ${piece.row}, ${inRow}`
    const slots = isAlone ? [`alone ${piece.look}`] : [`looks ${piece.look}`, place, `at ${index} of ${pieces.length}`]
    return {
      text: piece.text,
      aside: piece.aside,
      leaning: leaningOf(piece),
      stray: strayOf(piece),
      slots,
      place,
      row: piece.row,
    }
  })
}

/** The highest `leaning` of the pieces, and the difference between the highest and the lowest one. */
export function contrastOf(parts: Part[]): { most: number; apart: number } {
  const leanings = parts.map(({ leaning }) => leaning)
  const most = Math.max(...leanings)
  return { most, apart: parts.length < 2 ? 0 : most - Math.min(...leanings) }
}

/** In points of evidence: two pieces whose `leaning` differs by more are of different kinds. */
export const unlike = 1.5

/** Splits 'Mise en rayon “Kestrel”': a name in quotation marks is a firm. */
function splitAtQuotes<Some extends Piece>(whole: Some): Some[] {
  const [, title = '', firm = ''] = /^([^"“”„«»]{0,60}?)\s{0,3}["“„«]([^"“”„«»]{2,60})["“”»]$/.exec(whole.text) ?? []
  if (firm === '') return [whole]
  const named = { ...whole, text: firm.trim(), markedAs: 'company' as const }
  return title === '' ? [named] : [{ ...whole, text: title, placed: false }, named]
}

/**
 * Splits 'Cook in the Harbour Inn' at a preposition that may also be a part of a firm's name. The text is split at the
 * last preposition: 'Desarrolladora en Ruby on Rails en Kestrel' has a field of work before the firm.
 */
function splitAtPreposition<Some extends Piece>(whole: Some): Some[] {
  const splits = [...whole.text.matchAll(preposition)].flatMap(({ 0: between, index }) => {
    const [left, right] = [whole.text.slice(0, index), whole.text.slice(index + between.length)]
    return left.length >= 3 && left.length <= 60 && titleScore(left) >= 2 && companyScore(left) <= 0
      ? [[left, right] as const]
      : []
  })
  const [left, right] = splits.findLast(([, name]) => !beginsWithTechnology(name)) ?? []
  if (!left || !right) return [whole]
  return [
    { ...whole, text: left, placed: false },
    { ...whole, text: right, markedAs: companyScore(right) > 0 ? 'company' : undefined },
  ]
}

const beginsWithTechnology = (text: string) =>
  [3, 2, 1].some(count => technologyNamed(text.split(' ').slice(0, count).join(' ')) !== undefined)

const preposition = new RegExp(`(?<=\\S)\\s${experience.within}\\s(?=["„“«]?\\p{Lu})`, 'gu')

/**
 * Splits 'Senior Engineer, Google, Paris' and 'Google, Senior Engineer' at the comma that separates title and firm
 * best. A split at a colon or a bracket, or beside other pieces, needs strong evidence: 'Sales Manager (Google, Paris)'
 * is split, 'Manager (Sales)' is not.
 */
function splitApart<Some extends Piece>(whole: Some, isBesideOthers: boolean): Some[] {
  const open = whole.text.replace(/\s{1,9}\(([^()]{3,99})\)$/, (brackets, inner: string) =>
    employment.test(inner) ? brackets : `, ${inner}`,
  )
  const texts = open.split(/\s{0,9}[,:]\s{1,9}/).filter(text => !isLength(text))
  const named = withoutPlaces(texts)
  const placed = named.length < texts.length
  const splits = named.slice(1).map((_, index) => {
    const [left, right] = [named.slice(0, index + 1), named.slice(index + 1)].map(part => ({
      ...whole,
      text: part.join(', '),
      placed: false,
    }))
    return left && right ? [left, { ...right, placed }] : []
  })
  const best = bestOf([...splits, ...splitWithin(whole)], pieces => spanOf(pieces, leaningOf).width)
  if (!best) return [whole]
  const isTold = (leaning: typeof leaningOf, { firm, title }: { firm: number; title: number }) => {
    const { least, most } = spanOf(best, leaning)
    return least <= firm && most >= title
  }
  const byCommas = open === whole.text && !/:\s/.test(open) && !isBesideOthers
  const apart = byCommas ? { firm: 0.5, title: 0 } : { firm: -clearly, title: clearly }
  // At a comma, pieces of unknown words are split even if the model of letters does not distinguish title and firm.
  return isTold(leaningOf, apart) || (byCommas && isTold(wordsLeaning, apart)) ? best : [whole]
}

/** Splits 'Engineer, Kestrel GmbH' even beside other pieces: a title, a comma and a firm with its legal form. */
function splitBeforeFirm<Some extends Piece>(whole: Some): Some[] {
  const [title = '', ...others] = whole.text.split(/,\s+/)
  const firm = others.join(', ')
  const isFirm = /\s/.test(firm) && endsInLegalForm(withoutPlace(firm)) && companyScore(title) <= 0
  if (!isFirm || !isSurelyTitle(title)) return [whole]
  return [
    { ...whole, text: title, placed: false },
    { ...whole, text: firm, markedAs: 'company' },
  ]
}

function spanOf(pieces: Piece[], leaning: (piece: Piece) => number) {
  const [least = 0, most = 0] = pieces.map(leaning).sort((one, other) => one - other)
  return { least, most, width: most - least }
}

/** The possible splits into a title before a preposition and a firm after it: 'Stage à la mairie'. */
function splitWithin<Some extends Piece>(whole: Some): [Some, Some][] {
  return [...whole.text.matchAll(within)].flatMap(({ 0: between, index }): [Some, Some][] => {
    const title = { ...whole, text: whole.text.slice(0, index), placed: false }
    const firm = { ...whole, text: whole.text.slice(index + between.length), placed: false }
    const isTold = isOccupation(title.text) || titleScore(title.text) >= 2
    const isFirm = leaningOf(firm) < (isTold && /^\p{Lu}/u.test(firm.text) ? 0 : -moreClearly)
    return leaningOf(title) > moreClearly && isFirm ? [[title, firm]] : []
  })
}

const within = new RegExp(
  `\\s(?:${experience.within}\\s|${experience.beforeFirms}(?:\\s|(?<=['’])))(?=["„“«]?\\p{L})`,
  'gu',
)
