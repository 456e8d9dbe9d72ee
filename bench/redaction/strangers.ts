import { type Random, seededRandom } from '../random.ts'
import { fifthContacts, fifthNames } from './fifthForms.ts'
import { one, plain, slug } from './identities.ts'
import type { StrangerLanguage, StrangerPart, Strangers } from './material.ts'
import { COMPANIES, mixed, type Profile, SKILLS, some } from './profiles.ts'
import { sixthAddresses } from './sixthAddresses.ts'
import { sixthAlone, sixthContacts, sixthNames } from './sixthForms.ts'
import { contactSlots, phoneWays } from './strangerContacts.ts'
import { nameSlots, type Stranger, writtenOut } from './strangerNames.ts'
import { filled, joined, type Written, written } from './written.ts'

const slots = { ...nameSlots, ...contactSlots, ...fifthNames, ...fifthContacts, ...sixthNames, ...sixthContacts }
/** What `{name}` and `{contact}` stand for: each of these forms, by turns. Cases and possessives need their sentence. */
const anyName = Object.keys(nameSlots).filter(slot => !/case|possessive/i.test(slot))
const anyContact = Object.keys(contactSlots)
const usual = ['full', 'short', 'last', 'initial', 'folded', 'upper', 'lower', 'reversed', 'hyphens', 'half', 'broken']
/** These have sentences of their own, as a heading, a list of publications or a file name is no part of any other. */
const ofTheirOwn = new Set(['spread', 'cited', 'fileName', ...sixthAlone])
const habits = {
  fourth: { names: anyName, contacts: anyContact },
  fifth: {
    names: [...usual, ...Object.keys(fifthNames).filter(slot => !ofTheirOwn.has(slot))],
    contacts: ['email', 'spoken', 'local', 'phone', 'linkedin', 'profile', 'site', ...Object.keys(fifthContacts)],
  },
  sixth: {
    names: [...usual, ...Object.keys(sixthNames).filter(slot => !ofTheirOwn.has(slot))],
    contacts: ['email', 'spoken', 'local', 'phone', 'linkedin', 'profile', 'site', ...Object.keys(sixthContacts)],
  },
}

/** So many profiles of people whom nobody who mends the engine has invented. */
export function writeStrangers(language: StrangerLanguage, count: number): Profile[] {
  return Array.from({ length: count }, (_none, index) =>
    writeStranger(language, seededRandom(`${language.name} ${language.part} ${index}`)),
  )
}

function writeStranger({ part, material }: StrangerLanguage, random: Random): Profile {
  const person = inventStranger(material, part, random)
  const [names, contacts, plains, works] = [
    byTurns(material.names, random),
    byTurns(material.contacts, random),
    byTurns(material.plain, random),
    byTurns(material.works, random),
  ]
  const [nameForms, contactForms] = [byTurns(habits[part].names, random), byTurns(habits[part].contacts, random)]
  const filling = (templates: () => string) => () =>
    until(() =>
      filled(templates(), slot => {
        if (slot === 'name') return until(() => slots[nameForms()]?.({ person, material, random }))
        if (slot === 'contact') return until(() => slots[contactForms()]?.({ person, material, random }))
        const make = slots[slot]
        if (!make) throw new Error(`There is no form '${slot}'`)
        return make({ person, material, random })
      }),
    )
  const [named, reachable] = [filling(names), filling(contacts)]
  const headed = (template: string) => filling(() => template)()
  const plainLine = () => written(plains())
  const [role = '', work = ''] = works().split(': ')
  const [olderRole = '', olderWork = ''] = works().split(': ')
  const alike = person.alike === '' ? [] : [written(person.alike)]
  const texts = new Map<string, Written>([
    [
      'role',
      joined(
        [written(role), ...some(0.15, random, () => headed(one(['– {name}', '({name})', '| {name}'], random)))],
        ' ',
      ),
    ],
    [
      'companies',
      joined([written(one(COMPANIES, random)), ...some(0.2, random, () => headed('{name}')), written('Hooli')], ', '),
    ],
    ['summary', joined(mixed([written(work), plainLine(), plainLine(), named(), reachable(), ...alike], random), ' ')],
    ['keyHighlights.0', plainLine()],
    ['keyHighlights.1', joined([plainLine(), named()], ' ')],
    ['keyHighlights.2', reachable()],
    ['keyHighlights.3', joined([plainLine(), plainLine()], ' ')],
    ['previousCompanies.0', joined([written(`${one(COMPANIES, random)}, 2012–2016`), named()], ': ')],
    ['previousCompanies.1.company', written(one(COMPANIES, random))],
    ['previousCompanies.1.title', joined([written(olderRole), ...some(0.15, random, () => headed('/ {name}'))], ' ')],
    [
      'previousCompanies.1.description',
      joined([plainLine(), named(), written(olderWork), plainLine(), reachable()], '\n'),
    ],
  ])
  for (let skill = 0; skill < 4; skill++)
    texts.set(`techStack.${skill}`, written(SKILLS[(skill * 3 + random.between(0, 2)) % SKILLS.length] ?? ''))
  return { person, texts, links: [...linksOf(person, random)] }
}

function inventStranger(material: Strangers, part: StrangerPart, random: Random): Stranger {
  const { locale, ...people } = one(material.people, random)
  const { name: last, latin: latinLast, cases, alike } = one(people.last, random)
  const {
    name: first,
    latin: latinFirst,
    short,
  } = one(
    people.first.filter(({ name }) => !last.includes(name)),
    random,
  )
  const middle = people.middle && random.next() < 0.25 ? one(people.middle, random) : ''
  const german = locale === 'de' ? writtenOut : plain
  const [f, l] = [slug(german(latinFirst)), slug(german(latinLast))]
  const year = String(random.between(70, 99))
  const { locals, linkedins, handles, sites } = addresses[part]({ f, l, year, random })
  const local = one(locals, random)
  const linkedin = one(linkedins, random)
  const ways = phoneWays(material, random)
  return {
    name: [first, middle, last].filter(Boolean).join(' '),
    ...{ first, middle, last, alike, cases, short, locale, linkedin, ways },
    latin: [latinFirst, latinLast],
    nick: local,
    email: `${local}@${one([...material.hosts, ...material.hosts, `${l}.example`], random)}`,
    phone: one(ways, random),
    handle: one([...handles, local], random),
    site: one(sites, random),
  }
}

type Slugs = { f: string; l: string; year: string; random: Random }
type Addresses = { locals: string[]; linkedins: string[]; handles: string[]; sites: string[] }

/** What people make of their names: of the first `f`, the last `l` and a number. */
const addresses: Record<StrangerPart, (slugs: Slugs) => Addresses> = {
  fourth: ({ f, l, year, random }) => ({
    locals: [
      ...[`${f}.${l}`, `${f}.${l}`, `${f[0]}.${l}`, `${f[0]}${l}`, `${f}${l}`, `${f}.${l}${year}`, `${l}.${f}`],
      ...[`${f}_${l}`, `${l}${f[0]}`, `${l}${year}`, `${f}${year}`, `mail.${l}`],
      `${one(['kayak', 'mountainbike', 'vinylfan', 'chessnut', 'gardener', 'espresso'], random)}${year}`,
    ],
    linkedins: ['', `${f}-${l}`, `${f}-${l}-${year}a41b${year}`, `${f}${l}`, `${f[0]}${l}`, `${l}${year}`],
    handles: [`${f}${l}`, `${f[0]}${l}`, `${f}_${l}`, `${f}.${l}`, `${l}_${f}`, `${l}${year}`],
    sites: [`${f}${l}.com`, `${f}-${l}.net`, `${l}.me`, `${f}.${l}.name`, `${l}-consulting.eu`],
  }),
  fifth: ({ f, l, year, random }) => ({
    locals: [
      ...[`${f}.${l}`, `${f}-${l}`, `${f}${l}19${year}`, `${l}.${f[0]}`, `${f}${l[0]}${year}`, `${l}-${f}`, `dr.${l}`],
      ...[`hello.${f}${l}`, `${f[0]}${l}${year}`, `the${l}s`, `${l}.jobs`, `${f}.${l}.cv`],
      `${one(['bookworm', 'trailrunner', 'catmum', 'sailor', 'synthpop', 'ilovetea'], random)}${year}`,
    ],
    linkedins: ['', `${l}-${f}`, `${f}-${l}-phd`, `${f}${l}${year}`, `${f}-${l}-0${year}1c2`, `in-${l}`],
    handles: [`${f}${l}dev`, `real${f}${l}`, `${f[0]}_${l}`, `${l}${f[0]}`, `${f}.${l}.${year}`, `its${f}${l}`],
    sites: [`${f}${l}.me`, `${l}.dev`, `${f}-${l}.eu`, `studio-${l}.com`, `dr-${l}.org`, `${f[0]}${l}.net`],
  }),
  sixth: sixthAddresses,
}

function linksOf({ site, handle, linkedin, latin: [first, last] }: Stranger, random: Random): Profile['links'] {
  const [f, l] = [slug(first), slug(last)]
  const personal = [`https://www.${site}`, `https://github.com/${handle}`, `https://${f}${l}.github.io/work`]
  const own = [`https://www.artstation.com/${f}_${l}`, `https://issuu.com/${l}/docs/portfolio`]
  return [
    {
      address: one(
        [...personal, ...own, ...some(linkedin ? 1 : 0, random, () => `https://linkedin.com/in/${linkedin}`)],
        random,
      ),
      identifies: true,
    },
    {
      address: one(
        [
          'https://www.museum.example/exhibitions/light',
          'https://shop.example/lamps?page=3',
          'https://docs.example/guide/v2.1/start',
        ],
        random,
      ),
      identifies: false,
    },
  ]
}

/** Each item once before any comes again. */
function byTurns<Item>(items: Item[], random: Random): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = mixed([...items], random)
    const item = left.pop()
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }
}

/** The first that there is: not everybody's name has each form. */
function until<Item>(make: () => Item | undefined): Item {
  for (let tries = 0; tries < 500; tries++) {
    const item = make()
    if (item !== undefined) return item
  }
  throw new Error('No form fits')
}
