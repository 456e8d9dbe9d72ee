import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useCopy } from './copy.ts'
import { caption, code, column, row } from './styles.ts'
import { useToast } from './Toasts.tsx'
import { StableLabel } from './texts.tsx'

/** Text for a program, JSON with a line for each value, and a button that copies it. In a text area, which the keyboard scrolls and selects. */
export function CodeBlock({ label, text: given }: { label: string; text: string }) {
  const text = indented(given)
  const styles = useStyles()
  const toast = useToast()
  const [copied, copy] = useCopy()
  async function copyText() {
    if (!(await copy(text))) toast({ title: 'Failed to copy', text: 'Select it and copy it by hand.', intent: 'error' })
  }
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <Button size="small" appearance="subtle" aria-label={`Copy ${label}`} onClick={copyText}>
          <StableLabel label={copied ? 'Copied!' : 'Copy'} all={['Copied!', 'Copy']} />
        </Button>
      </div>
      <textarea
        readOnly
        aria-label={label}
        value={text}
        rows={Math.min(text.split('\n').length, MOST_LINES)}
        spellCheck={false}
        className={styles.text}
      />
    </div>
  )
}

/** JSON to be read by people; any other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const MOST_LINES = 18

const useStyles = makeStyles({
  root: {
    ...column,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflow: 'hidden',
  },
  head: {
    ...row,
    justifyContent: 'space-between',
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  label: caption,
  text: {
    ...code,
    // Phones show it larger.
    lineHeight: '1.35',
    // Lines that wrap are shown, too; browsers that do not know it go by the number of lines.
    fieldSizing: 'content',
    maxHeight: '320px',
    padding: tokens.spacingHorizontalM,
    border: 'none',
    resize: 'vertical',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
  },
})
