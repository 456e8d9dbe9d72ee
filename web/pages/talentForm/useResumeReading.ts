import { useEffect, useRef, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { useResumeReading_resume$key } from '../../__generated__/useResumeReading_resume.graphql.ts'
import type { useResumeReadingMutation } from '../../__generated__/useResumeReadingMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { fromResume } from './convert.ts'
import type { SendFile } from './useUploads.ts'
import type { TalentFormValues } from './values.ts'

/** Answers undefined when it was stopped. Throws a ProblemError. */
type Read = (resume: { file: File; aiGuideline: string }) => Promise<Partial<TalentFormValues> | undefined>

/** Uploads a resume and has it read: what it says, for the form, with the address of the file. */
export function useResumeReading(send: SendFile) {
  const [extract] = useMutation<useResumeReadingMutation>(mutation)
  const [active, setActive] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const read: Read = async ({ file, aiGuideline }) => {
    const run = new AbortController()
    running.current = run
    setActive(true)
    try {
      const resumeUrl = await send('resume', file, run.signal)
      const input = { resumeUrl, aiGuideline: aiGuideline.trim() || null }
      const answer = await extract({ input }, { signal: run.signal })
      return answer && { ...resumeValues(answer.extractResume.resume), resumeUrl, resumeFile: null }
    } catch (error) {
      if (run.signal.aborted) return undefined
      throw error
    } finally {
      setActive(false)
    }
  }
  return { active, read, stop: () => running.current?.abort() }
}

/** What a resume says, for the form. */
export function resumeValues(key: useResumeReading_resume$key): Partial<TalentFormValues> {
  return fromResume(readInlineData(fragment, key))
}

const fragment = graphql`
  fragment useResumeReading_resume on ExtractedResume @inline {
    name
    role
    area
    seniority
    techStack
    companies
    previousCompanies {
      legacy
      company
      title
      description
    }
    linkedinUrl
    portfolioUrls
    email
    phone
    summary
    keyHighlights
  }
`

const mutation = graphql`
  mutation useResumeReadingMutation($input: ExtractResumeInput!) {
    extractResume(input: $input) {
      resume {
        ...useResumeReading_resume
      }
    }
  }
`
