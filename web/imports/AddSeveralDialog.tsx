import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { FILE_RULES } from '../../api/files/rules.ts'
import { useFirstFocus, useFocusReturn } from '../components/focus.ts'
import { caption, column } from '../components/styles.ts'
import { isMeant } from './droppedFiles.ts'
import { useUploads } from './importUploads.ts'

/** The dialog that chooses several resumes, or a whole folder. Rendered only while it is open. */
export function AddSeveralDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  useFocusReturn()
  const content = useFirstFocus()
  const [, uploads] = useUploads()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (list: FileList | null) => {
    if (!list || list.length === 0) return
    uploads.add([...list].filter(isMeant))
    onClose()
  }
  const input = { type: 'file', multiple: true, hidden: true } as const
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />}
          >
            Add several resumes
          </DialogTitle>
          <DialogContent ref={content} className={styles.content}>
            <Text>
              They are kept and read at once. You review each before it becomes a talent. You can also drop files or a
              folder anywhere on the list of talents.
            </Text>
            <div className={styles.buttons}>
              <Button appearance="primary" onClick={() => files.current?.click()}>
                Choose files
              </Button>
              <Button onClick={() => folder.current?.click()}>Choose folder</Button>
            </div>
            <Text className={styles.hint}>
              PDF, DOC, DOCX, PNG, JPEG or WebP, at most 10 MB each and 200 files at once.
            </Text>
            <input
              {...input}
              ref={files}
              accept={FILE_RULES.IMPORT.accept}
              aria-label="Files"
              onChange={({ target }) => take(target.files)}
            />
            <input
              {...input}
              ref={element => {
                folder.current = element
                element?.setAttribute('webkitdirectory', '')
              }}
              aria-label="Folder"
              onChange={({ target }) => take(target.files)}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { ...column, gap: tokens.spacingVerticalL, outline: 'none' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  hint: caption,
})
