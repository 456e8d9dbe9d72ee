import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useCopy } from './copy.ts'
import { caption, code, column, row } from './styles.ts'
import { useToast } from './Toasts.tsx'
import { StableLabel } from './texts.tsx'

/** A text for programs, with a copy button; JSON is indented. A text area can be scrolled and selected by keyboard. */
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

/** Indents JSON; returns any other text unchanged. */
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
    // Relative to the font size, which is larger on phones.
    lineHeight: '1.35',
    // As high as the text with its wrapped lines; browsers without `fieldSizing` use the `rows` attribute.
    fieldSizing: 'content',
    maxHeight: '320px',
    padding: tokens.spacingHorizontalM,
    border: 'none',
    resize: 'vertical',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
  },
})
