import { Field, type FieldProps, makeStyles } from '@fluentui/react-components'

type Props = Pick<FieldProps, 'label' | 'required' | 'hint' | 'children' | 'className'> & {
  error?: string | undefined
  /** What should be looked at, though it may stay. */
  doubt?: string | undefined
}

/** A control with its label above, the mark of a required one, and the message below, which the control names. */
export function FormField({ error, doubt, className, ...props }: Props) {
  const styles = useStyles()
  return (
    <Field
      {...props}
      className={`${styles.root} ${className ?? ''}`}
      validationState={error ? 'error' : doubt ? 'warning' : 'none'}
      // Many may appear with the form: only an error is called out.
      validationMessage={error ?? { children: doubt, role: undefined }}
    />
  )
}

const useStyles = makeStyles({ root: { minWidth: 0 } })
