import { z } from 'zod'
import { anyOf, list, withoutAccents, wordSet } from './lists.ts'
import { remembered } from './remembered.ts'
import { baseForm } from './titleForms.ts'
import titlesFile from './titles.json' with { type: 'json' }
import titleWordsFile from './titleWords.json' with { type: 'json' }

/* Words of job titles in eight languages, for the reader of resumes and for matching. */

/** English words of titles, with their translations. Translations of several words are phrases. */
const translations = z.record(z.string(), list)

/**
 * Words of titles in languages other than English. `nouns` name a worker. `surnames` also name a worker, but in a
 * resume they are mostly names. `fields` name the subject of the work. `genders`: endings for both genders, as in
 * 'Entwickler/in' and 'développeur·se'. For languages that write titles as one word, `links` join the parts of the
 * word, and `parts` are fields only as the first part, as 'Personal' alone is also an English word. No list contains a
 * word twice, or a word with another meaning in English.
 */
export const titleLanguages = z
  .record(
    z.string(),
    z.strictObject({
      ...{ genders: list, links: list.default([]), nouns: translations, fields: translations },
      ...{ surnames: translations.default({}), parts: translations.default({}) },
    }),
  )
  .parse(titleWordsFile)

/**
 * Words of job titles. `nouns`: words for workers in all languages. `endings`: endings of German and Dutch titles
 * written as one word. `levels`: words of levels and fields beside a noun. `functions`: titles only if they are alone.
 * `posts`: titles without a trade, such as titles of learners. `initialisms` keep their capitals. `agents`: endings of
 * words for people. `links`: small words that also occur in firms. `ambiguous`: titles of occupations that are also
 * surnames or ordinary words. A line with one of `notTitles` is a sentence, a line with one of `degrees` is about a
 * school.
 */
export const titles = z
  .object({
    nouns: list,
    endings: z.object({ inflected: list, fixed: list }),
    levels: wordSet,
    ambiguous: list.transform(words => new Set(words.map(baseForm))),
    ...{ functions: anyOf, posts: anyOf, agents: anyOf, links: wordSet },
    initialisms: wordSet,
    notTitles: anyOf,
    degrees: anyOf,
  })
  .transform(({ nouns, ...others }) => ({ ...others, nouns: { english: nouns, ...nounsByLanguage() } }))
  .parse(titlesFile)

const entriesOf = (words: z.output<typeof translations>) =>
  Object.entries(words).flatMap(([english, others]) => others.map((other): [string, string] => [other, english]))

function nounsByLanguage(): Record<string, string[]> {
  const single = (words: string[]) => words.filter(word => !word.includes(' '))
  return Object.fromEntries(
    Object.entries(titleLanguages).map(([language, { nouns }]) => [language, single(Object.values(nouns).flat())]),
  )
}

/** The text without gender endings: 'Entwickler/in' and 'développeur·se' become 'Entwickler' and 'développeur'. */
export const withoutGenderForms = (text: string) => text.replace(genderForm, '')

const all = Object.values(titleLanguages)
const genders = [...new Set(all.flatMap(language => language.genders))].join('|')
const genderForm = new RegExp(`(?<=\\p{L}{3})(?:[/*:_·•.]-?|\\(-?|-)(?:${genders})(?![\\p{L}\\p{N}-])\\)?`, 'giu')

/**
 * Translates words of titles to English and keeps all other words: 'Java-Entwickler/in' becomes 'Java-developer',
 * 'Cheffe de projet' 'manager project', 'Vertriebsleiter' 'sales manager'. An English text is returned unchanged.
 */
export function inEnglish(text: string): string {
  const pieces = withoutGenderForms(text).split(/(\P{L}+)/u) // Alternates between words and separators.
  let isEnglish = true
  for (let at = 0; at < pieces.length; at += 2) {
    const { meaning, begins } = meaningOf(pieces[at] ?? '')
    const phrase = begins?.find(({ rest }) => isAt(pieces, at + 1, rest))
    if (!phrase && !meaning) continue
    isEnglish = false
    pieces[at] = phrase?.english ?? meaning ?? ''
    if (!phrase) continue
    const end = at + 2 * phrase.rest.length
    pieces.fill('', at + 1, end + 1)
    at = end
  }
  return isEnglish ? text : pieces.join('')
}

const isAt = (pieces: string[], from: number, rest: string[]) =>
  rest.every(
    (word, index) =>
      /^[\s'’.(/-]{1,3}$/.test(pieces[from + 2 * index] ?? '') && plain(pieces[from + 2 * index + 1] ?? '') === word,
  )

const plain = (word: string) => withoutAccents(word).toLowerCase()

/** Words and phrases of other languages with their English meanings. */
const translated = all.flatMap(({ nouns, surnames, fields }) => [nouns, surnames, fields].flatMap(entriesOf))
const single = new Map(translated.filter(([other]) => !other.includes(' ')))

/** A phrase without its first word. `phrases` groups phrases by first word, the longest phrase first. */
type Phrase = { rest: string[]; english: string }
const phrases = new Map<string, Phrase[]>()
for (const [phrase, english] of translated.sort(([one], [other]) => other.length - one.length)) {
  const [first = '', ...rest] = phrase.split(' ')
  if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), { rest, english }])
}

/** The meaning of a single word, and the phrases that begin with this word. Most words have neither. */
type Meaning = { meaning?: string; begins?: Phrase[] }
const NONE: Meaning = {}

/** Maximum letters of a word to translate, as the work grows with the length. No title has a longer word. */
const LONGEST_WORD = 60
const MOST_MEANINGS = 50_000

const meaningOf = remembered((word): Meaning => {
  if (word.length > LONGEST_WORD) return NONE
  const [form, meaning] =
    forms(plain(word))
      .map(form => [form, single.get(form) ?? meaningOfCompound(form)] as const)
      .find(([, meaning]) => meaning !== undefined) ?? []
  const begins = forms(plain(word))
    .map(form => phrases.get(form))
    .find(Boolean)
  const isEnglish = meaning === form // For example 'Employees', which is also a French word.
  return begins || !isEnglish ? { meaning: isEnglish ? undefined : meaning, begins } : NONE
}, MOST_MEANINGS)

/** Forms to look up: the word; with 'a', 'o', 'u' for 'ae', 'oe', 'ue'; without a plural 's' or 'es'. */
const forms = (word: string) => [word, word.replace(/([aou])e/g, '$1'), word.replace(/s$/, ''), word.replace(/es$/, '')]

/** The meaning of a compound: 'Vertriebsleiterin' is made of 'Vertrieb' (sales) and 'leiterin' (manager). */
function meaningOfCompound(word: string): string | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const end = ends.get(word.slice(at))
    if (end) return `${meaningOfPart(word.slice(0, at))} ${end}`
  }
  return undefined
}

const SHORTEST_PART = 3

/** Minimum letters of a field at the end of a compound. Shorter fields also end other words. */
const SHORTEST_FIELD = 8

const { inflected, fixed } = titles.endings
const feminine = inflected.flatMap(ending => [`${ending}in`, `${ending}innen`].map(form => [form, ending] as const))
const ends = new Map([
  ...all
    .filter(({ links }) => links.length > 0)
    .flatMap(({ fields }) => entriesOf(fields))
    .filter(([field]) => field.length >= SHORTEST_FIELD),
  ...[...feminine, ...[...inflected, ...fixed].map(ending => [ending, ending] as const)].map(
    ([form, ending]) => [form, single.get(ending) ?? ending] as const,
  ),
])

/**
 * Translates the first part of a compound, or only the end of this part ('Gebietsverkauf' ends with sales). An unknown
 * part is kept: 'software' and 'java' are English.
 */
function meaningOfPart(part: string): string {
  for (let at = 0; at <= part.length - SHORTEST_PART; at += 1) {
    const meaning = bareForms(part.slice(at))
      .map(form => parts.get(form) ?? single.get(form))
      .find(Boolean)
    if (meaning) return at === 0 ? meaning : `${part.slice(0, at)} ${meaning}`
  }
  return part
}

/** A part with and without its linking letters, such as the German 's'. */
const bareForms = (part: string) =>
  ['', ...links].filter(link => part.endsWith(link)).map(link => part.slice(0, part.length - link.length))

const links = [...new Set(all.flatMap(language => language.links))]
const parts = new Map(all.flatMap(language => entriesOf(language.parts)))
