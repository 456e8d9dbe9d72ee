import { nameWords } from '@talentdesk/reader/words/people'
import * as capital from './capitals.ts'
import * as lower from './lowerCase.ts'
import type { Certainty } from './parts.ts'
import type { LoneWord } from './position.ts'
import * as at from './position.ts'

/** A clue for a person, or with a negative weight, against a person. A total of ENOUGH decides for the person. */
type Clue = { example: string; weight: number; applies: (alone: LoneWord) => boolean }

export const ENOUGH = 3

const clue = (example: string, weight: number, applies: Clue['applies']): Clue => ({ example, weight, applies })

const anyhow = [
  clue("'@cook'", 99, ({ left }) => left.endsWith('@')),
  clue("'Morgan Stanley'", -999, at.isFirm),
  clue("'Baker (she/her)'", 99, at.isBeforePronouns),
  clue("'Ms Cook', 'Mentor: Cook', 'thanked Cook'", 99, at.isIntroduced),
  clue("'people like Cook'", 3, at.isLikened),
]

/** Clues for words with a capital. */
const ofCapitals: Record<Certainty, Clue[]> = {
  rare: [clue('a name and nothing else', 9, () => true), clue("'im Ernst'", -9, capital.isGermanNoun)],
  everyday: [
    clue('a capital', 3, () => true),
    clue("'ein Bäcker'", -3, at.isAfter(nameWords.articles)),
    clue("'As Baker example'", 3, capital.isSubject),
    clue("'the Baker’s oven'", 3, ({ word }) => word.isPossessive),
  ],
  ordinary: [
    clue("'Price’s team'", 6, ({ word }) => word.isPossessive),
    clue("'Mentor: Cook', 'Cook – owner'", 6, capital.isSetOff),
    clue("'(Cook)'", 6, ({ left, right }) => /[([]$/.test(left) && /^(?:[)\]]|, )/.test(right)),
    clue("'by May 2020'", -6, capital.isMonth),
    clue("'Page 2', '24 Hill'", -3, capital.isBesideFigures),
    clue(
      "'as Cook'; 'As Cook example' is none",
      -6,
      alone => !alone.before?.isCapital && at.isAfter(nameWords.articles)(alone),
    ),
    clue("'HR' and 'LEAD'", -3, ({ word }) => at.isShout(word)),
    clue("'Dipl.-Ing. (FH) KOCH'", 3, capital.isInCapitals),
    clue("'Globex, Cook, Hooli'", 3, capital.isListed),
    clue("'Rose led'", 3, capital.isSubject),
    clue("'for Rose on'", 3, capital.isAmid),
    clue("'When Rose', 'Called Rose'", 3, capital.isAfterOpening),
    clue("'Rose and her deputy'", 3, capital.isBesideAnother),
    clue("'Rose-led'", 3, capital.isLeading),
    clue("'Rose (34)', 'Rose: two offers'", 3, capital.isHead),
    clue("'* Rose', '1. Rose', 'Rose / Weber'", 3, at.isWholeItem),
    clue("'Gespräch Rose 10 Uhr'", 6, lower.isAfterTalkWord),
    clue("'Kate Rose' of Katherine", 3, capital.isAfterNickname),
  ],
  town: [
    clue(
      "'asked London'; 'in London' is the town",
      3,
      alone => capital.isAmid(alone) && !at.isAfter(nameWords.locatives)(alone),
    ),
  ],
  tool: [clue("'Jenkins’ team'", 3, ({ word }) => word.isPossessive)],
}

const common = [
  clue("'the baker', '3 bakers'", -9, lower.isAfterDeterminer),
  clue("'a pastry baker'", -4, lower.isInNounPhrase),
  clue("'long-term'", -9, lower.isHyphened),
  clue("'young people', 'price list'", -2, lower.isBeforeNoun),
  clue("'week 3'", -4, lower.isBeforeFigure),
  clue("'like an owl', 'in guerra'", -2, lower.isLikeThing),
  clue("'baker | …'", 1, at.isWholeItem),
  clue("'(baker)', '- baker', 'baker: two offers'", 2, lower.isSetAlone),
  clue("'1) baker'", 2, at.isNumbered),
  clue("'Driver / baker'", 1, lower.isLastItem),
  clue("'with baker'", 1, lower.isAfterCompanion),
  clue("'spoke with baker'", 2, lower.isAfterTalk),
  clue("'call baker back'", 3, lower.isAfterTalkWord),
  clue("'laut baker'", 2, lower.isAccording),
  clue("'baker about', 'baker.'", 1, at.isOpenBehind),
  clue("'baker prefers'", 2, lower.isLowerSubject),
]

/** Clues for words in lower case. */
const ofLowerCase: Record<Certainty, Clue[]> = {
  rare: [
    clue('a name and nothing else', 9, () => true),
    clue("'the delmonte'", -9, alone => lower.isAfterDeterminer(alone) && !at.isAfter(LOOSE)(alone)),
  ],
  everyday: [
    ...common,
    clue('seldom written in resumes', 2, () => true),
    clue("'vino blanco'", -2, lower.isAfterNoun),
    clue("'essai avec marchand réussi', but 'con grande cura'", 2, lower.isCompanyBeforeVerb),
    clue("'is baker free?'", 3, lower.isAskedFor),
    clue("'baker’s'", 2, ({ word }) => word.isPossessive),
  ],
  ordinary: [...common, clue("'young people', 'price list'", -4, lower.isBeforeNoun)],
  town: common,
  tool: common,
}

/** Articles that are also prepositions ('CV de delmonte'), and words of comparison ('people like delmonte'). */
const LOOSE = new Set([...nameWords.comparisons, 'de', 'di', 'a', 'an'])

export const cluesOf = (alone: LoneWord): Clue[] => {
  const { isCapital, isLower, certainty } = alone.word
  const own = (isCapital || !isLower ? ofCapitals : ofLowerCase)[certainty]
  return [...anyhow, ...own].filter(({ applies }) => applies(alone))
}
