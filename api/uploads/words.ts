export const resumeLabels = { resume: 'Resume', aiGuideline: 'AI guideline' } as const
