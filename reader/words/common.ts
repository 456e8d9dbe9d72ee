import { z } from 'zod'
import commonWordsFile from './commonWords.json' with { type: 'json' }
import { list } from './lists.ts'
import smallWordsFile from './smallWords.json' with { type: 'json' }

/* The words that any text has, by language, from the data files of this folder. */

/** By language, the words common to all its job descriptions and resumes, which distinguish nobody. */
export const commonWordsByLanguage = z.record(z.string(), list).parse(commonWordsFile)

/** By language, the small words that make up a third of any text. */
export const smallWordsByLanguage = z.record(z.string(), list).parse(smallWordsFile)

export const commonWordList = Object.values(commonWordsByLanguage).flat()
