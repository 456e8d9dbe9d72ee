import type { Random } from '@talentdesk/reader/bench/random'
import { one, plain } from './identities.ts'
import type { Strangers } from './material.ts'
import { addressSlots, slugsOf } from './sixthAddresses.ts'
import { capital, whole } from './strangerContacts.ts'
import { coreOf, initialOf, named, type Slot, type Stranger, writtenOut } from './strangerNames.ts'

const LATIN = /^[\p{Script=Latin} '’-]+$/u

/** Ways to write the name that the sixth part adds. */
export const sixthNames: Record<string, Slot> = {
  // As in Budapest or Hanoi.
  surnameFirst: ({ person: { first, middle, last, locale }, random }) => {
    const family = random.next() < 0.5 ? last : last.toLocaleUpperCase(locale)
    return named('surname first', [family, middle, first].filter(Boolean).join(' '), family)
  },
  together: ({ person: { first, last }, random }) =>
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]+$/u.test(last)
      ? named('surname first', last + one(['', '', '\u3000', '・'], random) + first, last)
      : undefined,
  married: ({ person, material, random }) => {
    const [{ first, last, locale }, other] = [person, otherSurname(person, material, random)]
    if (other === undefined || last.includes('-') || !/^(?:de|en|fr|it|nl|pl)$/.test(locale)) return undefined
    const double = locale === 'nl' || random.next() < 0.5 ? `${other}-${last}` : `${last}-${other}`
    return named('married double name', `${first} ${double}`, last)
  },
  former: ({ person, material, random }) => {
    const [{ first, last, locale }, other] = [person, otherSurname(person, material, random)]
    const word = FORMERLY[locale] ?? 'formerly'
    return other === undefined
      ? undefined
      : named(
          'former name',
          one([`${first} ${other}, ${word} ${last}`, `${first} ${other} (${word} ${last})`], random),
          last,
        )
  },
  titled: ({ person: { first, last, locale }, random }) => {
    const title = one(TITLES[locale] ?? ['Dr', 'Prof.'], random)
    return named('title in between', one([`${last}, ${title} ${first}`, `${last} ${title} ${first}`], random), last)
  },
  // As in a Dutch register: 'Plas, Fenna van der'.
  particleBehind: ({ person: { first, last }, random }) => {
    const core = coreOf(last).join(' ')
    const at = last.indexOf(core)
    if (at < 2) return undefined
    const [particle, given] = [last.slice(0, at).trim(), one([first, `${initialOf(first)}.`], random)]
    return named('particle behind', `${core}, ${given} ${particle}`, core)
  },
  middleLast: ({ person: { middle, last } }) =>
    middle.length < 3 ? undefined : named('middle and last name', `${middle} ${last}`, last),
  initialsPlain: ({ person: { first, middle, last }, random }) => {
    const [initial, second] = [initialOf(first), initialOf(middle)]
    return second === ''
      ? undefined
      : named('initials', one([`${initial}${second} ${last}`, `${initial} ${second} ${last}`], random), last)
  },
  upperReversed: ({ person: { first, last, locale }, random }) => {
    const [upper, given] = [last, first].map(text => text.toLocaleUpperCase(locale))
    return upper === last ? undefined : named('upper case', `${upper}${one([', ', ' '], random)}${given}`, upper ?? '')
  },
  /** As on a ticket or at the foot of a passport. */
  ticket: ({ person: { first, last, locale }, random }) => {
    if (!LATIN.test(first + last)) return undefined
    const fold = locale === 'de' ? writtenOut : plain
    const [l = '', f = ''] = [last, first].map(text =>
      fold(text)
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
    )
    return { form: 'as on a ticket', text: l + one(['/', '<<'], random) + f, core: [l] }
  },
  runTogether: ({ person: { first, last } }) => {
    if (!LATIN.test(first + last)) return undefined
    const [f = '', l = ''] = [first, last].map(text => capital(plain(text)).replace(/[ '’-]/g, ''))
    return { form: 'run together', text: f + l, core: [l] }
  },
  login: ({ person, random }) => {
    const { f, l } = slugsOf(person)
    return { form: 'login', text: one([`${f[0]}.${l}`, `${l}_${f[0]}`, `${f[0]}${l}`, `${f}.${l}`], random), core: [l] }
  },
  cardName: ({ person: { first, last } }) => named('vCard', `${last};${first};;;`, last),
  /** As after a wrong encoding or in the source of a page. */
  garbled: ({ person: { first, last }, random }) => {
    const garble = one(GARBLES, random)
    const text = garble(last)
    return text === last || !LATIN.test(last) || /[\u0080-\u009f]/.test(text)
      ? undefined
      : { form: 'garbled letters', text: `${garble(first)} ${text}`, core: coreOf(text) }
  },
  /** A language with cases has them in this order: genitive first, instrumental last. */
  genitive: ({ person: { cases } }) => declined(cases[0]),
  instrumental: ({ person: { cases } }) => declined(cases.at(-1)),
  shortened: ({ person: { first, last } }) => {
    const text = `${initialOf(last)}.`
    return { form: 'first name with initial', text: `${first} ${text}`, core: [text], apart: true }
  },
}

const declined = (name?: string) => (name === undefined ? undefined : named('other case', name, name))

const GARBLES: ((text: string) => string)[] = [
  text => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)),
  text => text.replace(/[^ -~]/gu, '?'),
  text => text.replace(/[^ -~]/gu, '\ufffd'),
  text => text.replace(/[^ -~]/gu, letter => `&#${letter.codePointAt(0)};`),
]

/** These have sentences of their own. */
export const sixthAlone = ['ticket', 'runTogether', 'login', 'cardName', 'garbled', 'genitive', 'instrumental']

const FORMERLY: Record<string, string> = {
  ...{ de: 'geb.', fr: 'né(e)', nl: 'geb.', it: 'già', pl: 'dawniej', es: 'antes', pt: 'antes', en: 'née' },
}

const TITLES: Record<string, string[]> = {
  ...{ de: ['Dr.', 'Dipl.-Ing.', 'Mag.', 'Prof. Dr.'], fr: ['Dr', 'Pr', 'Me'], it: ['dott.', 'ing.', 'avv.'] },
  ...{ es: ['Dr.', 'Lic.', 'Ing.'], pt: ['Dr.', 'Eng.', 'Prof.'], nl: ['ir.', 'mr.', 'drs.', 'dr.'] },
  pl: ['dr', 'mgr inż.', 'prof.'],
}

function otherSurname({ last, locale }: Stranger, { people }: Strangers, random: Random): string | undefined {
  const others = people.filter(group => group.locale === locale).flatMap(group => group.last.map(({ name }) => name))
  const simple = others.filter(name => /^\p{Script=Latin}{4,}$/u.test(name) && !last.includes(name))
  return LATIN.test(last) && simple.length > 0 ? one(simple, random) : undefined
}

/** Ways to reach people that the sixth part adds. */
export const sixthContacts: Record<string, Slot> = {
  ...addressSlots,
  /** As it stands between the angle brackets of a mail. */
  address: ({ person: { email } }) => whole('e-mail', email),
  linkedEmail: ({ person: { email }, random }) => {
    const ways = [`[${email}](mailto:${email})`, `<a href="mailto:${email}">${email}</a>`, `mailto:${email}?subject=CV`]
    return { form: 'e-mail link', text: one(ways, random), core: [email] }
  },
  mistypedEmail: ({ person: { email }, random }) => {
    const [local = '', host = ''] = email.split('@')
    const [name = ''] = host.split('.')
    const text = one([`${local}@${name}`, `${local}@${host.replace('.', ',')}`, `${local}@${name} .com`], random)
    return { form: 'e-mail, mistyped', text, core: [local] }
  },
  workEmail: ({ person, random }) => {
    const { f, l } = slugsOf(person)
    const host = one(['nordlicht.example', 'atelier-rive.example', 'citygas.example', 'uni.example'], random)
    return whole('e-mail', `${one([`${f}.${l}`, `${f[0]}.${l}`, `${l}-${f[0]}`], random)}@${host}`)
  },
  innerPhone: ({ person: { ways, locale }, random }) => {
    const phone = one(ways, random)
    const inner = one([EXTENSIONS[locale] ?? 'ext', '/ -', '#'], random)
    return { form: 'phone', text: `${phone} ${inner}${/\p{L}|\.$/u.test(inner) ? ' ' : ''}17`, core: [phone] }
  },
  oddPhone: ({ person: { ways }, random }) => {
    const spaced = ways.filter(way => way.includes(' '))
    const figures = [...one(ways, random).replace(/[^\d+]/g, '')]
    const signs = one(spaced.length > 0 ? spaced : ways, random)
    return whole('phone, odd signs', one([figures.join(' '), ...['_', '*', ' · ', '|'].map(parted(signs))], random))
  },
  phoneLink: ({ person: { ways }, random }) => {
    const international = ways[0] ?? ''
    const core = international.replace(/[^\d+]/g, '')
    const text = one([`[${international}](tel:${core})`, `callto:${core}`, `tel:${core};ext=4`], random)
    return { form: 'phone link', text, core: text.startsWith('[') ? [international, core] : [core] }
  },
  trunk: ({ person: { ways }, random }) =>
    whole('phone', (ways[0] ?? '').replace(/^\+(\d+)/, one(['00$1', '(+$1)', '(00$1)', '+ $1'], random))),
  /** A site in its own letters, or as the address bar copies it. */
  accentedSite: ({ person: { last, locale }, random }) => {
    const host = `${last.toLocaleLowerCase(locale).replace(/[ '’]/g, '')}.eu`
    if (!LATIN.test(last) || plain(host) === host) return undefined
    const core = random.next() < 0.7 ? host : new URL(`https://${host}`).hostname
    return { form: 'own site', text: one(['www.', 'https://', ''], random) + core, core: [core] }
  },
}

const EXTENSIONS: Record<string, string> = {
  ...{ de: 'DW', fr: 'poste', es: 'ext.', it: 'int.', pl: 'wew.', pt: 'ramal', nl: 'tst.' },
}

const parted = (phone: string) => (sign: string) => phone.replaceAll(' ', sign)
