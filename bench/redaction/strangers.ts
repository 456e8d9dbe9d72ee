import { type Random, seededRandom } from '@talentdesk/reader/bench/random'
import { type Habits, habitsOf } from './habits.ts'
import { one, plain, slug } from './identities.ts'
import type { StrangerLanguage, Strangers } from './material.ts'
import { COMPANIES, mixed, type Profile, SKILLS, some } from './profiles.ts'
import { phoneWays } from './strangerContacts.ts'
import { type Stranger, writtenOut } from './strangerNames.ts'
import { filled, joined, type Written, written } from './written.ts'

/** So many profiles of people whom nobody who mends the engine has invented. */
export function writeStrangers(language: StrangerLanguage, count: number): Profile[] {
  return Array.from({ length: count }, (_none, index) =>
    writeStranger(language, seededRandom(`${language.name} ${language.part} ${index}`)),
  )
}

function writeStranger({ part, material }: StrangerLanguage, random: Random): Profile {
  const habits = habitsOf[part]
  const person = inventStranger(material, habits, random)
  const [names, contacts, plains, works] = [
    byTurns(material.names, random),
    byTurns(material.contacts, random),
    byTurns(material.plain, random),
    byTurns(material.works, random),
  ]
  const [nameForms, contactForms] = [byTurns(habits.names, random), byTurns(habits.contacts, random)]
  const filling = (templates: () => string) => () =>
    until(() =>
      filled(templates(), slot => {
        if (slot === 'name') return until(() => habits.slots[nameForms()]?.({ person, material, random }))
        if (slot === 'contact') return until(() => habits.slots[contactForms()]?.({ person, material, random }))
        const make = habits.slots[slot]
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
  return { person, texts, links: habits.links(person, random) }
}

function inventStranger(material: Strangers, habits: Habits, random: Random): Stranger {
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
  const { locals, linkedins, handles, sites } = habits.addresses({ f, l, year, random })
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
