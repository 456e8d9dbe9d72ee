import {
  Button,
  type FieldControlProps,
  makeStyles,
  mergeClasses,
  tokens,
  useFieldControlProps_unstable,
} from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { type DragEvent, useRef, useState } from 'react'
import { FILE_RULES, type FileKind } from '../../api/files/rules.ts'
import { caption, column, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormField } from './FormField.tsx'
import { type FileFault, fileFault, formatSize } from './files.ts'

type Props = {
  kind: FileKind
  label: string
  hint: string
  required?: boolean
  error?: string | undefined
  file: File | null
  onChange: (file: File | null) => void
  /** Called for each chosen file: with the reason why it was refused, or with null if it was accepted. */
  onFault?: (fault: FileFault | null) => void
  disabled?: boolean
}

/** A field for one file of this kind. An invalid file is refused at once, with a message in a toast and below. */
export function UploadField({
  kind,
  label,
  hint,
  required = false,
  error,
  file,
  onChange,
  onFault,
  disabled = false,
}: Props) {
  const toast = useToast()
  const [fault, setFault] = useState<string>()
  const choose = (chosen: File | null) => {
    const found = chosen && fileFault(kind, chosen)
    setFault(found?.text)
    onFault?.(found)
    if (found) toast({ ...found, intent: 'error' })
    else onChange(chosen)
  }
  return (
    <FormField label={label} required={required} error={fault ?? error}>
      <FileDrop accept={FILE_RULES[kind].accept} hint={hint} file={file} disabled={disabled} onChange={choose} />
    </FormField>
  )
}

type DropProps = {
  /** The `accept` attribute of the file input: '.pdf,application/pdf', 'image/*'. */
  accept: string
  hint: string
  file: File | null
  onChange: (file: File | null) => void
  disabled: boolean
}

/** An area that accepts one file, by drop or file picker, and shows the file's name and size. */
function FileDrop({ accept, hint, file, onChange, disabled }: DropProps) {
  const styles = useStyles()
  const field = useFieldControlProps_unstable<FieldControlProps>({}, { supportsLabelFor: true })
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) onChange(dropped)
  }

  const clear = () => {
    if (input.current) input.current.value = ''
    onChange(null)
    input.current?.focus()
  }

  return (
    <div className={mergeClasses(styles.root, over && styles.over, Boolean(field['aria-invalid']) && styles.invalid)}>
      <input
        {...field}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        className={styles.input}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
      />
      <span className={styles.icon}>{file ? <DocumentRegular /> : <ArrowUploadRegular />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{file ? file.name : 'Drop a file here, or choose one'}</span>
        <span className={styles.hint}>{file ? formatSize(file.size) : hint}</span>
      </span>
      {file && (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={`Remove ${file.name}`}
          disabled={disabled}
          className={styles.clear}
          onClick={clear}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...row,
    position: 'relative',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '72px',
    padding: tokens.spacingHorizontalL,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    transitionProperty: 'border-color, background-color',
    transitionDuration: tokens.durationFaster,
    ':hover': { border: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
    ':has(input:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  invalid: { border: `1px dashed ${tokens.colorPaletteRedBorder2}` },
  // Invisible over the whole area: a click anywhere opens the picker, and keyboard and labels work as usual.
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorNeutralForeground3 },
  words: { ...column, flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  hint: { ...caption, lineHeight: tokens.lineHeightBase200 },
  clear: { position: 'relative', flexShrink: 0 },
})
