import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { type Segment, segmentOf } from '../lines/segments.ts'
import { isCapitals } from '../text/capitals.ts'
import { type Caption, captioned, captionOf } from '../text/captions.ts'
import { findDates, isLength, isPartOfDate, withoutDates } from '../text/dates.ts'
import { oddsOf } from '../text/pieces.ts'
import { companyScore, employerSigns, endsInLegalForm, isOccupation, titleScore, titleSigns } from '../text/titles.ts'
import { isPlace, mayBeFirmInPlace, withoutPlace, withoutPlaces } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'

/**
 * A piece of an entry's header: a title, a firm, or something else. `leaning` tells which by its own words: above 0 it
 * is rather a title, below rather a firm; `stray` is above 0 the less it looks like either. `slots` are where it stands in
 * the header and how it looks; pieces of other entries in the same slots are likely the same thing. `aside` is a remark
 * such as the kind of employment. `row` counts from the line with the dates.
 */
export type Part = { text: string; leaning: number; stray: number; aside: boolean; slots: string[]; row: number }

/** The pieces of a header without its dates and places. Rows are counted from the one with the dates. */
export function partsOf(header: Line[]): Part[] {
  const dated = Math.max(
    0,
    header.findIndex(line => findDates(line.text).length > 0),
  )
  const found = header.flatMap((line, index) => piecesOf(line).map(piece => ({ ...piece, row: index - dated })))
  const split = joinDashed(found).flatMap(splitAtQuotes).flatMap(splitAtPreposition)
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
    const places = [`looks ${piece.look}`, `row ${piece.row}, ${inRow}`, `at ${index} of ${pieces.length}`]
    // A piece alone may be either, which says nothing about an order.
    const slots = pieces.length === 1 ? [`alone ${piece.look}`] : places
    return {
      text: piece.text,
      aside: piece.aside,
      leaning: leaningOf(piece),
      stray: strayOf(piece),
      slots,
      row: piece.row,
    }
  })
}

/** How much the piece that looks most like a title does, and how far apart it is from the one that looks least. */
export function contrastOf(parts: Part[]): { most: number; apart: number } {
  const leanings = parts.map(({ leaning }) => leaning)
  const most = Math.max(...leanings)
  return { most, apart: parts.length < 2 ? 0 : most - Math.min(...leanings) }
}

/** Points of evidence: pieces that differ more are not of one kind. */
export const unlike = 1.5

/** `placed`: a place follows, which tells of a firm. `told`: what a label says that it is, or 'at' and its like before a firm. `dash`: the one between it and the piece before. */
type Piece = { text: string; placed: boolean; told: Told; aside: boolean; look: string; dash: string | undefined }
type Told = 'title' | 'company' | undefined

/** How much a piece looks like a title by its own words and letters, or like a firm, which is below 0. */
function leaningOf(piece: Evidence): number {
  const { title, firm } = oddsOf(withoutBrackets(piece.text))
  return wordsLeaning(piece) + (title - firm) * worthOfOdds
}

type Evidence = Pick<Piece, 'text' | 'placed' | 'told'>

/** The same by known words and signs alone: about 0 for the words of no list. */
function wordsLeaning({ text, placed, told }: Evidence): number {
  const bare = withoutBrackets(text)
  const known =
    Math.min(Math.max(titleScore(bare), isOccupation(bare) ? 2 : 0), 4) -
    Math.min(companyScore(bare), 4) * worthOfCompanyWord
  const saidOf = told === 'title' ? worthOfAt : told === 'company' ? -worthOfAt : 0
  return known + titleSigns(text) - employerSigns(text) - (placed ? worthOfPlace : 0) + saidOf
}

/** A piece without the remarks in it. */
export const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ').trim()

/** How little a piece looks like a title or a firm: above 0 for a town, a task or a remark. */
function strayOf({ text }: Pick<Piece, 'text'>): number {
  const { title, firm } = oddsOf(withoutBrackets(text))
  return -(title + firm) * worthOfOdds
}

const worthOfOdds = 0.25
/** From here on a piece is neither title nor firm, so that these must stand in another. */
const surelyStray = 1.2
const worthOfCompanyWord = 1.4
const worthOfPlace = 1.2
const worthOfAt = 8

/** The pieces of one line. */
export function piecesOf(line: Line): Piece[] {
  const { caption, value } = captionIn(line) ?? {}
  if (value && (caption === 'title' || caption === 'company')) return [labelledPiece(line, caption, value)]
  if (caption === 'dates') return []
  const pieces: Piece[] = []
  for (const run of line.cells.filter(cell => !isPartOfDate(cell.text)).flatMap(runsOf)) {
    const look = [run.bold, run.italic, Math.round(run.size), isCapitals(run.text)].join(' ')
    const texts = textsOf(run.text)
    for (const [at, { text, told, dash }] of texts.entries()) {
      const last = pieces.at(-1)
      const isFirm = at === 0 && texts.length > 1 && mayBeFirmInPlace(text)
      if (isPlace(text) && !isFirm) {
        if (last) last.placed = true
      } else if (/\p{L}{2}/u.test(text) && !isLength(text) && !noise.test(text)) {
        const placed = withoutPlace(text) !== text
        const firm = text.replace(beforeFirm, '')
        if (firm !== text) pieces.push({ text: firm, placed, told: 'company', aside: false, look, dash })
        else pieces.push({ text, placed, told, aside: employment.test(text) || remark.test(text), look, dash })
      }
    }
  }
  return pieces
}

/** What a line labels, and the value behind it: 'Designation: Tester', or the label in a cell of its own. */
function captionIn({ cells: [first, ...others], text }: Line): { caption: Caption; value: string } | undefined {
  const caption = others.length > 0 && first ? captionOf(first.text) : undefined
  if (!caption) return captioned(text)
  const value = others.map(cell => cell.text).join(' ')
  return { caption, value: value.replace(/^:\s{0,3}/, '') }
}

function labelledPiece(line: Line, told: Told, value: string): Piece {
  const text = tidy(withoutDates(value))
  return {
    text,
    placed: withoutPlace(text) !== text,
    told,
    aside: false,
    look: `labelled ${line.bold}`,
    dash: undefined,
  }
}

/** The parts of a cell that differ in weight or italics: title, firm and place. Remarks in brackets are no part. */
function runsOf(cell: Segment): Segment[] {
  const runs: Segment['words'][] = []
  for (const word of cell.words) {
    const before = runs.at(-1)?.at(-1)
    const goesOn = before && ((before.bold === word.bold && before.italic === word.italic) || !/\p{L}/u.test(word.text))
    if (goesOn) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  const spelt = runs.map(run => run.map(word => word.text).join(' '))
  // In 'Kestrel|Front End Fitter', a word is of two looks.
  const apart = spelt.every(text => /\p{L}{2}/u.test(text) && !/^\(.*\)$|\S\|\S/.test(text))
  return runs.length > 1 && runs.length <= mostRuns && apart ? runs.map(segmentOf) : [cell]
}

const mostRuns = 3

/** The texts between separators; those in brackets separate nothing. */
function textsOf(text: string): { text: string; told: Told; dash: string | undefined }[] {
  const hidden: string[] = []
  const plain = withoutDates(text).replace(/\([^()]*\)/g, bracket => {
    if (
      bracket
        .slice(1, -1)
        .split(/\s{0,9}[,/;·|]\s{0,9}/)
        .every(remark => employment.test(remark))
    )
      return ' '
    hidden.push(bracket)
    return String.fromCharCode(firstHidden + hidden.length - 1)
  })
  const pieces = joinTitles(plain.split(separator))
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return []
    const shown = piece.replace(/[\uE100-\uE1FF]/g, sign => hidden[sign.charCodeAt(0) - firstHidden] ?? '')
    const before = pieces[index - 1] ?? ''
    return [{ text: tidy(shown), told: at.test(before) ? 'company' : undefined, dash: dash.exec(before)?.[0] }]
  })
}

/** Texts and the separators between them, with two titles on both sides of a slash or dash as one: 'Baker / Pastry Chef'. */
function joinTitles(pieces: string[]): string[] {
  const joined = pieces.slice(0, 1)
  for (let at = 1; at < pieces.length; at += 2) {
    const [before = '', between = '', text = ''] = [joined.at(-1), pieces[at], pieces[at + 1]]
    const areTitles = between.trim() === '/' ? isSurelyTitle : isTitleByWords
    if (/^\s*[/–-]\s*$/.test(between) && [before, text].every(areTitles))
      joined[joined.length - 1] = `${before} ${between.trim()} ${text}`
    // 'Center for Leadership: Kestrel Research' is one name, and 'Engineer: Kestrel' are two.
    else if (between.trim() === ':' && isSurelyTitle(before) === isSurelyTitle(text))
      joined[joined.length - 1] = `${before}: ${text}`
    else joined.push(between, text)
  }
  return joined
}

const isSurelyTitle = (text: string) => leaningOf({ text, placed: false, told: undefined }) > clearly

const isTitleByWords = (text: string) =>
  !employment.test(text) && wordsLeaning({ text, placed: false, told: undefined }) >= 2

const dash = /^\s[–—-]\s$/

const firstHidden = 0xe100

const separator = new RegExp(
  `(\\s+[|•·‖/\\\\]\\s+|\\s*[|‖•;]\\s*|\\sl\\s(?=\\p{Lu})|\\s+[–—-]{1,3}\\s+|\\s{2,}|\\s*—\\s*|(?<=\\p{L})[–-]\\s+(?=\\p{Lu})|\\s[–-](?=\\p{Lu})|(?<=\\p{Ll}{4})\\.\\s+(?=\\p{Lu})|\\s+@\\s+|\\s+${experience.at}\\s+(?=\\p{Lu})|\\s*\\t\\s*|(?<=\\p{Ll}{3}|,\\s\\p{Lu}{2}):\\s+)`,
  'u',
)
/** 'chez Kestrel' and '(Fitter) au Kestrel' in letters of their own. */
const beforeFirm = new RegExp(
  `^(?:\\([^()]{1,60}\\)\\s+)?(?:${experience.at}|${experience.before})\\s+(?=\\p{Lu})`,
  'u',
)
const at = new RegExp(`^\\s*(?:@|${experience.at})\\s*$`)
const employment = new RegExp(`^${experience.employment}$`, 'i')
const noise =
  /^(?:page \d.*|link|website|(?:https?:\/\/|www\.)\S+|[\p{L}\d.-]{1,80}\.\p{L}{2,9}\/\S*|[^\s@]{1,80}@\S+|\d{1,3}\s?\p{L}{1,8}\.?\s?(?:\/|per|pro|par|por|a)\s?(?:we?e?k|woche|semaine|semana|settimana|tydzień)\.?)$/iu

/** What a label says that is no post's: 'Advisor: Ada Lovelace'. */
const remark =
  /^(?:advis[eo]rs?|supervis[eo]rs?|mentors?|project|projects|topic|thesis|client|location|team|tools?|tech(?:nologies| stack)?|stack|betreuer(?:in)?|projekt|thema|encadrant|projet|sujet|tutor|proyecto|orientador|projeto|relatore|progetto|city|country|business or sector|department|ort|land|ville|pays|ciudad|pa[ií]s|citt[àa]|paese|cidade|plaats|miasto|kraj)\s?:/i

function tidy(text: string) {
  return text
    .replace(/^\d{1,2}(?:[.)]\s?|\s?-\s)(?=\p{L})/u, '')
    .replace(/^[\s,;:|•·–—\-/]+|(?<![\s,;:|•·–—\-/])[\s,;:|•·–—\-/]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^[^()]*\)\s*$|\s{0,9}\($/, half => half.replace(/[()]/g, ''))
    .trim()
}

/**
 * Puts 'Kestrel - Mill and Bakery' together where the title stands elsewhere, and 'Risk Associate – Testing' where the firm does:
 * the dash belongs to one name.
 */
function joinDashed<Some extends Piece>(pieces: Some[]): Some[] {
  const runs: Some[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    if (run && piece.dash) run.push(piece)
    else runs.push([piece])
  }
  return runs.flatMap(run => {
    const [first] = run
    const others = pieces.filter(piece => !run.includes(piece) && !piece.aside)
    if (!first || run.length < 2 || run.some(piece => piece.told || piece.aside)) return run
    const leanings = run.map(leaningOf)
    const isFirm = others.some(isOfTitle) && !run.some(isOfTitle)
    const isTitle = others.some(piece => leaningOf(piece) < Math.min(-clearly, ...leanings))
    const areUnlike = Math.max(...leanings) - Math.min(...leanings) > unlike
    if (areUnlike || (!isFirm && !isTitle)) return run
    const text = run.map((piece, at) => (at === 0 ? piece.text : `${piece.dash}${piece.text}`)).join('')
    return [{ ...first, text, placed: run.some(piece => piece.placed) }]
  })
}

const isOfTitle = (piece: Piece) => leaningOf(piece) > clearly

/** Splits 'Mise en rayon “Kestrel”': a name in quotation marks is a firm. */
function splitAtQuotes<Some extends Piece>(whole: Some): Some[] {
  const [, title = '', firm = ''] = /^([^"“”„«»]{0,60}?)\s{0,3}["“„«]([^"“”„«»]{2,60})["“”»]$/.exec(whole.text) ?? []
  if (firm === '') return [whole]
  const named = { ...whole, text: firm.trim(), told: 'company' as const }
  return title === '' ? [named] : [{ ...whole, text: title, placed: false }, named]
}

/**
 * Splits 'Cook in the Harbour Inn', in languages where such a word also stands in the names of firms: before the last name, as
 * 'Desarrolladora en Ruby on Rails en Kestrel' has a field before its firm.
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
    { ...whole, text: right, told: companyScore(right) > 0 ? 'company' : undefined },
  ]
}

const beginsWithTechnology = (text: string) =>
  [3, 2, 1].some(count => technologyNamed(text.split(' ').slice(0, count).join(' ')) !== undefined)

const preposition = new RegExp(`(?<=\\S)\\s${experience.within}\\s(?=["„“«]?\\p{Lu})`, 'gu')

/**
 * Splits 'Senior Engineer, Google, Paris' and 'Google, Senior Engineer' where title and firm part best. Behind a colon or in
 * brackets, and beside other pieces, they must be told clearly: 'Sales Manager (Google, Paris)', but not 'Manager (Sales)'.
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
  // Pieces of unknown words are parted at a comma, whatever their letters say.
  return isTold(leaningOf, apart) || (byCommas && isTold(wordsLeaning, apart)) ? best : [whole]
}

/** Splits 'Engineer, Kestrel GmbH' even beside other pieces: a title before a comma, and a firm with its legal form behind it. */
function splitBeforeFirm<Some extends Piece>(whole: Some): Some[] {
  const [title = '', ...others] = whole.text.split(/,\s+/)
  const firm = others.join(', ')
  const isFirm = /\s/.test(firm) && endsInLegalForm(withoutPlace(firm)) && companyScore(title) <= 0
  if (!isFirm || !isSurelyTitle(title)) return [whole]
  return [
    { ...whole, text: title, placed: false },
    { ...whole, text: firm, told: 'company' },
  ]
}

function spanOf(pieces: Piece[], leaning: (piece: Piece) => number) {
  const [least = 0, most = 0] = pieces.map(leaning).sort((one, other) => one - other)
  return { least, most, width: most - least }
}

/** Points of evidence for a title, or against it, that suffice behind a colon or in brackets, and at a preposition. */
const clearly = 0.7
const moreClearly = 1

/** The ways to split 'Stage à la mairie', where a title stands before a preposition and a firm behind it. */
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
