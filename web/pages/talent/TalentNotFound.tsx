import { RecordNotFound } from '../../app/RecordNotFound.tsx'

/** A number that is nobody's, or no longer. */
export function TalentNotFound() {
  return (
    <RecordNotFound
      title="This talent is not here"
      text="The profile may have been deleted, or the link may be mistyped."
      back={{ to: '/', label: 'Back to Talents' }}
    />
  )
}
