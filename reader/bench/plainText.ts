import { readPlausibly } from '../mostPlausible.ts'
import type { ResumeFields } from '../types.ts'
import { readText } from '../word/text.ts'

/** Reads a resume of which only the text is known, as the collections for scoring matches hold it. */
export const readPlainText = (text: string): ResumeFields => readPlausibly(readText(text)).fields
