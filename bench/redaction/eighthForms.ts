import type { Random } from '@talentdesk/reader/bench/random'
import { one } from './identities.ts'
import { seventhNames } from './seventhForms.ts'
import { slugsOf } from './sixthAddresses.ts'
import { capital, whole } from './strangerContacts.ts'
import { coreOf, initialOf, named, nameSlots, type Slot, type Stranger } from './strangerNames.ts'

const HAS_INITIALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian} '’-]+$/u
const isEastAsian = (text: string) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(text)
/** In China, Japan and Korea, the family's name comes first, in every form. */
const inOrder =
  (slot: string): Slot =>
  of =>
    (isEastAsian(of.person.last) ? seventhNames.native : nameSlots[slot])?.(of)

/** Ways to write the name that the eighth part adds, or has otherwise. */
export const eighthNames: Record<string, Slot> = {
  full: inOrder('full'),
  short: inOrder('short'),
  reversed: inOrder('reversed'),
  broken: inOrder('broken'),
  last: of => ([...of.person.last].length > 1 ? nameSlots.last?.(of) : undefined),
  initialLast: of => (HAS_INITIALS.test(of.person.last) ? nameSlots.initial?.(of) : undefined),
  listed: of => (HAS_INITIALS.test(of.person.last) ? seventhNames.listed?.(of) : undefined),
  /** As after a title: 'mevrouw Van den Berg'. */
  capitalLast: ({ person: { last } }) => named('last name alone', last.slice(0, 1).toUpperCase() + last.slice(1), last),
  /** 'Ana María' who says Ana, 'Jean-Pierre' whom a register shortens. */
  firstOfTwo: ({ person: { first, last, locale } }) => {
    const [given = '', second = ''] = first.split(/[ -]/)
    return second === '' || locale === 'vi' ? undefined : named('one of two first names', `${given} ${last}`, last)
  },
  middleLetter: ({ person: { first, middle, last } }) =>
    middle === '' ? undefined : named('initials', `${first} ${initialOf(middle)} ${last}`, last),
  /** As deeds join two surnames: 'García y López'. */
  joinedSurnames: ({ person: { first, last, locale }, random }) => {
    const [father = '', mother = ''] = coreOf(last)
    if (locale !== 'es' || last !== `${father} ${mother}`) return undefined
    const and = /^(?:[IÍ]|Hi)/.test(mother) ? 'e' : one(['y', 'y', 'i'], random)
    return named('surnames joined', `${first} ${father} ${and} ${mother}`, last)
  },
  /** Where people do say the name without its particle. */
  bare: of => (/^(?:de|nl|es|pt)$/.test(of.person.locale) ? nameSlots.bare?.(of) : undefined),
  /** The whole family: 'the Hendersons'. */
  plural: ({ person: { last } }) =>
    /^\p{Script=Latin}+$/u.test(last)
      ? named('plural', `${last}${/(?:[sxz]|ch|sh)$/.test(last) ? 'es' : 's'}`, last)
      : undefined,
  dative: ({ person: { cases } }) => (cases[2] ? named('other case', cases[2], cases[2]) : undefined),
}

/** Ways to reach people that the eighth part adds. */
export const eighthContacts: Record<string, Slot> = {
  /** As the buttons and the address bar of LinkedIn hand it out. */
  sharedLinkedin: ({ person: { linkedin }, random }) => {
    if (linkedin === '') return undefined
    const [before = '', after = ''] = one(
      [
        ['https://www.linkedin.com/in/', '?utm_source=share&utm_campaign=share_via&utm_medium=ios_app'],
        ['https://www.linkedin.com/in/', '/details/experience/'],
        ['linkedin.com/in/', '/'],
        ['LinkedIn.com/in/', ''],
        ['www.linkedin.com/in/', ''],
        ['https://uk.linkedin.com/in/', ''],
        ['https://www.linkedin.com/in/', '/?locale=en_US'],
      ],
      random,
    )
    return { form: 'profile address', text: before + linkedin + after, core: [linkedin] }
  },
  portfolio: ({ person, random }) => address('profile address', one(portfolios(person), random)),
  /** A page of its own on the site of somebody else: a team, a faculty, a conference. */
  staffPage: ({ person, random }) => {
    const { f, l } = slugsOf(person)
    const ways = [
      ['https://www.contoso.example/team/', `${f}-${l}`],
      ['https://uni.example/people/', `${f}.${l}`, '/'],
      ['blog.globex.example/author/', `${f}-${l}`],
      ['https://devdays.example/2023/speakers/', `${f}-${l}`],
      ['https://sessionize.com/', `${f}-${l}`, '/'],
      ['https://www.festival.example/artists/', `${f}_${l}`, '.html'],
      ['www.clinic.example/staff/', `dr-${l}`],
    ]
    return address('profile address', one(ways, random))
  },
  repository: ({ person: { handle }, random }) => {
    const account = handle.replace(/[._]/g, '-')
    const ways = [
      ['https://github.com/', account, '/kanban-board'],
      ['github.com/', account, '?tab=repositories'],
      ['https://gitlab.com/', account, '/infra/-/merge_requests/12'],
      ['https://', account, '.github.io/thesis/'],
      ['https://raw.githubusercontent.com/', account, '/cv/main/cv.pdf'],
      ['https://codepen.io/', account, '/pen/abKwQyR'],
    ]
    return address('profile address', one(ways, random))
  },
  /** At a site of their own, where the local part tells nobody. */
  siteEmail: ({ person: { site }, random }) => {
    const local = one(['hello', 'info', 'mail', 'contact', 'studio', 'me'], random)
    return { form: 'e-mail', text: `${local}@${site}`, core: [site] }
  },
  /** Without a space, and without the (0) that nobody dials. */
  dense: ({ person: { ways }, random }) =>
    whole(
      'phone',
      one(
        ways.filter(way => !way.includes('(0')),
        random,
      ).replace(/[^\d+]/g, ''),
    ),
  typedEmail: ({ person: { email } }) => whole('e-mail', email),
}

/** What people of the eighth part make of their names: of the first `f`, the last `l` and a number. */
export const eighthAddresses = ({ f, l, year, random }: { f: string; l: string; year: string; random: Random }) => ({
  locals: [
    ...[`${f}.${l}`, `${f}.${l}`, `${f}.${l}`, `${f}${l}`, `${f}${l}${year}`, `${f}_${l}`, `${f[0]}.${l}`],
    ...[`${f[0]}${l}`, `${l}.${f}`, `${f}.${l}${year}`, `${f}.${l}.19${year}`, `${f}-${l}`, `${l}${f[0]}`, `${l}.cv`],
    `${one(['teapot', 'rowingboat', 'sourdough', 'redpanda', 'basslines'], random)}${year}`,
  ],
  linkedins: ['', `${f}-${l}`, `${f}-${l}`, `${f}-${l}-${year}0b4119${year}`, `${f}${l}`, `${f[0]}${l}`, `${l}-${f}`],
  handles: [`${f}${l}`, `${f}.${l}`, `${f}_${l}`, `${f[0]}${l}`, `${l}${f[0]}`, `${f}${l}${year}`, `${f}-${l}`],
  sites: [`${f}${l}.com`, `${f}-${l}.com`, `${f}${l}.design`, `${l}.dev`, `${f}${l}.eu`, `studio${l}.com`],
})

/** Addresses of a portfolio, one of the person, then one that tells nobody. */
export function eighthLinks(person: Stranger, random: Random) {
  const own = [...portfolios(person).filter(([before]) => before?.startsWith('https://')), ['https://', person.site]]
  const others = [
    'https://www.bakery.example/seasons',
    'https://docs.example/v4/getting-started',
    'https://www.citymuseum.example/exhibitions/glass',
    'https://shop.example/posters?size=a2',
  ]
  return [
    { address: one(own, random).join(''), identifies: true },
    { address: one(others, random), identifies: false },
  ]
}

const address = (form: string, [before = '', core = '', after = '']: string[]) => ({
  form,
  text: before + core + after,
  core: [core],
})

function portfolios(person: Stranger): string[][] {
  const { f, l } = slugsOf(person)
  const { handle } = person
  return [
    ['https://www.behance.net/', `${f}${l}`],
    ['behance.net/', handle],
    ['https://dribbble.com/', handle, '/shots'],
    ['https://www.instagram.com/', handle.replace(/-/g, '_'), '/'],
    ['instagram.com/', `${f}.${l}`],
    ['https://', `${f}${l}`, '.myportfolio.com/work'],
    ['https://', `${f}${l}`, '.cargo.site'],
    ['https://', `${f}-${l}`, '.format.com'],
    ['https://www.artstation.com/', `${f}${l}`],
    ['https://vimeo.com/', `${f}${l}`],
    ['https://www.are.na/', `${f}-${l}`],
    ['https://medium.com/@', handle],
    ['https://', `${f}${l}`, '.bandcamp.com/album/north'],
    ['https://www.mixcloud.com/', `${f}${l}`, '/'],
    ['https://www.goodreads.com/author/show/20417.', `${capital(f)}_${capital(l)}`],
    ['https://readymag.com/', `${f}${l}`, '/folio'],
    ['https://www.youtube.com/@', handle],
    ['https://linktr.ee/', handle],
    ['https://', `${f}${l}`, '.wordpress.com'],
  ]
}
