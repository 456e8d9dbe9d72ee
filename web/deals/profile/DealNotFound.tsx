import { RecordNotFound } from '../../app/RecordNotFound.tsx'

/** A number that is no deal's, or no longer. */
export function DealNotFound() {
  return (
    <RecordNotFound
      title="Deal not found"
      text="The deal you're looking for doesn't exist or you don't have permission to view it."
      back={{ to: '/deals', label: 'Back to Deals' }}
    />
  )
}
