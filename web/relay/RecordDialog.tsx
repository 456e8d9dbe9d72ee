import type { ReactNode } from 'react'
import { Fields } from '../forms/FieldRows.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import type { FieldSpecs } from '../forms/fields.tsx'
import { type EditOptions, type FormOptions, type RecordForm, useEditForm, useRecordForm } from './useRecordForm.tsx'

type DialogProps<Specs extends FieldSpecs> = {
  title: string
  /** The primary button's label, e.g. 'Add deal', and `working` its label while busy, e.g. 'Adding...'. */
  action?: string
  working?: string
  disabled?: boolean
  /** Shown left of the buttons, e.g. the reason why the primary button is disabled. */
  status?: ReactNode
  onClose: () => void
  children?: (form: RecordForm<Specs>) => ReactNode
}

/** A dialog with the form of `useRecordForm`; closes after saving. Render the dialog only while it is open. */
export function RecordDialog<Specs extends FieldSpecs, Output, Answer>(
  props: DialogProps<Specs> & FormOptions<Specs, Output, Answer>,
) {
  return <Content {...props} form={useRecordForm<Specs, Output, Answer>(closing(props))} />
}

/** Like `RecordDialog`, but for a stored record, with the form of `useEditForm`. */
export function EditDialog<Specs extends FieldSpecs, Change extends object, Answer, Latest>(
  props: DialogProps<Specs> & EditOptions<Specs, Change, Answer, Latest>,
) {
  return <Content {...props} form={useEditForm<Specs, Change, Answer, Latest>(closing(props))} />
}

function closing<Answer, Options extends { onSaved?: (answer: Answer) => void; onClose: () => void }>(
  options: Options,
) {
  return {
    ...options,
    onSaved(answer: Answer) {
      options.onSaved?.(answer)
      options.onClose()
    },
  }
}

function Content<Specs extends FieldSpecs>({
  title,
  action = 'Save changes',
  working = 'Saving...',
  disabled,
  status,
  form,
  onClose,
  children = each => <Fields form={each} />,
}: DialogProps<Specs> & { form: RecordForm<Specs> }) {
  return <FormDialog {...{ title, form, action, working, disabled, status, onClose }}>{children(form)}</FormDialog>
}
