import { z } from 'zod'
import { optionalText } from '../rules/rules.ts'
import { resumeLabels } from './words.ts'

export const RESUME_REQUIRED = 'Please select a PDF resume to upload.'

/** The recruiter's guideline for reading a resume. */
export const resumeRules = z.object({ aiGuideline: optionalText(resumeLabels.aiGuideline, 2_000).optional() })
