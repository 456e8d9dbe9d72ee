import { type CandidateStatus, PROCESSING_FAILED } from '../../api/candidates/words.ts'

type Ours = { readonly talentId: number }
type FromOutside = { readonly talentId: number | null | undefined }

/** The applications with a row of their own: an applicant who is also an internal candidate of the deal has one row. */
export function withRowsOfTheirOwn<Each extends FromOutside>(
  applications: readonly Each[],
  ours: readonly Ours[],
): Each[] {
  return applications.filter(
    application => !ours.some(candidate => applicationOf(applications, candidate) === application),
  )
}

/** The application of a talent who had applied to the deal. */
export function applicationOf<Each extends FromOutside>(applications: readonly Each[], { talentId }: Ours) {
  return applications.find(application => application.talentId === talentId)
}

/** The name to show, or a placeholder if the resume has no name or is not read yet. */
export function applicantName(name: string | null | undefined): string {
  return !name || name === PROCESSING_FAILED ? 'External Candidate' : name
}

/** Falls back to the first status for an unknown one. */
export function knownStatus(status: CandidateStatus | '%future added value'): CandidateStatus {
  return status === '%future added value' ? 'APPLIED' : status
}
