import { nameWords } from '@talentdesk/reader/words/people'
import { type Folded, folded } from './fold.ts'
import { isOwnHandle } from './handles.ts'
import type { Forms } from './identity.ts'
import { type Line, meansPerson, type NamePart, type Role } from './meaning.ts'
import { occurrencesOf } from './ranges.ts'
import { latinised } from './scripts.ts'
import { brokenNames, spacedNames } from './spaced.ts'
import type { Range, Span } from './spans.ts'
import { areGerman, partIn, type Word, wordsOf } from './tokens.ts'

/** The ranges in which the text names the person, with the shortened name as replacement. The first name is public. */
export function nameSpans(original: string, text: Folded, forms: Forms): Span[] {
  const words = wordsOf(original, text)
  const line = { words, letters: text.letters, forms, isGerman: areGerman(words) }
  const names = [
    ...runsOf(line),
    ...spacedNames(line),
    ...brokenNames(line),
    ...forms.unparted.flatMap(name => occurrencesOf(text.letters, name)),
  ]
  const glued = words.flatMap((word, at) =>
    isGlued(word, original.slice(text.at[word.start], text.at[word.end]), line) ? [wholeHandle(at, line)] : [],
  )
  const spanOf = ({ start, end }: Range, isWord: boolean): Span => {
    const isHandle = text.letters[start - 1] === '@'
    return {
      start: text.at[isHandle ? start - 1 : start] ?? 0,
      end: text.at[end] ?? 0,
      by: isHandle ? '' : forms.shown,
      kind: isHandle || isWord ? 'HANDLE' : 'NAME',
    }
  }
  return [...names.map(range => spanOf(range, false)), ...glued.map(word => spanOf(word, true))]
}

/** Ranges of adjacent parts of the name, in any order. */
function runsOf(line: Line): Range[] {
  const { words, letters, forms } = line
  const runs: { words: NamePart[]; from: number }[] = []
  for (const index of words.keys()) {
    const last = runs.at(-1)
    const before = last?.words.at(-1)
    const word = foundAt(index, before, line)
    if (!word) continue
    const isNext = last && last.from + last.words.length === index
    if (before && isNext && belongs(before, word, letters)) last.words.push(word)
    else runs.push({ words: [word], from: index })
  }
  return runs.flatMap(run => {
    const parts = withoutLooseEnds(run.words)
    const from = run.from + run.words.indexOf(parts[0] as NamePart)
    const [head, tail] = [parts[0], parts.at(-1)]
    if (!head || !tail) return isInitials(run.words, letters, forms) ? [withDot(run.words, letters)] : []
    return meansPerson(parts, from, line) ? [withDot(parts, letters)] : []
  })
}

function withDot(parts: NamePart[], letters: string): Range {
  const [start, tail] = [parts[0]?.start ?? 0, parts.at(-1)]
  const dot = tail?.role === 'initial' && letters[tail.end] === '.' ? 1 : 0
  return { start, end: (tail?.end ?? 0) + dot }
}

/** The word, with the part of the name that the word may be; undefined if the word is no part. */
function foundAt(index: number, before: NamePart | undefined, line: Line): NamePart | undefined {
  const { words, letters, forms } = line
  const word = words[index]
  if (!word) return undefined
  const part = partIn(word.text, word.isCapital, forms)
  if (part !== undefined) return { ...word, role: 'hidden', part }
  const owned = ownerIn(word, letters, forms)
  if (owned) return owned
  const cased = shortCase(word, words[index - 1], before, line)
  if (cased) return cased
  const role = lesserRole(word, letters, forms)
  return role && { ...word, role, part: '' }
}

/** The part of the name in a form that only names have: "Yıldız'ın" and 'Wolfsche'. */
function ownerIn(word: Word, letters: string, { hidden }: Forms): NamePart | undefined {
  const [, adjective = '', s = ''] = (word.isCapital && /^(\p{L}{3,}?)(s?)sche[nmrs]?$/u.exec(word.text)) || []
  const owner = [adjective, adjective + s].find(part => hidden.has(part))
  if (owner) return { ...word, role: 'hidden', part: owner, isPossessive: true }
  if (word.head === null) return undefined
  const part = letters.slice(word.start, word.head).replaceAll("'", '')
  const isPart = part.length > 2 && hidden.has(part)
  return isPart ? { ...word, role: 'hidden', part, end: word.head, isPossessive: true } : undefined
}

/** Forms of short names: 'Does' for Doe inside a sentence or beside another part, 'Kochs' as the genitive of Koch. */
function shortCase(word: Word, before: Word | undefined, run: NamePart | undefined, line: Line): NamePart | undefined {
  if (!word.isCapital) return undefined
  const { hidden } = line.forms
  const owner = word.text.slice(0, -1)
  const isOwned = line.isGerman && word.text.endsWith('s') && owner.length > 2
  if (isOwned && hidden.has(owner) && !nameWords.articles.has(before?.text ?? '')) {
    return { ...word, role: 'hidden', part: owner, isPossessive: true }
  }
  const [part, ending] = [word.text.slice(0, 3), word.text.slice(3)]
  const gap = before ? line.letters.slice(before.end, word.start) : ''
  const isBeside = run?.end === before?.end && /^[ -]$/.test(gap)
  const isAmid = gap === ' ' && (before?.isLower || ending.length > 1) && hidden.get(part) !== 'ordinary'
  const isCase = hidden.has(part) && (isBeside || isAmid) && nameWords.endings.includes(ending)
  return isCase ? { ...word, role: 'hidden', part } : undefined
}

function lesserRole(word: Word, letters: string, { first, particles, initials }: Forms): Role | undefined {
  if ([word.text, ...latinised(word.text)].some(text => first.has(text))) return 'first'
  if (particles.has(word.text)) return 'particle'
  const all = [...word.text]
  const isDotted = letters[word.end] === '.' || all.length > 1
  const isInitial = all.length < 4 && all.every(letter => initials.has(letter))
  return isInitial && (isDotted || !/^[ai]$/.test(word.text)) && (word.isCapitals || letters[word.end] === '.')
    ? 'initial'
    : undefined
}

/** True if two parts are one name: 'Doe, Jane', 'J. Doe', 'jane_doe', a name over two lines; not 'with Jane. Doe'. */
function belongs(left: NamePart, right: NamePart, letters: string): boolean {
  const gap = letters.slice(left.end, right.start)
  if (gap.length > 3 || left.isPossessive) return false
  if (/^[ \n]{1,2}$|^['._-]$|^ - $|^\.-$|^ '$|^' $/.test(gap)) return true
  // A dot may be inside a name, as in 'J. Doe' and 'St. Clair'.
  if (/^\.[ \n]$/.test(gap)) return left.role === 'initial' || (left.role === 'hidden' && left.text.length < 3)
  const isTurned = left.role === 'hidden' || left.role === 'particle' || right.role === 'hidden'
  return /^,[ \n]?$/.test(gap) && isTurned && left.role !== right.role
}

/** Removes particles at the end of a name. The result is empty if no part of the name is left. */
function withoutLooseEnds(words: NamePart[]): NamePart[] {
  const isPart = ({ role }: NamePart) => role === 'hidden' || role === 'first'
  const last = words.findLastIndex(word => word.role !== 'particle')
  const first = words.findIndex(isPart)
  return first < 0 ? [] : words.slice(0, last + 1)
}

/** True for dotted initials from the first to the last name, 'J.D.' and 'J. Q.'; false for degrees. */
function isInitials(words: NamePart[], letters: string, { first, shown }: Forms): boolean {
  const initials = words.map(word => word.text).join('')
  const ends = folded(shown.split(' ').at(-1) ?? '')[0]
  const isDotted = words.every(word => word.isCapital && word.text.length === 1 && letters[word.end] === '.')
  return (
    words.length > 1 &&
    isDotted &&
    [...first].some(part => part[0] === initials[0]) &&
    ends === initials.at(-1) &&
    !NO_INITIALS.has(initials)
  )
}

/** Dotted abbreviations of degrees, places and other things, which are not initials. */
const NO_INITIALS = new Set(
  'ba bs ma ms md jd dc la ny us uk eu un am pm ai hr pr qa it tv sa sl bv nv ag ua cv po dba mba llm usa'.split(' '),
)

/** The range of the whole handle around a glued name: 'jane-vandoe', 'vandoe.jane'. */
function wholeHandle(at: number, { words, letters, forms: { first, hidden, glued } }: Line): Range {
  const isPart = (word: Word | undefined) =>
    word !== undefined && (first.has(word.text) || hidden.has(word.text) || glued.includes(word.text))
  const isTied = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && /^[._-]$/.test(letters.slice(one.end, other.start))
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return {
    start: (isPart(before) && isTied(before, word) ? before : word)?.start ?? 0,
    end: (isPart(after) && isTied(word, after) ? after : word)?.end ?? 0,
  }
}

/** True for a word that contains the name: 'janedoe42', '@jdoe', 'JaneKowalskiDesign', 'kowalskidesign'. */
function isGlued({ text }: Word, written: string, { forms }: Line): boolean {
  const { glued, hidden } = forms
  if (glued.includes(text)) return true
  if (text.length < 4 || hidden.has(text)) return false
  if (isOwnHandle(text, forms)) return true
  const plain = text.replace(/(?<!\d)\d+$/, '')
  if (glued.some(form => plain === form || (form.length > 6 && text.includes(form)))) return true
  const humps = /\p{Ll}\p{Lu}/u.test(written) ? text.length : 0
  return [...hidden].some(
    ([part, certainty]) =>
      certainty === 'rare' &&
      ((part.length > 6 && text.includes(part)) ||
        (part.length > 2 && text !== plain && text.replace(/\d/g, '') === part) ||
        (humps > 0 && part.length > 2 && isHump(part, text, written))),
  )
}

/** True if the part has a capital at its start and after its end, as in 'TeamDoe'. */
function isHump(part: string, text: string, written: string): boolean {
  const start = text.indexOf(part)
  const [head, next] = [written[start], written[start + part.length]]
  return start >= 0 && /\p{Lu}/u.test(head ?? '') && (next === undefined || /[\p{Lu}\d_]/u.test(next))
}
