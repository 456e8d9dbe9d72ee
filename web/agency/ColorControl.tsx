import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { readColor } from '../../api/rules/colors.ts'
import { row } from '../components/styles.ts'

/** Shown in the picker while no colour is chosen. */
const NONE = '#0f6384'

type Props = { name: string; value: string; set(value: string): void }

/** A colour, picked or written as '#0f6384'. */
export function ColorControl({ name, value, set }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Input
        className={styles.words}
        {...{ name, value }}
        placeholder={NONE}
        maxLength={7}
        onChange={(_, { value: typed }) => set(typed)}
      />
      <input
        type="color"
        aria-label="Pick a colour"
        className={styles.picker}
        value={readColor(value) ? value.toLowerCase() : NONE}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...row, gap: tokens.spacingHorizontalS },
  words: { flexGrow: 1, minWidth: 0, width: 0 },
  picker: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '44px',
    height: '32px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})
