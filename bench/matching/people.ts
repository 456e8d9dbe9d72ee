import { type Occupation, occupations } from '../../api/matching/occupations.ts'
import { isTechnology, knownSkills } from '../../api/matching/skills.ts'
import { talentAreas } from '../../api/talents/words.ts'
import { type Chance, chance } from '../chance.ts'

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

/** Talents as rows to insert, the same for the same numbers. Invented, and each of an occupation with what belongs to it. */
export function peopleFrom(from: number, to: number) {
  return Array.from({ length: to - from }, (_, at) => person(from + at))
}

function person(number: number) {
  const dice = chance(`talent ${number}`)
  const occupation = dice.pick(occupations as unknown as Some<Occupation>)
  const role = `${dice.pick(levels)}${occupation.name}`
  const signs = occupation.signs as unknown as Some<string>
  const skills = [...sample(dice, signs, dice.between(3, 8)), ...sample(dice, technologies, dice.between(1, 5))]
  return {
    name: `Talent ${number}`,
    role,
    area: dice.pick(areas),
    status: dice.pick(statuses),
    seniority: dice.pick(['Junior', 'Mid', 'Senior', 'Lead']),
    companies: 'Analytical Engines',
    techStack: skills,
    summary: `${role} with ${dice.between(1, 20)} years of experience in ${sample(dice, signs, 3).join(', ')}.`,
    keyHighlights: [sentence(dice, signs), sentence(dice, signs)],
    previousCompanies: Array.from({ length: dice.between(1, 4) }, (_, job) => ({
      company: `Company ${dice.between(1, 5000)}`,
      title:
        job === 0 || dice.next() < 0.7 ? occupation.name : dice.pick(occupations as unknown as Some<Occupation>).name,
      description: Array.from({ length: dice.between(2, 7) }, () => sentence(dice, signs)).join('\n'),
    })),
  }
}

const sentence = (dice: Chance, signs: Some<string>) =>
  `${dice.pick(verbs)} ${dice.pick(objects)} by ${dice.pick(signs)} and ${dice.pick(signs)}, ${dice.pick(ends)}.`

const sample = (dice: Chance, items: Some<string>, many: number) => [
  ...new Set(Array.from({ length: many }, () => dice.pick(items))),
]
