import type { Random } from '@talentdesk/reader/bench/random'
import { type Invented, longWords, one, type Planted, plain, coreOf as wordsOf } from './identities.ts'
import type { Strangers } from './material.ts'

/** Somebody with what a CV or a recruiter's note writes of them. */
export type Stranger = Invented & {
  locale: string
  /** The surname in other cases: 'Volkova', 'Volkovu'. */
  cases: string[]
  /** First and last name in Latin letters, where the profile has other ones. */
  latin: [string, string]
  /** What friends say: 'Bob'. Empty when nothing else. */
  short: string
  /** The number in each usual way, the international one first. */
  ways: string[]
  handle: string
}

export type Of = { person: Stranger; material: Strangers; random: Random }
/** One way to write something that identifies; nothing when the person has no such way. */
export type Slot = (of: Of) => Planted | undefined

/** What 'van den' leaves of a surname: people keep nothing secret by the rest. */
export const coreOf = (last: string) => {
  const core = wordsOf(last).filter(word => !/^(?:op|in|uit|af|zu|du|lo|el|abu|dalla|de['’`´]|st\.)$/i.test(word))
  return core.length > 0 ? core : wordsOf(last)
}

export const named = (form: string, text: string, last: string): Planted => ({ form, text, core: coreOf(last) })
export const initialOf = (name: string) => [...(coreOf(name)[0] ?? '')][0] ?? ''

/** Each way to write the name, by the slot of a sentence. */
export const nameSlots: Record<string, Slot> = {
  full: ({ person: { name, last } }) => named('full', name, last),
  short: ({ person: { first, last } }) => named('without middle names', `${first} ${last}`, last),
  last: ({ person: { last } }) => named('last name alone', last, last),
  initial: ({ person: { first, middle, last }, random }) => {
    const [initial, second] = [initialOf(first), middle === '' ? '' : `${initialOf(middle)}.`]
    const forms = [`${initial}. ${last}`, `${initial} ${last}`, `${initial}.${second} ${last}`, `${last} ${initial}.`]
    return named('initials', one([...forms, `${last}, ${initial}.`, `${initial}.${second}${last}`], random), last)
  },
  middleInitial: ({ person: { first, middle, last } }) =>
    middle === '' ? undefined : named('initials', `${first} ${initialOf(middle)}. ${last}`, last),
  folded: ({ person: { first, last } }) => {
    const folded = plain(last)
    return folded === last || !/\p{Script=Latin}/u.test(last)
      ? undefined
      : named('folded accents', `${plain(first)} ${folded}`, folded)
  },
  writtenOut: ({ person: { first, last, locale } }) =>
    locale !== 'de' || writtenOut(last) === plain(last)
      ? undefined
      : named('accents written out', `${writtenOut(first)} ${writtenOut(last)}`, writtenOut(last)),
  upper: ({ person: { first, last, locale }, random }) => {
    const upper = last.toLocaleUpperCase(locale)
    if (upper === last) return undefined
    return named(
      'upper case',
      one([`${first.toLocaleUpperCase(locale)} ${upper}`, `${first} ${upper}`, upper], random),
      upper,
    )
  },
  lower: ({ person: { first, last, locale } }) => {
    const lower = last.toLocaleLowerCase(locale)
    return lower === last ? undefined : named('lower case', `${first.toLocaleLowerCase(locale)} ${lower}`, lower)
  },
  reversed: ({ person: { first, last, locale }, random }) => {
    const upper = last.toLocaleUpperCase(locale)
    return random.next() < 0.5
      ? named('reversed', one([`${last}, ${first}`, `${last} ${first}`, `${last},${first}`], random), last)
      : named('reversed', one([`${upper}, ${first}`, `${upper} ${first}`], random), upper)
  },
  hyphens: ({ person: { first, last }, random }) => {
    if (!/[-'’]/.test(first + last)) return undefined
    const write = one(VARIANTS, random)
    const text = write(last)
    return { form: 'hyphens, apostrophes', text: `${write(first)} ${text}`, core: longWords(text) }
  },
  half: ({ person: { first, last, locale }, random }) => {
    const halves = coreOf(last.replace(/-/g, ' ')).filter(word => word !== 'Saint')
    if (halves.length < 2 || last.includes("'") || locale === 'vi') return undefined
    const part = one(halves, random)
    return named('one of two surnames', one([part, `${first} ${part}`], random), part)
  },
  bare: ({ person: { first, last, locale }, random }) => {
    if (locale === 'it' || locale === 'en') return undefined
    const core = coreOf(last)
    const text = core.join(' ')
    return text === last ? undefined : { form: 'without particle', text: one([text, `${first} ${text}`], random), core }
  },
  possessive: ({ person: { last }, random }) =>
    /[\p{Script=Latin}]$/u.test(last)
      ? named(
          'possessive',
          `${last}${/[sxzß]$/.test(last) ? one(["'", '’'], random) : one(["'s", '’s'], random)}`,
          last,
        )
      : undefined,
  germanPossessive: ({ person: { last }, random }) =>
    named('possessive', /[sxzß]$/.test(last) ? `${last}${one(["'", '’'], random)}` : `${last}s`, last),
  case: ({ person: { cases }, random }) => {
    if (cases.length === 0) return undefined
    const declined = one(cases, random)
    return named('other case', declined, declined)
  },
  broken: ({ person: { first, last }, random }) =>
    named('other spaces within', `${first}${one(['\n', '\u00a0', '  ', '\u202f', '\t'], random)}${last}`, last),
  soft: ({ person: { first, last } }) => {
    if (!/^\p{Script=Latin}{6,}$/u.test(last)) return undefined
    const text = `${last.slice(0, 3)}\u00ad${last.slice(3)}`
    return named('soft hyphen', `${first} ${text}`, text)
  },
  nickname: ({ person: { short, last } }) =>
    short === '' ? undefined : { ...named('nickname and last name', `${short} ${last}`, last), apart: true },
  letters: ({ person: { first, last } }) => {
    const text = `${initialOf(first)}.${initialOf(last)}.`
    return { form: 'initials alone', text, core: [text], apart: true }
  },
  otherScript: ({ person: { last, latin } }) =>
    latin[1] === last ? undefined : { ...named('other script', latin.join(' '), latin[1]), apart: true },
}

const VARIANTS: ((text: string) => string)[] = [
  text => text.replace(/[-'’]/g, ' '),
  text => text.replace(/'/g, '’').replace(/-/g, '‑'),
  text => text.replace(/'/g, '`').replace(/-/g, ' - '),
  text => text.replace(/'/g, '´').replace(/-/g, '–'),
  text => text.replace(/['’-]/g, ''),
]

/** As people write without the keys of their language: 'Mueller', 'Soerensen'. */
export const writtenOut = (text: string) => plain(text.replace(/[äöüÄÖÜåÅøØ]/g, letter => LETTERS[letter] ?? letter))

const LETTERS: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' },
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', Å: 'Aa', Ø: 'Oe' },
}
