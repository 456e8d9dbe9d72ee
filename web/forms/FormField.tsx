import { Field, type FieldProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type FieldParts = Pick<FieldProps, 'label' | 'required' | 'hint' | 'children' | 'className'> & {
  error?: string | undefined
  /** A warning that does not prevent saving. */
  doubt?: string | undefined
}

/** A control with its label and required mark above, and below it the message, linked by `aria-describedby`. */
export function FormField({ error, doubt, className, ...props }: FieldParts) {
  return (
    <Field
      {...props}
      className={mergeClasses(useStyles().field, className)}
      validationState={error ? 'error' : doubt ? 'warning' : 'none'}
      // Screen readers announce only errors: many warnings may appear when the form opens.
      validationMessage={error ?? { children: doubt, role: undefined }}
    />
  )
}

/** Two related short fields, side by side where there is room. */
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
