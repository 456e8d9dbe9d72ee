import { type Random, seededRandom, shuffle } from '@talentdesk/reader/bench/random'
import { contactForms, type Invented, inventPerson, linkForms, nameForms, one, type Planted } from './identities.ts'
import type { Language } from './material.ts'
import { joined, sentence, type Written, written } from './written.ts'

export type Profile = {
  person: Invented
  /** By the path of the column or item: 'summary', 'previousCompanies.0.title'. */
  texts: Map<string, Written>
  links: { address: string; identifies: boolean }[]
}

export const COMPANIES = [
  'Acme',
  'Northwind GmbH',
  'Contoso',
  'Globex',
  'Initech',
  'Umbrella Labs',
  'Siemens',
  'Bosch',
  'KLM',
  'Santander',
]
export const SKILLS = [
  'Go',
  'SQL',
  'TypeScript',
  'React',
  'Kubernetes',
  'Figma',
  'SAP S/4HANA',
  'C++',
  '.NET',
  'Java 17',
]

/** So many profiles of each language. Everybody follows from language, part and number, whoever else is made. */
export function writeProfiles(language: Language, count: number): Profile[] {
  return Array.from({ length: count }, (_none, index) =>
    writeProfile(language, seededRandom(`${language.name} ${language.part} ${index}`)),
  )
}

function writeProfile(language: Language, random: Random): Profile {
  const { half, works } = language
  const person = inventPerson(half, random)
  const names = draw(nameForms(person), random)
  const contacts = draw(contactForms(person, half, random), random)
  const named = () => sentence(one(half.names, random), '{N}', names())
  const reachable = () => sentence(one(half.contacts, random), '{C}', contacts())
  const plain = () => written(one(half.plain, random))
  const workLine = () => one(works, random).split(': ')
  const [role = ''] = workLine()
  const alike = person.alike === '' ? [] : [written(person.alike)]
  const texts = new Map<string, Written>([
    ['role', random.next() < 0.2 ? joined([written(role), sentence('– {N}', '{N}', names())], ' ') : written(role)],
    [
      'companies',
      joined(
        [
          written(one(COMPANIES, random)),
          ...some(0.3, random, () => sentence('{N}', '{N}', names())),
          written('Hooli'),
        ],
        ', ',
      ),
    ],
    [
      'summary',
      joined(mixed([written(workLine()[1] ?? ''), plain(), plain(), named(), reachable(), ...alike], random), ' '),
    ],
    ['keyHighlights.0', plain()],
    ['keyHighlights.1', joined([named(), plain()], ' ')],
    ['keyHighlights.2', reachable()],
    ['previousCompanies.0', joined([written(`${one(COMPANIES, random)} (2015 - 2019)`), named()], ', ')],
    ['previousCompanies.1.company', written(one(COMPANIES, random))],
    [
      'previousCompanies.1.title',
      joined([written(workLine()[0] ?? ''), ...some(0.2, random, () => sentence('({N})', '{N}', names()))], ' '),
    ],
    ['previousCompanies.1.description', joined([plain(), named(), written(workLine()[1] ?? ''), reachable()], '\n')],
  ])
  for (let skill = 0; skill < 4; skill++)
    texts.set(`techStack.${skill}`, written(SKILLS[(skill * 3 + random.between(0, 2)) % SKILLS.length] ?? ''))
  const links = [
    { address: one(linkForms(person), random), identifies: true },
    { address: `https://shop${random.between(10, 99)}.example/projects/${random.between(1, 9)}`, identifies: false },
  ]
  return { person, texts, links }
}

/** Each form once before any comes again. */
export function draw(forms: Planted[], random: Random): () => Planted {
  let left: Planted[] = []
  return () => {
    if (left.length === 0) left = mixed([...forms], random)
    const form = left.pop()
    if (!form) throw new Error('No form is left')
    return form
  }
}

export function mixed<Item>(items: Item[], random: Random): Item[] {
  shuffle(items, random)
  return items
}

export const some = <Item>(chance: number, random: Random, make: () => Item): Item[] =>
  random.next() < chance ? [make()] : []
