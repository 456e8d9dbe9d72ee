import type { ResumeFields } from '../reading.ts'
import { readPlausibly } from '../readings.ts'
import { readText } from '../word/text.ts'

/** Reads a resume of which only the text is known, as the collections for scoring matches hold it. */
export const readPlainText = (text: string): ResumeFields => readPlausibly(readText(text)).fields
