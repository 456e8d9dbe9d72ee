import { useEffect, useRef, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { useResumeReading_resume$key } from '../../__generated__/useResumeReading_resume.graphql.ts'
import type { useResumeReadingMutation } from '../../__generated__/useResumeReadingMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { ResumeReading } from './resume/reading.ts'
import { fromResume } from './talentFields.ts'
import type { SendFile } from './useUploads.ts'

/** Answers undefined when it was stopped. Throws a ProblemError. */
type Read = (resume: { file: File; aiGuideline: string }) => Promise<ResumeReading | undefined>

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
      if (!answer) return undefined
      const found = readingOf(answer.extractResume.resume)
      return { ...found, values: { ...found.values, resumeUrl, resumeFile: null } }
    } catch (error) {
      if (run.signal.aborted) return undefined
      throw error
    } finally {
      setActive(false)
    }
  }
  return { active, read, stop: () => running.current?.abort() }
}

/** What a resume says, for the form and for the resume beside it. */
export function readingOf(key: useResumeReading_resume$key): ResumeReading {
  const resume = readInlineData(fragment, key)
  return { values: fromResume(resume), evidence: resume.evidence, pages: resume.pages }
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
    evidence {
      field
      value
      confidence
      page
      box {
        x
        y
        width
        height
      }
    }
    pages {
      number
      lines {
        text
        box {
          x
          y
          width
          height
        }
      }
    }
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
