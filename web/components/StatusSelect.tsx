import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { forcedColors } from './forcedColors.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { type ToneWord, toneStyle } from './tones.ts'

type Props<Value extends string> = {
  /** What is chosen, for screen readers: 'Status of Ada Okafor'. */
  label: string
  /** Each value with its word and tone, in the order they are offered. */
  words: Record<Value, ToneWord>
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A status that is changed where it stands. */
export function StatusSelect<Value extends string>({ label, words, value, onChange, disabled }: Props<Value>) {
  const styles = useStyles()
  const values = Object.keys(words) as Value[]
  const { tone, label: word } = words[value]
  return (
    <Menu
      checkedValues={{ status: [value] }}
      onCheckedValueChange={(_, { checkedItems: [chosen] }) => {
        const next = values.find(each => each === chosen)
        if (next && next !== value) onChange(next)
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <button
          type="button"
          className={styles.trigger}
          style={toneStyle(tone)}
          disabled={disabled}
          aria-label={`${label}: ${word}`}
        >
          {word}
          <ChevronDown16Regular className={styles.chevron} />
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {values.map(each => (
            <MenuItemRadio key={each} name="status" value={each}>
              <StatusBadge {...words[each]} />
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  trigger: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    boxSizing: 'border-box',
    height: '24px',
    paddingInline: `${tokens.spacingHorizontalS} ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { filter: 'brightness(0.97)' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': { cursor: 'default' },
    [forcedColors]: { border: '1px solid ButtonBorder' },
  },
  chevron: { opacity: 0.7 },
})
