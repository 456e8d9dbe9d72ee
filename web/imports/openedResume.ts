import { graphql } from 'react-relay'
import type { openedResumeQuery, openedResumeQuery$data } from '../__generated__/openedResumeQuery.graphql.ts'
import { emptyValues } from '../forms/fields.tsx'
import { useFetch } from '../relay/useFetch.ts'
import { reasonInWords } from '../talents/form/problems.ts'
import type { ResumeReading } from '../talents/form/resume/reading.ts'
import { type TalentFormValues, talentFields } from '../talents/form/talentFields.ts'
import { readingOf } from '../talents/form/useResumeReading.ts'

/** A resume in the review, with the values that the form opens with. */
export type OpenedResume = {
  id: number
  fileName: string
  resumeUrl: string
  /** Null if the resume could not be read. */
  reading: ResumeReading | null
  /** The values read from the resume, overwritten by a person's earlier entries. */
  values: TalentFormValues
  /** Other imported resumes with the same bytes or contact. */
  others: readonly { id: string; fileName: string; talentId: number | null }[]
  problem: string | null
}

/** Loads a resume with its draft; null if it no longer exists. Throws a ProblemError. */
export function useOpenResume() {
  const fetch = useFetch<openedResumeQuery>(query)
  return async (id: number): Promise<OpenedResume | null> => {
    const { importedResume } = await fetch({ id })
    return importedResume ? opened(importedResume) : null
  }
}

type ImportedResume = NonNullable<openedResumeQuery$data['importedResume']>

function opened({
  databaseId,
  fileName,
  resumeUrl,
  resume,
  draft,
  similarResumes,
  problem,
  reason,
}: ImportedResume): OpenedResume {
  const reading = resume ? readingOf(resume) : null
  const read = { ...emptyValues(talentFields), ...reading?.values, resumeUrl }
  return {
    ...{ id: databaseId, fileName, resumeUrl, reading },
    values: { ...read, ...fromDraft(draft) },
    others: similarResumes.map(each => ({ ...each, talentId: each.talentId ?? null })),
    problem: problem ? reasonInWords(reason, problem) : null,
  }
}

/** The form's entries as JSON for a draft. Chosen files are left out, as a browser cannot restore files. */
export function toDraft(values: TalentFormValues): string {
  return JSON.stringify(values, (_name, value) => (value instanceof File ? null : value))
}

/** Reads a draft. Fields that do not exist in this version of the form are left out. */
function fromDraft(draft: string | null | undefined): Partial<TalentFormValues> {
  if (!draft) return {}
  const kept: Record<string, unknown> = JSON.parse(draft)
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in talentFields))
}

const query = graphql`
  query openedResumeQuery($id: Int!) {
    importedResume(id: $id) {
      id databaseId fileName resumeUrl draft problem reason
      resume { ...useResumeReading_resume }
      similarResumes { id fileName talentId }
    }
  }
`
