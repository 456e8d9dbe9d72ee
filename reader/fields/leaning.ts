import { oddsOf } from '../text/pieces.ts'
import { companyScore, employerSigns, isOccupation, titleScore, titleSigns } from '../text/titles.ts'

/* The evidence that a piece of an entry's header is a title or a firm: by known words, by form and by letters. */

/** The mark of a piece: a label such as 'Employer:', or 'at' before a firm. Undefined for most pieces. */
export type MarkedAs = 'title' | 'company' | undefined

/** The evidence of a piece's own words and letters: above 0 for a title, below 0 for a firm. */
export function leaningOf(piece: Evidence): number {
  const { title, firm } = oddsOf(withoutBrackets(piece.text))
  return wordsLeaning(piece) + (title - firm) * worthOfOdds
}

export type Evidence = { text: string; placed: boolean; markedAs: MarkedAs }

/** The evidence of a piece's known words and form without the model of letters: about 0 for words in no list. */
export function wordsLeaning({ text, placed, markedAs }: Evidence): number {
  const bare = withoutBrackets(text)
  const known =
    Math.min(Math.max(titleScore(bare), isOccupation(bare) ? 2 : 0), 4) -
    Math.min(companyScore(bare), 4) * worthOfCompanyWord
  const saidOf = markedAs === 'title' ? worthOfAt : markedAs === 'company' ? -worthOfAt : 0
  return known + titleSigns(text) - employerSigns(text) - (placed ? worthOfPlace : 0) + saidOf
}

/** A piece without its remarks in brackets. */
export const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ').trim()

/** The evidence that a piece is neither title nor firm: above 0 for a town, a task or a remark. */
export function strayOf({ text }: { text: string }): number {
  const { title, firm } = oddsOf(withoutBrackets(text))
  return -(title + firm) * worthOfOdds
}

const worthOfOdds = 0.25
/** A piece with at least this value of `strayOf` is neither title nor firm. Only other pieces may be title and firm. */
export const surelyStray = 1.2
const worthOfCompanyWord = 1.4
const worthOfPlace = 1.2
const worthOfAt = 8

/** True for a text that is clearly a title and no firm. */
export const isSurelyTitle = (text: string) => leaningOf({ text, placed: false, markedAs: undefined }) > clearly

/** In points of evidence for or against a title: the minimum to split at a colon or bracket, and at a preposition. */
export const clearly = 0.7
export const moreClearly = 1
