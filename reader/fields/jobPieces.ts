import type { Line } from '../lines/lines.ts'
import { type Segment, segmentOf } from '../lines/segments.ts'
import { isCapitals } from '../text/capitals.ts'
import { type Caption, captioned, captionOf } from '../text/captions.ts'
import { isLength, isPartOfDate, withoutDates } from '../text/dates.ts'
import { isPlace, mayBeFirmInPlace, withoutPlace } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import { isSurelyTitle, type MarkedAs, wordsLeaning } from './leaning.ts'

/** A piece of a header. `placed`: a town follows, as often after firms. `markedAs`: the kind a label or word shows. */
export type Piece = {
  text: string
  placed: boolean
  markedAs: MarkedAs
  aside: boolean
  look: string
}

/** The pieces of one line. */
export function piecesOf(line: Line): Piece[] {
  const { caption, value } = captionIn(line) ?? {}
  if (value && (caption === 'title' || caption === 'company')) return [labelledPiece(line, caption, value)]
  if (caption === 'dates') return []
  const pieces: Piece[] = []
  for (const run of line.cells.filter(cell => !isPartOfDate(cell.text)).flatMap(runsOf)) {
    const look = [run.bold, run.italic, Math.round(run.size), isCapitals(run.text)].join(' ')
    const texts = textsOf(run.text)
    for (const [at, { text, markedAs }] of texts.entries()) {
      const last = pieces.at(-1)
      const isFirm = at === 0 && texts.length > 1 && mayBeFirmInPlace(text)
      if (isPlace(text) && !isFirm) {
        if (last) last.placed = true
      } else if (/\p{L}{2}|^(?:\d\p{Lu}|\p{Lu}\d)$/u.test(text) && !isLength(text) && !noise.test(text)) {
        const placed = withoutPlace(text) !== text
        const firm = text.replace(beforeFirm, '')
        if (firm !== text) pieces.push({ text: firm, placed, markedAs: 'company', aside: false, look })
        else pieces.push({ text, placed, markedAs, aside: employment.test(text) || remark.test(text), look })
      }
    }
  }
  return pieces
}

/** The label at the start of a line and the value after it: 'Designation: Tester'. The label may have its own cell. */
function captionIn({ cells: [first, ...others], text }: Line): { caption: Caption; value: string } | undefined {
  const caption = others.length > 0 && first ? captionOf(first.text) : undefined
  if (!caption) return captioned(text)
  const value = others.map(cell => cell.text).join(' ')
  return { caption, value: value.replace(/^:\s{0,3}/, '') }
}

function labelledPiece(line: Line, markedAs: MarkedAs, value: string): Piece {
  const text = tidy(withoutDates(value))
  return {
    text,
    placed: withoutPlace(text) !== text,
    markedAs,
    aside: false,
    look: `labelled ${line.bold}`,
  }
}

/** Splits a cell where bold or italic type begins or ends, as between title and firm, unless a part is bracketed. */
function runsOf(cell: Segment): Segment[] {
  const runs: Segment['words'][] = []
  for (const word of cell.words) {
    const before = runs.at(-1)?.at(-1)
    const goesOn = before && ((before.bold === word.bold && before.italic === word.italic) || !/\p{L}/u.test(word.text))
    if (goesOn) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  const spelt = runs.map(run => run.map(word => word.text).join(' '))
  // In 'Kestrel|Front End Fitter', the style changes within a word.
  const apart = spelt.every(text => /\p{L}{2}/u.test(text) && !/^\(.*\)$|\S\|\S/.test(text))
  return runs.length > 1 && runs.length <= mostRuns && apart ? runs.map(segmentOf) : [cell]
}

const mostRuns = 3

/** The texts between separators. Separators within brackets do not count. */
function textsOf(text: string): { text: string; markedAs: MarkedAs }[] {
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
    return [{ text: tidy(shown), markedAs: at.test(before) ? 'company' : undefined }]
  })
}

/** Joins two titles around a slash or dash: 'Baker / Pastry Chef'. `pieces`: texts and the separators between them. */
function joinTitles(pieces: string[]): string[] {
  const joined = pieces.slice(0, 1)
  for (let at = 1; at < pieces.length; at += 2) {
    const [before = '', between = '', text = ''] = [joined.at(-1), pieces[at], pieces[at + 1]]
    const areTitles = between.trim() === '/' ? isSurelyTitle : isTitleByWords
    if (/^\s*[/–-]\s*$/.test(between) && [before, text].every(areTitles))
      joined[joined.length - 1] = `${before} ${between.trim()} ${text}`
    // 'Center for Leadership: Kestrel Research' is one name, but 'Engineer: Kestrel' is a title and a firm.
    else if (between.trim() === ':' && isSurelyTitle(before) === isSurelyTitle(text))
      joined[joined.length - 1] = `${before}: ${text}`
    else joined.push(between, text)
  }
  return joined
}

const isTitleByWords = (text: string) =>
  !employment.test(text) && wordsLeaning({ text, placed: false, markedAs: undefined }) >= 2

const firstHidden = 0xe100

const separator = new RegExp(
  `(\\s+[|•·‖/\\\\]\\s+|\\s*[|‖•;]\\s*|\\sl\\s(?=\\p{Lu})|\\s+[–—-]{1,3}\\s+|\\s{2,}|\\s*—\\s*|(?<=\\p{L})[–-]\\s+(?=\\p{Lu})|\\s[–-](?=\\p{Lu})|(?<=\\p{Ll}{4})\\.\\s+(?=\\p{Lu})|\\s+@\\s+|\\s+${experience.at}\\s+(?=\\p{Lu})|\\s*\\t\\s*|(?<=\\p{Ll}{3}|,\\s\\p{Lu}{2}):\\s+)`,
  'u',
)
/** Matches the words before a firm at the beginning of a piece: 'chez Kestrel', '(Fitter) au Kestrel'. */
const beforeFirm = new RegExp(
  `^(?:\\([^()]{1,60}\\)\\s+)?(?:${experience.at}|${experience.before})\\s+(?=\\p{Lu})`,
  'u',
)
const at = new RegExp(`^\\s*(?:@|${experience.at})\\s*$`)
export const employment = new RegExp(`^${experience.employment}$`, 'i')
const noise =
  /^(?:page \d.*|link|website|(?:https?:\/\/|www\.)\S+|[\p{L}\d.-]{1,80}\.\p{L}{2,9}\/\S*|[^\s@]{1,80}@\S+|\d{1,3}\s?\p{L}{1,8}\.?\s?(?:\/|per|pro|par|por|a)\s?(?:we?e?k|woche|semaine|semana|settimana|tydzień)\.?)$/iu

/** Labels of remarks that are neither title nor firm: 'Advisor: Ada Lovelace'. */
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
