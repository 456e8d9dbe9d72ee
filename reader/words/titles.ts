import { z } from 'zod'
import { anyOf, list, withoutAccents, wordSet } from './lists.ts'
import { remembered } from './remembered.ts'
import { baseForm } from './titleForms.ts'
import titlesFile from './titles.json' with { type: 'json' }
import titleWordsFile from './titleWords.json' with { type: 'json' }

/* The words of job titles in eight languages, for the reader of resumes and for matching. */

/** English words of titles, and what stands for them in another language. Entries of several words are phrases. */
const translations = z.record(z.string(), list)

/**
 * The words of titles in the languages beside English. `nouns` name somebody who works, `surnames` do so, too, but are
 * mostly names in a resume, and `fields` name what somebody works on. `genders` are the endings by which a title names
 * both genders: 'Entwickler/in', 'développeur·se'. A language that writes titles as one word has `links`, which join their
 * parts, and may have `parts`: fields only as the first part of such a word, as 'Personal' alone is also an English word.
 * No word stands there twice, nor if it means something else in English.
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
 * Titles of jobs: the `nouns` of all languages that name somebody who works, the `endings` of German and Dutch ones that
 * are written as one word, words of `levels` and fields beside a noun, `functions` that stand for a title when they stand
 * alone, `posts` of learners and others that name no trade, and `initialisms`, which keep their capitals. `agents` are
 * endings of words for people, and `links` small words that firms have, too. `ambiguous` titles of occupations are also
 * surnames or ordinary words. A line with one of `notTitles` is a sentence, one with one of `degrees` is about a school.
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

/** A text with 'Entwickler/in' and 'développeur·se' as 'Entwickler' and 'développeur'. */
export const withoutGenderForms = (text: string) => text.replace(genderForm, '')

const all = Object.values(titleLanguages)
const genders = [...new Set(all.flatMap(language => language.genders))].join('|')
const genderForm = new RegExp(`(?<=\\p{L}{3})(?:[/*:_·•.]-?|\\(-?|-)(?:${genders})(?![\\p{L}\\p{N}-])\\)?`, 'giu')

/**
 * A text with the words of titles in English, all others as they are: 'Java-Entwickler/in' becomes 'Java-developer',
 * 'Cheffe de projet' 'manager project', 'Vertriebsleiter' 'sales manager'. An English text comes back as it is.
 */
export function inEnglish(text: string): string {
  const pieces = withoutGenderForms(text).split(/(\P{L}+)/u) // By turns a word and what stands behind it.
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

/** The English meanings of words and phrases of other languages. */
const translated = all.flatMap(({ nouns, surnames, fields }) => [nouns, surnames, fields].flatMap(entriesOf))
const single = new Map(translated.filter(([other]) => !other.includes(' ')))

/** The phrases by their first word, the longest first. */
type Phrase = { rest: string[]; english: string }
const phrases = new Map<string, Phrase[]>()
for (const [phrase, english] of translated.sort(([one], [other]) => other.length - one.length)) {
  const [first = '', ...rest] = phrase.split(' ')
  if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), { rest, english }])
}

/** The meaning of a word alone, and the phrases that it begins; neither for most words. */
type Meaning = { meaning?: string; begins?: Phrase[] }
const NONE: Meaning = {}

/** No title has a longer word: it means nothing, as each place in it would be looked at. */
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
  const isEnglish = meaning === form // 'Employees', which is a French word, too.
  return begins || !isEnglish ? { meaning: isEnglish ? undefined : meaning, begins } : NONE
}, MOST_MEANINGS)

/** A word, with umlauts that were written as two letters, and in the singular. */
const forms = (word: string) => [word, word.replace(/([aou])e/g, '$1'), word.replace(/s$/, ''), word.replace(/es$/, '')]

/** 'Vertriebsleiterin' is a leader of sales, 'Debitorenbuchhaltung' the accounting of debtors. */
function meaningOfCompound(word: string): string | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const end = ends.get(word.slice(at))
    if (end) return `${meaningOfPart(word.slice(0, at))} ${end}`
  }
  return undefined
}

const SHORTEST_PART = 3

/** The fewest letters of a field at the end of a compound: shorter ones end other words, too. */
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
 * The meaning of a compound's first part, or of its end: 'Gebietsverkauf' is about sales. Other parts stay as they are:
 * 'software' and 'java' are English.
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

/** A part with and without what links it to the next. */
const bareForms = (part: string) =>
  ['', ...links].filter(link => part.endsWith(link)).map(link => part.slice(0, part.length - link.length))

const links = [...new Set(all.flatMap(language => language.links))]
const parts = new Map(all.flatMap(language => entriesOf(language.parts)))
