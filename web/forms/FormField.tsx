import { Field, type FieldProps, makeStyles } from '@fluentui/react-components'

type Props = Pick<FieldProps, 'label' | 'required' | 'hint' | 'children' | 'className'> & { error?: string | undefined }

/** A control with its label above, the mark of a required one, and the message below, which the control names. */
export function FormField({ error, className, ...props }: Props) {
  const styles = useStyles()
  return (
    <Field
      {...props}
      className={`${styles.root} ${className ?? ''}`}
      validationState={error ? 'error' : 'none'}
      validationMessage={error}
    />
  )
}

const useStyles = makeStyles({ root: { minWidth: 0 } })
