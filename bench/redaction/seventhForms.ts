import { longWords, one, type Planted, plain } from './identities.ts'
import { coreOf, initialOf, named, nameSlots, type Slot } from './strangerNames.ts'

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M} '’-]+$/u.test(text)
const isEastAsian = (text: string) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(text)

/** Ways to write the name that the seventh part adds: most of them are what a PDF or a pasted mail makes of it. */
export const seventhNames: Record<string, Slot> = {
  glued: ({ person: { first, last }, random }) => {
    if (!isLatin(first + last)) return undefined
    const [f, l] = [first.replaceAll(' ', ''), last.replaceAll(' ', '')]
    return { form: 'without spaces', text: one([`${f}${l}`, `${f}${l}`, `${l},${f}`], random), core: coreOf(last) }
  },
  // What is left of small capitals.
  smallCaps: ({ person: { first, last } }) => {
    if (!/^[\p{Script=Latin} ]+$/u.test(first + last)) return undefined
    const capitals = (text: string) => text.toUpperCase().replace(/(?<!\p{L})(\p{L})(?=\p{L})/gu, '$1 ')
    return {
      form: 'small capitals',
      text: `${capitals(first)} ${capitals(last)}`,
      core: coreOf(last).map(capitals),
    }
  },
  surnameBreak: ({ person: { first, last } }) => {
    if (!/[ -]/.test(last)) return undefined
    const text = /-/.test(last) ? last.replace('-', '-\n') : last.replace(/ (?=\S+$)/, '\n')
    return { form: 'other spaces within', text: `${first} ${text}`, core: longWords(last.replaceAll('-', ' ')) }
  },
  html: ({ person: { first, last } }) => {
    const text = entities(last)
    return text === last || !isLatin(last)
      ? undefined
      : named('accents of a web page', `${entities(first)} ${text}`, text)
  },
  misread: ({ person: { first, last }, random }) => {
    const read = one(MISREADINGS, random)
    const text = read(last)
    return text === last || !isLatin(last) ? undefined : named('accents misread', `${read(first)} ${text}`, text)
  },
  beside: ({ person: { first, last } }) => {
    const text = beside(last)
    return text === last || !isLatin(last)
      ? undefined
      : named('accents beside their letters', `${beside(first)} ${text}`, text)
  },
  bracketed: ({ person: { first, last, locale } }) => {
    const upper = last.toLocaleUpperCase(locale)
    return named('reversed', `${upper} (${first})`, upper)
  },
  initialLast: of => (isEastAsian(of.person.last) ? undefined : nameSlots.initial?.(of)),
  listed: ({ person: { first, middle, last }, random }) => {
    if (isEastAsian(last)) return undefined
    const letters = [...first.split(/[ -]/), middle].map(initialOf).filter(Boolean)
    const dots = letters.map(letter => `${letter}.`)
    const text = one([`${last}, ${dots.join(' ')}`, `${last}, ${dots.join('')}`, `${dots.join('-')} ${last}`], random)
    return named('initials', text, last)
  },
  middleReversed: ({ person: { first, middle, last } }) =>
    middle === '' ? undefined : named('reversed', `${last}, ${first} ${initialOf(middle)}.`, last),
  /** As papers of an office write the patronymic: surname, first name, middle name. */
  formal: ({ person: { first, middle, last } }) =>
    middle === '' ? undefined : named('reversed', `${last} ${first} ${middle}`, last),
  halfInitial: ({ person: { first, last, locale } }) => {
    const [father = '', mother = '', ...more] = coreOf(last)
    if (mother === '' || more.length > 0) return undefined
    if (locale === 'es') return named('initials', `${first} ${father} ${initialOf(mother)}.`, father)
    if (locale === 'pt') return named('initials', `${first} ${initialOf(father)}. ${mother}`, mother)
    return undefined
  },
  shortFirst: ({ person: { first, last } }) => {
    const [given = '', ...more] = first.split(' ')
    const short = SHORT_FIRST[given]
    return short ? named('first name shortened', [short, ...more, last].join(' '), last) : undefined
  },
  particle: ({ person: { first, last }, random }) => {
    const core = coreOf(last)
    const kept = core.join(' ')
    if (!last.endsWith(kept) || kept === last || !isLatin(last)) return undefined
    const particles = last.slice(0, -kept.length).trim().split(' ')
    const isVan = /^(?:van|von)$/i.test(particles[0] ?? '')
    const ways = [
      particles.map(capital).join(' '),
      particles.join(' ').toLowerCase(),
      capital(particles.join('').toLowerCase()),
      ...(isVan && /^d/i.test(particles[1] ?? '') ? ['v.d.', 'v/d', 'vd'] : []),
    ].filter(way => way !== particles.join(' '))
    const way = isVan && particles.length === 1 ? 'v.' : one(ways, random)
    return {
      form: 'particle written otherwise',
      text: one([`${first} ${way} ${kept}`, `${way} ${kept}`], random),
      core,
    }
  },
  /** 'Al-Masri', 'El Masri', 'Almasri'. */
  article: ({ person: { first, last }, random }) => {
    const [, rest = ''] = last.match(/^[AE]l[- ](\p{Lu}.*)$/u) ?? []
    if (rest === '') return undefined
    const article = one(
      ['Al-', 'El-', 'Al ', 'El ', 'al-', 'Al'].filter(way => way + rest !== last),
      random,
    )
    const text = article === 'Al' ? `Al${rest.toLowerCase()}` : article + rest
    return { form: 'particle written otherwise', text: `${first} ${text}`, core: article === 'Al' ? [text] : [rest] }
  },
  /** As it is written in China, Japan and Korea. */
  native: ({ person: { first, last, locale }, random }) =>
    isEastAsian(last)
      ? named('reversed', locale === 'ja' ? one([`${last}${first}`, `${last} ${first}`], random) : last + first, last)
      : undefined,
  genitive: ({ person: { cases } }) => inCase(cases[0]),
  instrumental: ({ person: { cases } }) => inCase(cases[1]),
  hashtag: ({ person: { first, last } }) => {
    if (!isLatin(first + last)) return undefined
    const [f, l] = [first, last].map(text => plain(text).replace(/[ '’-]/g, ''))
    return { form: 'hashtag', text: `#${f}${l}`, core: [l ?? ''] }
  },
  card: ({ person: { first, last } }) => named('card', `${last};${first};;;`, last),
  fileLast: ({ person: { last } }) => {
    const text = plain(last).replace(/[ '’]/g, '')
    return isLatin(last) ? { form: 'file name', text, core: [text] } : undefined
  },
}

const inCase = (text = ''): Planted | undefined => (text === '' ? undefined : named('other case', text, text))

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const SHORT_FIRST: Record<string, string> = {
  ...{ María: 'Mª', Maria: 'M.ª', Francisco: 'Fco.', José: 'J.', William: 'Wm.', Charles: 'Chas.', Christian: 'Chr.' },
  ...{ Friedrich: 'Friedr.', Alexandre: 'Alex.', Giovanni: 'Giov.', Stanisław: 'Stan.', Johannes: 'Joh.' },
}

const MISREADINGS: ((text: string) => string)[] = [
  text => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)),
  text => text.replace(/[^\p{ASCII}]/gu, '?'),
  text => text.replace(/[^\p{ASCII}]/gu, '\ufffd'),
]

const MARKS = new Map(
  Object.entries({ '\u0308': 'uml', '\u0301': 'acute', '\u0300': 'grave', '\u0302': 'circ', '\u0303': 'tilde' }),
)

const entities = (text: string) =>
  text.replace(/[^\p{ASCII}]/gu, letter => {
    const [base = '', mark = ''] = letter.normalize('NFD')
    const name = MARKS.get(mark)
    return name ? `&${base}${name};` : `&#${letter.codePointAt(0)};`
  })

const SPACING = new Map(Object.entries({ '\u0308': '¨', '\u0301': '´', '\u0300': '`', '\u0302': 'ˆ', '\u0303': '˜' }))

/** As PDFs of TeX hand it out: 'M¨uller'. */
const beside = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(\p{L})(\p{M})/gu, (pair, letter: string, mark: string) =>
      SPACING.has(mark) ? `${SPACING.get(mark)}${letter === 'i' ? 'ı' : letter}` : pair.normalize('NFC'),
    )
