import { readPlausibly } from '../mostPlausible.ts'
import type { ResumeFields } from '../types.ts'
import { readText } from '../word/text.ts'

/** Reads a resume from plain text, the format of the collections for scoring matches. */
export const readPlainText = (text: string): ResumeFields => readPlausibly(readText(text)).fields
