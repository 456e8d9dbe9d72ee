import { z } from 'zod'
import commonWordsFile from './commonWords.json' with { type: 'json' }
import { list } from './lists.ts'
import smallWordsFile from './smallWords.json' with { type: 'json' }

/* Common words by language, from the data files of this folder. */

/** By language: words that occur in all job descriptions and resumes, and so do not distinguish people. */
export const commonWordsByLanguage = z.record(z.string(), list).parse(commonWordsFile)

/** By language: function words, which make up a third of any text. */
export const smallWordsByLanguage = z.record(z.string(), list).parse(smallWordsFile)

export const commonWordList = Object.values(commonWordsByLanguage).flat()
