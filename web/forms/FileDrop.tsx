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
import { formatSize, isAccepted } from './files.ts'

type Props = {
  /** As the file input has it: '.pdf,application/pdf', 'image/*'. */
  accept: string
  /** What may be chosen, in words: 'PDF, at most 10 MB'. */
  hint: string
  file: File | null
  onChange: (file: File | null) => void
  /** A file of another kind was dropped. */
  onRefused?: (file: File) => void
  disabled?: boolean
}

/** Takes one file, dropped or picked, and shows its name and size. */
export function FileDrop({ accept, hint, file, onChange, onRefused, disabled = false }: Props) {
  const styles = useStyles()
  const field = useFieldControlProps_unstable<FieldControlProps>({}, { supportsLabelFor: true })
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (!dropped || disabled) return
    if (isAccepted(dropped, accept)) onChange(dropped)
    else onRefused?.(dropped)
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
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
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
  over: {
    border: `1px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  invalid: { border: `1px dashed ${tokens.colorPaletteRedBorder2}` },
  // Lies over the whole area, unseen: pressing anywhere opens the picker, and the keyboard and labels work as ever.
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  clear: { position: 'relative', flexShrink: 0 },
})
