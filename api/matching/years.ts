import { dates, numbers, yearWords } from '@talentdesk/reader/words/resumes'
import { advertisementWords } from './language/jobs.ts'
import { isTechnology, partOf, skillsIn } from './skills.ts'

/** The maximum number of years of experience, as '60 years' is more likely the age of a company. */
const MOST_YEARS = 25

/** Excludes years that describe the history of a company. */
const noHistory = `(?<!\\b${advertisementWords.history}\\s{1,3}(?:(?:über|plus de|más de)\\s{1,3})?)`

/** Words after years that exclude experience: '3 years ago', 'two years old', 'four years running'. */
const noExperience = '(?!\\s+(?:old|ago|young|running|later|in a row|fa|geleden|temu|atrás|alt)(?!\\p{L}))'

/** Pattern for the years of a requirement: '3+ years', '3 - 5 Jahre', '3 à 5 ans', '3 or 4 years'. */
const yearsFrom = new RegExp(
  `${noHistory}(?<![\\p{L}\\d])(\\d{1,2})\\)?\\s{0,9}(?:\\+|(?:${dates.between}|\\s(?:or|oder|ou|o|of|lub)\\s)\\s{0,9}\\d{1,2})?\\s{0,9}(?:(?:or|oder|ou|o|of) (?:more|mehr|plus|más|mais|più|meer)\\s{1,9})?${yearWords}(?!\\p{L})${noExperience}`,
  'giu',
)

/** The first years of experience that a text asks for, in digits or words, and their skill if only one is named. */
export function yearsAsked(described: string): { years: number | undefined; yearsOf: string | undefined } {
  const text = inFigures(described)
  const all = [...text.matchAll(yearsFrom)].filter(({ 1: years }) => Number(years) >= 1 && Number(years) <= MOST_YEARS)
  const found = all.find(({ index, 0: { length } }) => isExperience(text, index, index + length)) ?? all[0]
  if (!found) return { years: undefined, yearsOf: undefined }
  const behind = ofWhat.exec(text.slice(found.index + found[0].length))?.[1] ?? ''
  const [skill, ...others] = skillsIn([partOf(behind)])
  return { years: Number(found[1]), yearsOf: others.length === 0 && skill && isTechnology(skill) ? skill : undefined }
}

/** The number of characters before and after years that are searched for a word of experience. */
const NEAR = 40

const isExperience = (text: string, from: number, to: number) =>
  experience.test(text.slice(Math.max(0, from - NEAR), to + NEAR))
const experience =
  /exp[eé]rien[cz]|erfahrung|esperienza|ervaring|do[sś]wiadcz|experi[eè]nci|track record|praxis|background|exp\b/i

/** Pattern for the text after years that may name a skill: '… of experience with Go'. */
const ofWhat = /^(?: of)?(?:(?: \w+){0,2} experience)? (?:with|in|of|using) ([^.,;\n]{1,40})/i

const numberWord = Object.keys(numbers).join('|')

/** A number in words before years or another number: 'five years', 'three to five years', 'seven (7) years'. */
const writtenOut = new RegExp(
  `(?<![\\p{L}\\d])(${numberWord})([-\\s]plus)?(?=(?:\\s{1,3}(?:${dates.between}|or|oder|ou|o|of|lub)\\s{1,3}(?:${numberWord}|\\d{1,2}|more|mehr|plus|más|mais|più|meer))?(?:\\s{1,3}\\(\\d{1,2}\\))?\\+?\\s{1,3}${yearWords}(?!\\p{L}))`,
  'giu',
)

/** Pattern for ranges: 'between three and five', 'zwischen drei und fünf'. */
const betweenTwo = new RegExp(
  `(?<!\\p{L})(?:between|zwischen|entre|tra|fra|tussen|między)\\s{1,3}(${numberWord}|\\d{1,2})\\s{1,3}(?:and|und|et|y|e|en|i)\\s{1,3}(?=${numberWord}|\\d)`,
  'giu',
)

/** Pattern for years in one word: 'fünfjährige Erfahrung', '5-jarige ervaring'. */
const inOneWord = new RegExp(
  `(?<!\\p{L})(${numberWord}|\\d{1,2})[-\\s]?j(?:ä|ae)?(?:hrige|arige)[rnms]?(?!\\p{L})`,
  'giu',
)

/** Replaces the numbers of years in a text by digits. */
export const inFigures = (text: string) =>
  text
    .replace(betweenTwo, '$1 - ')
    .replace(inOneWord, '$1 Jahre')
    .replace(writtenOut, (_, word: string, plus?: string) => `${numbers[word.toLowerCase()]}${plus ? '+' : ''}`)
