import { isUnfinished } from '../fields/headerWraps.ts'
import type { Job } from '../fields/jobs.ts'
import { withoutBrackets } from '../fields/leaning.ts'
import { findDates } from '../text/dates.ts'
import { logChancesOf, oddsOf, surest } from '../text/pieces.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { companyScore, endsInLegalForm, isTitle } from '../text/titles.ts'
import type { Signs } from './plausibility.ts'
import { meanOf, shapeOf, type Traits, truth } from './traits.ts'

/** Positions with the signs of their reading. */
export type ReadJobs = { jobs: Job[]; signs: Signs }

/** The traits of each position: traits of the position and of the whole list, and the signs of the reading. */
export function traitsOfJobs({ jobs, signs }: ReadJobs): Traits[] {
  const own = jobs.map(ownTraits)
  const mean = (trait: string) => meanOf(own.map(traits => traits[trait] ?? 0))
  const ofList = {
    unsure: jobs.filter(({ confidence }) => confidence < doubtful).length / jobs.length,
    alone: truth(jobs.length === 1),
    oddsOfTitles: mean('oddsOfTitle'),
    oddsOfOthers: mean('otherCompany'),
    knownCompanies: mean('companyIsKnown'),
    datesInTexts: mean('datesInText'),
  }
  return own.map(traits => ({ ...signs, ...traits, ...ofList }))
}

const doubtful = 0.7

function ownTraits({ company, title, description, dates, from, others, confidence }: Job): Traits {
  const { words = 0, letters = 0 } = shapeOf({ value: title, confidence })
  const [asCompany, asTitle] = [oddsOf(withoutBrackets(company)), oddsOf(withoutBrackets(title))]
  const firmly = asCompany.firm - asCompany.title + asTitle.title - asTitle.firm
  const best = (kind: 'firm' | 'title') =>
    Math.max(-surest, ...others.map(text => oddsOf(withoutBrackets(text))[kind])) / surest
  return {
    ...shapeOf({ value: company, confidence }),
    dated: truth(dates?.range === true),
    titleIsKnown: truth(isTitle(title)),
    companyIsTitle: truth(isTitle(company)),
    titleWords: words,
    titleLetters: letters,
    hasText: truth(description !== ''),
    ...{ noCompany: truth(company === ''), noTitle: truth(title === '') },
    oddsOfCompany: company === '' ? 0 : asCompany.firm / surest,
    oddsOfTitle: title === '' ? 0 : asTitle.title / surest,
    companyIsNeither: company === '' ? 0 : Math.exp(logChancesOf(withoutBrackets(company)).other),
    titleIsNeither: title === '' ? 0 : Math.exp(logChancesOf(withoutBrackets(title)).other),
    turnedRound: truth(company !== '' && title !== '' && firmly < 0),
    ...{ otherCompany: best('firm'), otherTitle: best('title') },
    companyBreaksOff: truth(isUnfinished(company)),
    companyIsKnown: truth(companyScore(company) > 0),
    hasLegalForm: truth(endsInLegalForm(company)),
    isGlued: truth(/\p{Ll}\p{Lu}/u.test(company)),
    titleIsStudy: truth(namesSchool(title) || namesDegree(title)),
    headerLines: Math.min(from.length, 5) / 5,
    datesInText: truth(description.split('\n').some(line => line.length < 100 && isDated(line))),
  }
}

const isDated = (text: string) => findDates(text).some(({ range }) => range)
