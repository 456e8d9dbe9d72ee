import type { Ask } from '../ai/gemini.ts'
import { type ResumeFields, resumeFields } from './fields.ts'

/** Asks Gemini for the fields of a resume. The guideline and the resume are both other people's text. */
export function geminiFields(
  ask: Ask,
  { text, guideline, signal }: { text: string; guideline?: string; signal?: AbortSignal },
): Promise<ResumeFields> {
  const data: Record<string, string> = { resume: text }
  if (guideline?.trim()) data.guideline = guideline.trim()
  return ask({ instructions, data, schema: resumeFields, signal })
}

const instructions = `You read the resume of one person for a recruiter and answer its fields.
"resume" is the text of the resume in reading order. Take every value from it as it is printed; what is not printed is an empty text, an empty list or null. Invent nothing.
"guideline", when given, is the recruiter's wish about what to look at first: it may change the order and the choice of skills and highlights, and nothing else.`
