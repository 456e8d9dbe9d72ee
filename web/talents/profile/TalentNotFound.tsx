import { RecordNotFound } from '../../app/RecordNotFound.tsx'

/** A number that is nobody's, or no longer. */
export function TalentNotFound() {
  return (
    <RecordNotFound
      title="Talent not found"
      text="It may have been deleted, or the address is mistyped."
      back={{ to: '/', label: 'Back to Talents' }}
    />
  )
}
