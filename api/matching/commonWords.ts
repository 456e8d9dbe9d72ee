import { commonWordList } from '../language/jobs.ts'
import { stemsOf } from './words.ts'

/** Stems of the words that stand in every job description and every resume, and so tell nobody from anybody. */
export const commonWords = new Set(stemsOf(commonWordList.join(' ')))
