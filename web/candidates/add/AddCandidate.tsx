import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, useFragment } from 'react-relay'
import type { AddCandidate_deal$key } from '../../__generated__/AddCandidate_deal.graphql.ts'
import { DialogButton } from '../../components/DialogButton.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'

/** The button that opens the dialog to add a talent to the deal's candidates. */
export function AddCandidate({ deal: key }: { deal: AddCandidate_deal$key }) {
  const { databaseId } = useFragment(fragment, key)
  return (
    <DialogButton
      icon={<PersonAddRegular />}
      dialog={onClose => <AddCandidateDialog dealId={databaseId} onClose={onClose} />}
    >
      Add Candidate
    </DialogButton>
  )
}

const AddCandidateDialog = laterDialog(async () => (await import('./AddCandidateDialog.tsx')).AddCandidateDialog)

const fragment = graphql`
  fragment AddCandidate_deal on Deal { databaseId }
`
