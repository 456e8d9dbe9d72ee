import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ButtonMenu } from './RecordMenu.tsx'
import { badge, StatusBadge } from './StatusBadge.tsx'
import { forcedColors } from './styles.ts'
import { type ToneWord, toneStyle } from './tones.ts'

type Props<Value extends string> = {
  label: string
  words: Record<Value, ToneWord>
  value: Value
  onChange: (value: Value) => void
}

/** A status badge with a menu that changes the status. */
export function StatusSelect<Value extends string>({ label, words, value, onChange }: Props<Value>) {
  const styles = useStyles()
  const values = Object.keys(words) as Value[]
  const { tone, label: word } = words[value]
  return (
    <ButtonMenu
      trigger={
        <button type="button" className={styles.trigger} style={toneStyle(tone)} aria-label={`${label}: ${word}`}>
          {word}
          <ChevronDown16Regular className={styles.chevron} />
        </button>
      }
      items={{
        one: values.map(each => ({ value: each, label: <StatusBadge {...words[each]} /> })),
        chosen: value,
        onChoose(chosen: string) {
          const next = values.find(each => each === chosen)
          if (next) onChange(next)
        },
      }}
    />
  )
}

const useStyles = makeStyles({
  trigger: {
    ...badge,
    gap: tokens.spacingHorizontalXXS,
    paddingInline: `${tokens.spacingHorizontalS} ${tokens.spacingHorizontalXS}`,
    border: 'none',
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { filter: 'brightness(0.97)' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [forcedColors]: { border: '1px solid ButtonBorder' },
  },
  chevron: { opacity: 0.7 },
})
