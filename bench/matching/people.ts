import { type Random, seededRandom } from '@talentdesk/reader/bench/random'
import { describedOccupations, type Occupation } from '../../api/matching/occupations.ts'
import { isTechnology, knownSkills } from '../../api/matching/skills.ts'
import { talentAreas } from '../../api/talents/words.ts'

type Some<Item> = readonly [Item, ...Item[]]

const areas = Object.keys(talentAreas) as unknown as Some<keyof typeof talentAreas>
const statuses = ['BACKLOG', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED'] as const
const levels = ['', 'Junior ', '', 'Senior ', 'Senior ', 'Lead '] as const
const technologies = knownSkills.filter(isTechnology) as unknown as Some<string>
const verbs = ['Built', 'Led', 'Introduced', 'Moved', 'Improved', 'Planned', 'Delivered', 'Ran'] as const
const objects = [
  'the order system',
  'a team of five',
  'the yearly plan',
  'a new product',
  'the customer portal',
] as const
const ends = ['and cut costs by a third', 'within half a year', 'for three markets', 'with two partners'] as const

/** Invented talents as rows to insert, each with texts of one occupation. The same numbers give the same rows. */
export function peopleFrom(from: number, to: number) {
  return Array.from({ length: to - from }, (_, at) => person(from + at))
}

function person(number: number) {
  const random = seededRandom(`talent ${number}`)
  const occupation = random.pick(describedOccupations as unknown as Some<Occupation>)
  const role = `${random.pick(levels)}${occupation.name}`
  const signs = occupation.signs as unknown as Some<string>
  const skills = [...sample(random, signs, random.between(3, 8)), ...sample(random, technologies, random.between(1, 5))]
  return {
    name: `Talent ${number}`,
    role,
    area: random.pick(areas),
    status: random.pick(statuses),
    seniority: random.pick(['Junior', 'Mid', 'Senior', 'Lead']),
    companies: 'Analytical Engines',
    techStack: skills,
    summary: `${role} with ${random.between(1, 20)} years of experience in ${sample(random, signs, 3).join(', ')}.`,
    keyHighlights: [sentence(random, signs), sentence(random, signs)],
    previousCompanies: Array.from({ length: random.between(1, 4) }, (_, job) => ({
      company: `Company ${random.between(1, 5000)}`,
      title:
        job === 0 || random.next() < 0.7
          ? occupation.name
          : random.pick(describedOccupations as unknown as Some<Occupation>).name,
      description: Array.from({ length: random.between(2, 7) }, () => sentence(random, signs)).join('\n'),
    })),
  }
}

const sentence = (random: Random, signs: Some<string>) =>
  `${random.pick(verbs)} ${random.pick(objects)} by ${random.pick(signs)} and ${random.pick(signs)}, ${random.pick(ends)}.`

const sample = (random: Random, items: Some<string>, many: number) => [
  ...new Set(Array.from({ length: many }, () => random.pick(items))),
]
