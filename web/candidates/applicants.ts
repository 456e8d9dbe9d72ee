import { type CandidateStatus, PROCESSING_FAILED } from '../../api/candidates/words.ts'

type Ours = { readonly talentId: number }
type FromOutside = { readonly talentId: number | null | undefined }

/** The applications that need a row: all but those of applicants who have a row as internal candidates of the deal. */
export function withRowsOfTheirOwn<Each extends FromOutside>(
  applications: readonly Each[],
  ours: readonly Ours[],
): Each[] {
  return applications.filter(
    application => !ours.some(candidate => applicationOf(applications, candidate) === application),
  )
}

/** The application with which a talent applied to the deal, if any. */
export function applicationOf<Each extends FromOutside>(applications: readonly Each[], { talentId }: Ours) {
  return applications.find(application => application.talentId === talentId)
}

/** The applicant's name, or a placeholder if the resume has no name or is not read yet. */
export function applicantName(name: string | null | undefined): string {
  return !name || name === PROCESSING_FAILED ? 'External Candidate' : name
}

/** Returns the status, or Applied for a status that this version of the page does not know. */
export function knownStatus(status: CandidateStatus | '%future added value'): CandidateStatus {
  return status === '%future added value' ? 'APPLIED' : status
}
