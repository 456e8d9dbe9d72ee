import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple'
import { DialogButton } from '../components/DialogButton.tsx'
import { laterDialog } from '../components/laterDialog.tsx'

/** Leads to the choice of several resumes, for those who do not drop them. */
export function AddSeveral() {
  return (
    <DialogButton
      icon={<DocumentMultipleRegular />}
      onPointerEnter={AddSeveralDialog.preload}
      dialog={onClose => <AddSeveralDialog onClose={onClose} />}
    >
      Add several resumes
    </DialogButton>
  )
}

const AddSeveralDialog = laterDialog(async () => (await import('./AddSeveralDialog.tsx')).AddSeveralDialog)
