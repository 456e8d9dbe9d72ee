import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { DialogButton } from '../components/DialogButton.tsx'

/** Leads to the choice of several resumes, for those who do not drop them. */
export function AddSeveral() {
  return (
    <DialogButton
      icon={<DocumentMultipleRegular />}
      onPointerEnter={preload}
      dialog={onClose => <AddSeveralDialog onClose={onClose} />}
    >
      Add several resumes
    </DialogButton>
  )
}

const [AddSeveralDialog, preload] = lazyDialog(async () => (await import('./AddSeveralDialog.tsx')).AddSeveralDialog)
