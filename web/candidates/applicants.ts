import { PROCESSING_FAILED } from '../../api/applications/rules.ts'
import type { CandidateStatus } from '../../api/candidates/words.ts'

/** What the candidates of both kinds are sorted by. */
export type Applicant = {
  name: string
  role: string
  match: number | null
  status: CandidateStatus
  addedAt: string
}

type Ours = { readonly talentId: number }
type FromOutside = { readonly talentId: number | null | undefined }

/** An applicant who was made a talent and is on the deal as one is one row: the applicants who have a row of their own. */
export function withRowsOfTheirOwn<Each extends FromOutside>(
  applications: readonly Each[],
  ours: readonly Ours[],
): Each[] {
  return applications.filter(
    application => !ours.some(candidate => applicationOf(applications, candidate) === application),
  )
}

/** What the talent had sent before they were one. */
export function applicationOf<Each extends FromOutside>(applications: readonly Each[], { talentId }: Ours) {
  return applications.find(application => application.talentId === talentId)
}

/** What the page calls an applicant whose resume has given no name, or none yet. */
export const NAMELESS = 'External Candidate'

/** An applicant's name as the page shows it. */
export function applicantName(name: string | null | undefined): string {
  return !name || name === PROCESSING_FAILED ? NAMELESS : name
}

/** A status of a newer server than these pages is taken for the first one; nothing is sent of it. */
export function knownStatus(status: CandidateStatus | '%future added value'): CandidateStatus {
  return status === '%future added value' ? 'APPLIED' : status
}
