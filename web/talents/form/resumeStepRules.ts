import { z } from 'zod'

/** The first step of adding a talent. */
export type ResumeStepValues = { resume: File | null; aiGuideline: string }

/** A resume must be chosen; the guideline may be empty. */
export const resumeStepRules: z.ZodType<{ resume: File; aiGuideline: string }, ResumeStepValues> = z.object({
  resume: z
    .custom<File | null>()
    .refine(file => file !== null, 'Please select a PDF resume to upload.')
    .transform(file => file as File),
  aiGuideline: z.string().max(2_000, 'AI guideline must be at most 2,000 characters'),
})
