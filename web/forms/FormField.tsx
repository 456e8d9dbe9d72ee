import { Field, type FieldProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type FieldParts = Pick<FieldProps, 'label' | 'required' | 'hint' | 'children' | 'className'> & {
  error?: string | undefined
  /** A warning that does not prevent saving. */
  doubt?: string | undefined
}

/** A control: above it the label with the required mark, below it the message, linked by `aria-describedby`. */
export function FormField({ error, doubt, className, ...props }: FieldParts) {
  return (
    <Field
      {...props}
      className={mergeClasses(useStyles().field, className)}
      validationState={error ? 'error' : doubt ? 'warning' : 'none'}
      // Only errors have a live role: screen readers must not announce many warnings when the form opens.
      validationMessage={error ?? { children: doubt, role: undefined }}
    />
  )
}

/** Two related short fields, side by side if the form is wide enough. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={useStyles().pair}>{children}</div>
}

const useStyles = makeStyles({
  field: { minWidth: 0 },
  pair: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingVerticalL,
  },
})
