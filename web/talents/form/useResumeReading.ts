import { useEffect, useRef, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { webAddress } from '../../../api/rules/addresses.ts'
import type {
  useResumeReading_resume$data,
  useResumeReading_resume$key,
} from '../../__generated__/useResumeReading_resume.graphql.ts'
import type { useResumeReadingMutation } from '../../__generated__/useResumeReadingMutation.graphql.ts'
import type { FieldSpec } from '../../forms/fields.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { openIncomplete, toExperience } from './experience.ts'
import type { ResumeReading } from './resume/reading.ts'
import { type TalentFormValues, talentFields } from './talentFields.ts'
import { useUploads } from './useUploads.ts'

export type Files = ReturnType<typeof useResumeReading>

/** The actions that upload files and read resumes for the form, and their progress. */
export function useResumeReading() {
  const uploads = useUploads()
  const [extract] = useMutation<useResumeReadingMutation>(mutation)
  const [active, setActive] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Uploads and reads a resume. Resolves to undefined if reading was stopped. Throws a ProblemError. */
  const read = async (file: File, aiGuideline = ''): Promise<ResumeReading | undefined> => {
    const run = new AbortController()
    running.current = run
    setActive(true)
    try {
      const resumeUrl = await uploads.send('resume', file, run.signal)
      setAddress(resumeUrl)
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
      setAddress(null)
    }
  }
  return { ...uploads, reading: active, address, read, stop: () => running.current?.abort() }
}

/** Converts the server's answer to the values for the form and the marks for the resume beside the form. */
export function readingOf(key: useResumeReading_resume$key): ResumeReading {
  const resume = readInlineData(fragment, key)
  const { evidence, doubts, pages } = resume
  return { values: fromResume(resume), evidence, doubts, pages }
}

type Extracted = Omit<useResumeReading_resume$data, ' $fragmentType' | 'evidence' | 'doubts' | 'pages'>

/**
 * The form's values from a resume. Fields that the resume does not mention are missing. The first position without an
 * employer is open in the editor.
 */
export function fromResume({ positionsWithoutEmployer: positions, ...resume }: Extracted): Partial<TalentFormValues> {
  const previousCompanies = [...resume.previousCompanies, ...positions].map(toExperience)
  const safe = {
    ...resume,
    previousCompanies,
    portfolioUrls: resume.portfolioUrls.flatMap(url => webAddress(url) ?? []),
  }
  const specs: Readonly<Record<string, FieldSpec>> = talentFields
  const found = Object.entries(safe).flatMap(([name, stored]) => {
    const value = specs[name]?.read(stored)
    const isSaid = Boolean(value) && !(Array.isArray(value) && value.length === 0)
    return isSaid ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(found),
    ...(positions.length > 0 && { experience: openIncomplete(previousCompanies) }),
  }
}

const fragment = graphql`
  fragment useResumeReading_resume on ExtractedResume @inline {
    name role area seniority techStack companies
    previousCompanies { legacy company title description }
    positionsWithoutEmployer { title description }
    linkedinUrl portfolioUrls email phone summary keyHighlights
    evidence {
      field value confidence page
      box { x y width height }
    }
    doubts {
      field kind page
      box { x y width height }
    }
    pages {
      number
      lines {
        text
        box { x y width height }
      }
    }
  }
`

const mutation = graphql`
  mutation useResumeReadingMutation($input: ExtractResumeInput!) {
    extractResume(input: $input) {
      resume { ...useResumeReading_resume }
    }
  }
`
