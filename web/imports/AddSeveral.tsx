import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple'
import { DialogButton } from '../components/DialogButton.tsx'
import { laterDialog } from '../components/laterDialog.tsx'

/** The button that opens the dialog to choose several resumes, as an alternative to dropping files. */
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
