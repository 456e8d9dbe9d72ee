import { type Random, seededRandom } from '@talentdesk/reader/bench/random'
import { describedOccupations, type Occupation } from '../../api/matching/occupations.ts'
import { isTechnology, knownSkills } from '../../api/matching/skills.ts'

/** The input of a search. */
export type Search = { jobDescription: string; targetArea?: string; availableOnly?: boolean }

/** Invented job descriptions of some 200 words, the same in each run. */
export const inventDescriptions = (many: number): string[] =>
  Array.from({ length: many }, (_, number) => inventDescription(seededRandom(`description ${number}`)))

const technologies = knownSkills.filter(isTechnology)

function inventDescription(random: Random): string {
  const { name, signs } = random.pick(describedOccupations as unknown as readonly [Occupation, ...Occupation[]])
  const level = random.pick(['', 'Senior ', 'Junior ', 'Lead '] as const)
  const required = [
    ...sample(random, signs, random.between(2, 8)),
    ...sample(random, technologies, random.between(0, 4)),
  ]
  const wished = [...sample(random, signs, 2), ...sample(random, technologies, random.between(0, 3))]
  return [
    `${level}${name}`,
    sample(random, usual, random.between(6, 14)).join(' '),
    `Requirements:\n- ${required.join('\n- ')}`,
    `${random.between(1, 8)}+ years of experience.`,
    `Nice to have: ${wished.join(', ')}.`,
  ].join('\n')
}

const sample = (random: Random, items: string[], many: number) => [
  ...new Set(Array.from({ length: many }, () => items[Math.floor(random.next() * items.length)] ?? '')),
]

/** Common sentences of job descriptions that say nothing about the work. */
const usual = [
  'You work closely with colleagues in three countries and report to the head of the department.',
  'We value curiosity, clear writing and steady delivery.',
  'Every week the team shows its progress to customers and plans the next steps.',
  'You take part in interviews, mentor younger colleagues and keep documents up to date.',
  'Our offices are near the central station, and two days at home are usual.',
  'The budget for training is yours to spend.',
  'You improve how we measure quality, cost and time of each project.',
  'You decide with the product owner what is worth doing, and say early when a date is at risk.',
  'We were founded thirty years ago and still belong to our founders.',
  'You find the causes of problems and not only their signs.',
  'There is a canteen, a garden, and a bicycle for whoever wants one.',
  'You speak with suppliers and customers in good English, in writing and on the phone.',
  'A reading group meets on Fridays, and nobody is asked to stay late.',
  'You hand over your work so that somebody else can carry on with it.',
]

/** Searches that could be slow: very short texts, very long texts, and texts that match no talent or all talents. */
export const extremes: { name: string; asked: Search }[] = [
  { name: 'one word', asked: { jobDescription: 'Java' } },
  { name: 'a title', asked: { jobDescription: 'Java Developer' } },
  { name: 'common skills', asked: { jobDescription: 'Must have: SQL, Git, Excel, Jira, Testing, JavaScript.' } },
  {
    name: 'no known work',
    asked: { jobDescription: 'Somebody who repairs antique clocks and speaks with collectors all over the world.' },
  },
  { name: 'common words', asked: { jobDescription: `${usual.join(' ')}` } },
  { name: '2,000 words', asked: { jobDescription: inventDescriptions(14).join('\n') } },
]
