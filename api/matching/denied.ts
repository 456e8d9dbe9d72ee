import { withoutAccents } from '@talentdesk/reader/words/lists'
import { sentenceAround } from './experience.ts'
import { advertisementWords, denials } from './language/jobs.ts'
import { endsClause, type Mention, phrase, type ReadLine, readLine, type Word } from './mentions.ts'

/** The maximum number of words before or after a skill's name that are searched for a denial. */
const REACH = 9

/**
 * Removes denied skills from a text: 'no Java', 'PHP is not needed', 'instead of Jenkins'. The text is read only
 * without them. A skill that is only called 'no must' is not removed, as it is a wish.
 */
export const withoutDenied = (text: string) => text.split('\n').map(withoutDeniedIn).join('\n')

/** A part of a line, by indexes of characters. */
type Cut = { start: number; end: number }

function withoutDeniedIn(line: string): string {
  if (!mayDeny.test(wordForm(line))) return line
  const read = readLine(line)
  const cuts = [...deniedIn(read), ...unsoughtIn(read)].toSorted((one, other) => one.start - other.start)
  let [kept, at] = ['', 0]
  for (const { start, end } of cuts) {
    kept += line.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return kept + line.slice(at)
}

/** The words of a text without accents, in lower case, with one space between, as in the lists of denials. */
export const wordForm = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A fast first check, as most lines contain none of these words. */
const mayDeny = new RegExp(
  `(?<![^ ])(?:${[denials.no, denials.without, denials.not, denials.insteadOf, denials.notNeeded].join('|')}|durch|von|par|por|con|door|przez|per)(?![^ ])`,
)

function deniedIn(read: ReadLine): Cut[] {
  const { words, mentions } = read
  const cuts: Cut[] = []
  /** The start of the denial before the previous mention; undefined if that mention is not denied. */
  let last: number | undefined
  for (const [at, mention] of mentions.entries()) {
    const start = last !== undefined && isJoined(read, at) ? last : denialBefore(words, mention)
    last = start !== undefined && !isQuestion(words, mention) ? start : undefined
    cuts.push(...(last === undefined ? notNeeded(read, at) : [{ start: last, end: endOfDenial(read, at) }]))
  }
  return cuts
}

/** True for a question such as 'No Java?' (often followed by 'No problem'): the skill in it is a wish. */
export const isLacking = (sentence: string) => /\?\s*$/.test(sentence) && startsWithout.test(wordForm(sentence))
const startsWithout = new RegExp(`^(?:${denials.no}|${denials.without}|${denials.not})(?![^ ])`)

const isQuestion = (words: Word[], { to }: Mention) => /^\s*\?/.test(words[to]?.gap ?? '')

/** True if a mention continues a denial: 'no Java or Go', 'no Java, Go or C'. A comma needs a later 'or' or 'nor'. */
function isJoined(read: ReadLine, at: number): boolean {
  for (let next = at; next < read.mentions.length; next += 1) {
    const joint = jointBefore(read, next)
    if (joint !== ',') return joint === 'word'
  }
  return false
}

/** The connection between a mention and the previous mention: a word such as 'or', a comma, or nothing. */
function jointBefore({ words, mentions }: ReadLine, at: number): 'word' | ',' | undefined {
  const [last, one] = [mentions[at - 1], mentions[at]]
  if (!last || !one || words.slice(last.to, one.from + 1).some(({ gap }) => endsClause(gap))) return undefined
  const between = phrase(words, last.to, one.from)
  if (between !== '') return joints.test(between) ? 'word' : undefined
  const gap = words[one.from]?.gap.trim() ?? ''
  return gap === ',' ? ',' : /^[/&]$/.test(gap) ? 'word' : undefined
}

const joints = new RegExp(`^${denials.joints}$`)
const contrast = new RegExp(`^${denials.contrast}$`)

/** The index of the first character of a denial before a mention. */
function denialBefore(words: Word[], { from, to }: Mention): number | undefined {
  const first = beginningOfClause(words, from)
  const text = phrase(words, first, from)
  if (gone.test(`${text} § ${restOfClause(words, to)}`)) return words[from]?.start
  const found = before.exec(text)
  if (!found) return undefined
  const earlier = text.slice(0, found.index).trimEnd()
  // In 'experiência no Azure', 'no' means 'in'; 'nothing works without SQL' asks for SQL.
  if (/^no(?: |$)/.test(found[0]) && portuguese.test(earlier)) return undefined
  const rest = restOfClause(words, to)
  if (isNot.test(found[0]) && dauntless.test(`${found[0]} ${rest}`)) return undefined
  if (lacking.test(found[0]) && (negative.test(earlier) || negative.test(rest))) return undefined
  return words[first + countWords(earlier)]?.start
}

const notBut = `(?! ${denials.notOnly}(?: |$))`
const before = new RegExp(
  `(?<![^ ])(?:${denials.insteadOf}(?: ${denials.fillers}){0,3}|(?:${denials.no}|${denials.without})${notBut}(?: ${denials.fillers}){0,5}|${denials.not}${notBut}(?: [^ ]+){0,7})$`,
)
const isNot = new RegExp(`^${denials.not}(?: |$)`)
const dauntless = new RegExp(`(?<![^ ])${denials.dauntless}(?![^ ])`)
const gone = new RegExp(`(?<![^ ])${denials.gone}(?![^ ])`)
const portuguese = new RegExp(`(?<![^ ])${denials.portugueseBefore}(?: n[oa]s? .*)?$`)
const lacking = new RegExp(`^${denials.without}(?: |$)`)
const negative = new RegExp(
  `(?<![^ ])(?:${denials.not}|${denials.no}|nothing|nobody|nichts|niemand|geht|rien|nada|niente|niets|nic)(?![^ ])`,
)

const countWords = (text: string) => (text === '' ? 0 : text.split(' ').length)

/** The index of the first word that may deny a later word: after the start of the clause, a comma or a contrast. */
function beginningOfClause(words: Word[], from: number): number {
  const least = Math.max(0, from - REACH)
  for (let at = from; at > least; at -= 1) {
    const { gap = '' } = words[at] ?? {}
    if ((endsClause(gap) && gap.trim() !== ':') || gap.includes(',')) return at
    if (contrast.test(words[at - 1]?.word ?? '')) return at
  }
  return least
}

function restOfClause(words: Word[], from: number): string {
  let to = from
  while (to < Math.min(words.length, from + REACH) && !endsClause(words[to]?.gap ?? '')) to += 1
  return phrase(words, from, to)
}

/** The index after the last character of a denial, which a comma, a contrast or another mention may end early. */
function endOfDenial({ words, mentions }: ReadLine, at: number): number {
  const to = mentions[at]?.to ?? 0
  const most = Math.min(mentions[at + 1]?.from ?? words.length, to + REACH)
  let end = to
  for (; end < most; end += 1) {
    const { gap = '', word = '' } = words[end] ?? {}
    if (gap.includes(',') || endsClause(gap) || contrast.test(word) || joints.test(word) || instead.test(word)) break
  }
  return words[end - 1]?.end ?? 0
}

/** Words before a replacement, which is not denied: 'from Angular to React', 'replaced Jenkins with GitHub Actions'. */
const instead = /^(?:to|with|by|for|zu|auf|durch|vers|par|por|hacia|per|con|naar|door|na|przez)$/

/** Denials after a mention: 'Java is not needed'. A wish in the sentence cancels them: 'not needed, but a plus'. */
function notNeeded(read: ReadLine, at: number): Cut[] {
  const { line, words, mentions } = read
  const { from = 0, to = 0 } = mentions[at] ?? {}
  const next = mentions[at + 1]?.from ?? words.length
  const found = behind.exec(phrase(words, to, Math.min(next, to + countWords(restOfClause(words, to)))))
  if (!found || wishes.test(withoutAccents(sentenceAround(line, words[from]?.start ?? 0)))) return []
  let first = at
  while (first > 0 && jointBefore(read, first)) first -= 1
  const start = words[mentions[first]?.from ?? from]?.start ?? 0
  return [{ start, end: words[to + countWords(found[0]) - 1]?.end ?? 0 }]
}

const behind = new RegExp(`^(?:[^ ]+ ){0,3}?${denials.notNeeded}(?![^ ])`)
const wishes = new RegExp(`\\b(?:${advertisementWords.wishes})\\b`, 'i')

/** Ranges from 'We are not looking for managers' to the end of the clause, including any skills in the clause. */
function unsoughtIn({ words }: ReadLine): Cut[] {
  const cuts: Cut[] = []
  for (let from = 0; from < words.length; from += 1) {
    const rest = restOfClause(words, from)
    if (!unsought.test(rest)) continue
    const to = from + countWords(rest)
    cuts.push({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 })
    from = to - 1
  }
  return cuts
}

const unsought = new RegExp(
  `^(?:(?:${denials.not}|${denials.no}) (?:[^ ]+ ){0,2}?${advertisementWords.seeks}|${advertisementWords.seeks} (?:${denials.no}|${denials.not}))(?![^ ])(?! ${denials.notOnly})`,
)
