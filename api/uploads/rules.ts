import { z } from 'zod'
import { optionalText } from '../rules/rules.ts'
import { resumeLabels } from './words.ts'

export const RESUME_REQUIRED = 'Please select a PDF resume to upload.'

/** The input of a reading: the recruiter's instructions for reading the resume. */
export const resumeRules = z.object({ aiGuideline: optionalText(resumeLabels.aiGuideline, 2_000).optional() })
