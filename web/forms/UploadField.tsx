import { useState } from 'react'
import { FILE_RULES, type FileKind } from '../../api/files/rules.ts'
import { useToast } from '../components/Toasts.tsx'
import { FileDrop } from './FileDrop.tsx'
import { FormField } from './FormField.tsx'
import { type FileFault, fileFault } from './fileFault.ts'

type Props = {
  kind: FileKind
  label: string
  hint: string
  required?: boolean
  error?: string | undefined
  file: File | null
  onChange: (file: File | null) => void
  /** Hears why the last choice was refused; null once one was taken. */
  onFault?: (fault: FileFault | null) => void
  disabled?: boolean
}

/** A file of one kind. One that cannot be taken is refused at once, in a toast and under the field. */
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
      <FileDrop
        accept={FILE_RULES[kind].accept}
        hint={hint}
        file={file}
        disabled={disabled}
        onChange={choose}
        onRefused={choose}
      />
    </FormField>
  )
}
