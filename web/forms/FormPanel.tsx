import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column } from '../components/styles.ts'

/** One entry of a list in a form, on a tinted ground: its name above its fields. */
export function FormPanel({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.name}>{name}</legend>
      {children}
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    position: 'relative',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // A floating legend leaves the border and becomes an item of the column like the others.
  name: { float: 'left', padding: 0, fontWeight: tokens.fontWeightMedium },
})
