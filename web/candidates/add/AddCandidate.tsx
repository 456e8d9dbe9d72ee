import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, useFragment } from 'react-relay'
import type { AddCandidate_deal$key } from '../../__generated__/AddCandidate_deal.graphql.ts'
import { asDialog } from '../../app/asDialog.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { later } from '../../components/later.tsx'

/** Opens the dialog that adds a talent to the deal's candidates. */
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

const AddCandidateDialog = later(async () => (await import('./AddCandidateDialog.tsx')).AddCandidateDialog, asDialog)

const fragment = graphql`
  fragment AddCandidate_deal on Deal { databaseId }
`
