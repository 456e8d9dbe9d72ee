import { nameWords } from '../language/people.ts'
import type { Folded } from './fold.ts'
import type { Forms } from './identity.ts'
import type { Range, Span } from './spans.ts'

/** A word of the folded text; `text` without apostrophes, and `end` before a possessive 's. */
type Word = { text: string; start: number; end: number; isPossessive: boolean; isCapital: boolean; isCapitals: boolean }

type Role = 'hidden' | 'first' | 'particle' | 'initial'

type Found = Word & { role: Role }

/** The places where the text names the person, replaced by the shortened name. The first name alone is public. */
export function nameSpans(original: string, text: Folded, forms: Forms): Span[] {
  const words = wordsOf(original, text)
  const names = [
    ...runsOf(words, text.letters, forms),
    ...spacedOut(words, text.letters, forms),
    ...forms.unparted.flatMap(name => everyPlace(text.letters, name)),
  ]
  const glued = words.flatMap((word, at) => (isGlued(word, forms) ? [wholeHandle(words, at, text.letters, forms)] : []))
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

function wordsOf(original: string, { letters, at }: Folded): Word[] {
  return [...letters.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu)].map(({ 0: whole, index }) => {
    const isPossessive = whole.endsWith("'s")
    const text = isPossessive ? whole.slice(0, -2) : whole
    const end = index + text.length
    const written = original.slice(at[index], at[end])
    return {
      text: text.replaceAll("'", ''),
      ...{ start: index, end, isPossessive },
      isCapital: /^\p{Lu}/u.test(written),
      isCapitals: /\p{Lu}/u.test(written) && !/\p{Ll}/u.test(written),
    }
  })
}

/** Runs of adjacent parts of the name, in any order. */
function runsOf(words: Word[], letters: string, forms: Forms): Range[] {
  const runs: { words: Found[]; from: number }[] = []
  for (const [index, word] of words.entries()) {
    const role = roleOf(word, letters, forms)
    if (!role) continue
    const last = runs.at(-1)
    const before = last?.words.at(-1)
    const isNext = last && last.from + last.words.length === index
    if (before && isNext && belongs(before, { ...word, role }, letters)) last.words.push({ ...word, role })
    else runs.push({ words: [{ ...word, role }], from: index })
  }
  return runs.flatMap(run => {
    const parts = withoutLooseEnds(run.words)
    const from = run.from + run.words.indexOf(parts[0] as Found)
    const [head, tail] = [parts[0], parts.at(-1)]
    if (!head || !tail || !meansPerson(parts, { words, from, letters, forms })) return []
    const dot = tail.role === 'initial' && letters[tail.end] === '.' ? 1 : 0
    return [{ start: head.start, end: tail.end + dot }]
  })
}

function roleOf(word: Word, letters: string, { hidden, first, particles, initials }: Forms): Role | undefined {
  if (hidden.has(baseOf(word.text, hidden))) return 'hidden'
  if (first.has(word.text)) return 'first'
  if (particles.has(word.text)) return 'particle'
  const all = [...word.text]
  const isDotted = letters[word.end] === '.' || all.length > 1
  const isInitial = all.length < 4 && all.every(letter => initials.has(letter))
  return isInitial && (isDotted || !/^[aiyeo]$/.test(word.text)) && (word.isCapitals || letters[word.end] === '.')
    ? 'initial'
    : undefined
}

/** 'Müllers' and 'Nowakowi' are 'Müller' and 'Nowak' with an ending. */
function baseOf(word: string, hidden: Forms['hidden']): string {
  if (hidden.has(word)) return word
  for (const ending of nameWords.endings) {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || stem.length < 3) continue
    if (hidden.get(stem) === 'rare' && stem.length > 3) return stem
    // Polish and Czech: Kowalski, Kowalska, Kowalskiego.
    if (/(?:sk|ck)$/.test(stem)) {
      const base = ['i', 'a', 'y'].map(vowel => stem + vowel).find(form => hidden.has(form))
      if (base) return base
    }
  }
  return word
}

/** 'Doe, Jane', 'J. Doe', 'jane_doe' and a name over two lines are one name; 'with Jane. Doe' is two sentences. */
function belongs(left: Found, right: Found, letters: string): boolean {
  const gap = letters.slice(left.end, right.start)
  if (gap.length > 3 || left.isPossessive) return false
  if (/^[ \n]{1,2}$|^['._-]$|^ - $|^\.-$|^ '$/.test(gap)) return true
  // 'J. Doe' and 'St. Clair'.
  if (/^\.[ \n]$/.test(gap)) return left.role === 'initial' || (left.role === 'hidden' && left.text.length < 3)
  const isTurned = left.role === 'hidden' || left.role === 'particle' || right.role === 'hidden'
  return /^,[ \n]?$/.test(gap) && isTurned && left.role !== right.role
}

/** A particle or a lone letter at the edge of a name belongs to something else unless it stands before a part. */
function withoutLooseEnds(words: Found[]): Found[] {
  const isPart = ({ role }: Found) => role === 'hidden' || role === 'first'
  const last = words.findLastIndex(word => word.role !== 'particle')
  const first = words.findIndex(isPart)
  return first < 0 ? [] : words.slice(0, last + 1)
}

type Place = { words: Word[]; from: number; letters: string; forms: Forms }

/** True if these words name the person, and are not just ordinary words. */
function meansPerson(parts: Found[], place: Place): boolean {
  const hidden = parts.filter(part => part.role === 'hidden')
  const certainty = (part: Found) => place.forms.hidden.get(baseOf(part.text, place.forms.hidden))
  if (hidden.length === 0) return false
  if (parts.length === 1 && isEveryday(parts[0])) return false
  if (hidden.some(part => certainty(part) === 'rare')) return true
  const others = parts.filter(part => part.role !== 'hidden')
  if (others.length > 0 || hidden.length > 1) {
    return hidden.some(part => part.isCapital) || others.every(part => !part.isCapital)
  }
  const [alone] = hidden
  if (!alone?.isCapital) return false
  const [before, after] = [place.words[place.from - 1], place.words[place.from + parts.length]]
  if (before && nameWords.titles.has(before.text) && /^\.? $/.test(place.letters.slice(before.end, alone.start)))
    return true
  if (certainty(alone) === 'proper') return false
  if (alone.isPossessive || isInBrackets(alone, place.letters) || isSetOff(alone, place.letters)) return true
  if (isMonth(alone, before, after)) return false
  return isSubject(alone, after, place.letters) || isInProse(alone, { before, after, ...place })
}

const isMonth = (word: Word, before?: Word, after?: Word) =>
  nameWords.months.has(word.text) &&
  (/^\d/.test(after?.text ?? '') ||
    /^(?:\d\w*|in|since|until|till|by|from|to|of|last|next|early|late|mid|before|after|im|seit|bis|and)$/.test(
      before?.text ?? '',
    ))

/** 'a carpenter' is no person, 'Carpenter' is. */
const isEveryday = (word: Word | undefined) =>
  word !== undefined && !word.isCapital && !word.isPossessive && nameWords.everyday.has(word.text)

/** 'Mentor: Cook' and 'Cook – product owner', but not a line of nothing else. */
function isSetOff({ start, end }: Word, letters: string): boolean {
  const [before, after] = [letters.slice(Math.max(0, start - 2), start), letters.slice(end, end + 3)]
  const [isLed, isFollowed] = [before === ': ' || before === '- ', after === ' - ']
  return (isLed && (isFollowed || /^(?:\n|$)/.test(after))) || (isFollowed && (before === '' || before.endsWith('\n')))
}

const isInBrackets = (word: Word, letters: string) => letters[word.start - 1] === '(' && letters[word.end] === ')'

/** 'Rose led' is a person; 'Rose to' is not. */
function isSubject(word: Word, after: Word | undefined, letters: string): boolean {
  if (!after || letters.slice(word.end, after.start) !== ' ' || after.isCapital) return false
  return nameWords.verbs.has(after.text) || /^\p{L}{2,}ed$/u.test(after.text)
}

/** A capital amid lower case, as only a name has: 'for Rose on'. */
function isInProse(word: Word, { before, after, letters }: { before?: Word; after?: Word; letters: string }): boolean {
  const gap = before ? letters.slice(before.end, word.start) : ''
  const isAfterWord = before && !before.isCapital && /^[ ,]{1,2}$/.test(gap)
  const isNoCompound = !after?.isCapital || !/^[ -]$/.test(letters.slice(word.end, after.start))
  return Boolean(isAfterWord) && isNoCompound && !word.isCapitals
}

/** 'jane-vandoe' and 'vandoe.jane' from the part that is glued. */
function wholeHandle(words: Word[], at: number, letters: string, { first, hidden }: Forms): Range {
  const isPart = (word: Word | undefined) => word !== undefined && (first.has(word.text) || hidden.has(word.text))
  const isTied = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && /^[._-]$/.test(letters.slice(one.end, other.start))
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  return {
    start: (isPart(before) && isTied(before, word) ? before : word)?.start ?? 0,
    end: (isPart(after) && isTied(word, after) ? after : word)?.end ?? 0,
  }
}

/** 'janedoe42', '@jdoe', 'JaneKowalskiDesign': one word that holds the name. */
function isGlued(word: Word, { glued, hidden }: Forms): boolean {
  if (word.text.length < 4) return false
  const plain = word.text.replace(/(?<!\d)\d+$/, '')
  return glued.some(form => plain === form || (form.length > 6 && word.text.includes(form))) || isMarked(word, hidden)
}

const isMarked = ({ text }: Word, hidden: Forms['hidden']) =>
  /\d/.test(text) &&
  [...hidden].some(([part, kind]) => kind === 'rare' && part.length > 2 && text.replace(/\d/g, '') === part)

/** 'J A N E  D O E' and 'D.O.E': letters that stand alone are read together. */
function spacedOut(words: Word[], letters: string, { first, hidden }: Forms): Range[] {
  const found: Range[] = []
  for (let from = 0; from < words.length; ) {
    let to = from
    while (isLoneLetter(words[to], words[to - 1], { isFirst: to === from, letters })) to += 1
    if (to - from > 2) {
      const row = words.slice(from, to)
      const joined = row.map(word => word.text).join('')
      const parts = [...first, ...hidden.keys()].filter(part => part.length > 2)
      const holdsName = [...hidden.keys()].some(part => part.length > 2 && joined.includes(part))
      const places = holdsName ? parts.flatMap(part => everyPlace(joined, part)) : []
      for (const { start, end } of places) {
        found.push({ start: row[start]?.start ?? 0, end: row[end - 1]?.end ?? 0 })
      }
    }
    from = Math.max(to, from + 1)
  }
  return merged(found, letters)
}

const isLoneLetter = (
  word: Word | undefined,
  before: Word | undefined,
  { isFirst, letters }: { isFirst: boolean; letters: string },
) => word?.text.length === 1 && (isFirst || /^[ .'·_-]{1,4}$/.test(letters.slice(before?.end, word.start)))

/** Merges neighbours, also across a lone initial, so that the shortened name appears once. */
function merged(ranges: Range[], letters: string): Range[] {
  const result: Range[] = []
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    const gap = last && letters.slice(last.end, range.start)
    if (last && gap !== undefined && gap.length < 10 && /^[^\p{L}]*(?:\p{L}[^\p{L}]*)?$/u.test(gap)) {
      last.end = Math.max(last.end, range.end)
    } else result.push({ ...range })
  }
  return result
}

/** All places of one text in another. */
export function everyPlace(letters: string, wanted: string): Range[] {
  const found: Range[] = []
  if (wanted === '') return found
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length })
  }
  return found
}
